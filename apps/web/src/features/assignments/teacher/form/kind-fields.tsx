import { IconBook2, IconCards, IconFileText, IconPuzzle, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '#features/assignments/kinds/option-card.tsx';
import { kinds } from '#features/assignments/kinds/task-form.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import styles from './form.module.css';
import type { AssignmentFormState } from './use-assignment-form.ts';

const icons = {
  game: IconPuzzle,
  'hand-in': IconFileText,
  reading: IconBook2,
  words: IconCards,
  outcome: IconTargetArrow,
};

/** What students will do; of the chosen kind, in a sentence. It can't change once somebody has begun. */
export function KindFields({ form, isStarted }: { form: AssignmentFormState; isStarted: boolean }) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  return (
    <ChoiceGroup legend={t('form.kind')} hint={t(`form.kind-text.${fields.kind}`)} isHintBeside isDisabled={isStarted}>
      {() => (
        <div className={styles.kinds}>
          {kinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <OptionCard
                key={kind}
                name="kind"
                value={kind}
                picture={<Icon size="1.5rem" aria-hidden="true" />}
                title={t(`kinds.${kind}`)}
                text=""
                isLow
                isChosen={kind === fields.kind}
                onChoose={() => change({ kind })}
              />
            );
          })}
        </div>
      )}
    </ChoiceGroup>
  );
}
