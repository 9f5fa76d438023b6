import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import styles from './form.module.css';

export type GameChoiceProps = { type: GameType; isDisabled: boolean; onChoose: (type: GameType) => void };

/** The nine games, each with its picture and what one does in it. */
export function GameChoice({ type, isDisabled, onChoose }: GameChoiceProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend>{t('form.which-game')}</legend>
      <div className={styles.games}>
        {gameTypes.map((each) => (
          <label key={each} className={styles.game}>
            <input
              type="radio"
              name="type"
              value={each}
              checked={each === type}
              aria-labelledby={`game-${each}`}
              aria-describedby={`game-${each}-rules`}
              onChange={() => onChoose(each)}
            />
            <span className={styles.picture}>
              <GamePicture type={each} />
            </span>
            <span className={styles.words}>
              <strong id={`game-${each}`}>{t(`games:games.${each}.title`)}</strong>
              <span id={`game-${each}-rules`} className={styles.hint}>
                {t(`games:games.${each}.rules`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
