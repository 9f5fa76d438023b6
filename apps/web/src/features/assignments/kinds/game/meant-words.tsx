import type { ListReport } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import styles from '#features/assignments/teacher/form/form.module.css';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { GameForm } from './game-form.ts';

type MeantWordsProps = {
  several: ListReport['several'];
  meant: GameForm['meant'];
  onMean: (meant: GameForm['meant']) => void;
  isStarted: boolean;
};

/** Words of the list with several meanings: which one is asked, and the others to choose from. */
export function MeantWords({ several, meant, onMean, isStarted }: MeantWordsProps) {
  const { t } = useTranslation(['assignments-teacher', 'dictionary']);
  if (several.length === 0) return null;
  return (
    <ChoiceGroup legend={t('form.several', { count: several.length })} hint={t('form.several-hint')}>
      {() =>
        several.map(({ text, word, meanings }) => {
          const key = text.toLowerCase();
          const chosen = meanings.find((each) => each.word === meant[key])?.word ?? word;
          return (
            <div key={key}>
              <SelectField
                label={text}
                disabled={isStarted}
                value={chosen}
                onChange={({ target }) => onMean({ ...meant, [key]: target.value })}
                options={meanings.map((each) => ({
                  value: each.word,
                  label: `${t(`dictionary:pos.${each.pos}`)}: ${each.definition}`,
                }))}
              />
              <p className={styles.meaning} lang="en">
                {meanings.find((each) => each.word === chosen)?.definition}
              </p>
            </div>
          );
        })
      }
    </ChoiceGroup>
  );
}
