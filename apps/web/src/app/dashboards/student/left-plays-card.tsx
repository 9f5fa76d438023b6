import { Link } from '@tanstack/react-router';
import type { LeftPlay } from '@wordgrove/contract/dashboards';
import { useTranslation } from 'react-i18next';
import { gamePath } from '#features/games/game-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import styles from './student.module.css';

/** Games that were left unfinished and can be continued. */
export function LeftPlaysCard({ plays }: { plays: readonly LeftPlay[] }) {
  const { t } = useTranslation(['dashboards', 'games']);
  const format = useFormat();
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-plays">
      <h2 id="dashboard-plays">{t('plays.title')}</h2>
      <ul className={styles.list}>
        {plays.map(({ id, type, startedAt }) => (
          <li key={id}>
            <Link className={styles.title} to={gamePath(type)} search={() => ({ play: id })}>
              {t(`games:games.${type}.title`)}
            </Link>
            <span className={styles.why}>{t('plays.since', { when: format.dateTime(startedAt) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
