import { gameTypes } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { Cards } from '#ui/pictures/cards.tsx';
import styles from './games-tab.module.css';

/** The games, none of which can be played yet. */
export function GamesTab() {
  const { t } = useTranslation('guide');
  return (
    <div className={styles.tab}>
      <div className={styles.intro}>
        <Cards size={96} />
        <div className={styles.words}>
          <h2>{t('games.title')}</h2>
          <p>{t('games.text')}</p>
        </div>
      </div>
      <ul className={styles.games}>
        {gameTypes.map((type) => (
          <li key={type}>
            <strong>{t(`games.names.${type}`)}</strong>
            <span>{t(`games.rules.${type}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
