import { gameTypes } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '#features/assignments/kinds/option-card.tsx';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import styles from '#features/assignments/teacher/form/form.module.css';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { usualGame } from './game-form.ts';

/** The nine games, each with its picture; of the chosen one also what one does in it. */
export function GameChoice({ form, isStarted }: Pick<TaskFieldsProps, 'form' | 'isStarted'>) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const { type } = form.fields;
  return (
    <ChoiceGroup legend={t('form.which-game')} hint={t(`games:games.${type}.rules`)} isDisabled={isStarted}>
      {() => (
        <div className={styles.games}>
          {gameTypes.map((each) => (
            <OptionCard
              key={each}
              name="type"
              value={each}
              picture={
                <span className={styles.picture}>
                  <GamePicture type={each} />
                </span>
              }
              title={t(`games:games.${each}.title`)}
              text=""
              isLow
              isChosen={each === type}
              onChoose={() => form.change(usualGame(each))}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
