import type { Assignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreTaskFields } from '#features/assignments/kinds/task-fields.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import layout from '#ui/layout.module.css';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import typography from '#ui/typography.module.css';
import type { Audience } from './audience.ts';
import { InstructionsField } from './instructions-field.tsx';
import type { MorePart } from './more-parts.ts';
import { isWrongInMore, setInMore } from './more-parts.ts';
import type { Learner } from './student-choice.tsx';
import { StudentChoice } from './student-choice.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { AssignmentFormState } from './use-assignment-form.ts';

type MoreFieldsProps = {
  form: AssignmentFormState;
  audience: Audience;
  /** The students of the chosen classes; undefined until they have loaded. */
  learners: readonly Learner[] | undefined;
  /** How many of the chosen students have left all classes of the teacher. */
  gone: number;
  isStarted: boolean;
  /** As it is on the server now; undefined for one that isn't there yet. */
  saved: Assignment | undefined;
};

/** What most homework does without, put away. It opens by itself for what is wrong in it, and names what is set in it. */
export function MoreFields({ form, audience, learners, gone, ...task }: MoreFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isWrong = isWrongInMore(form.errors, form.fields);
  // Before the form puts the focus on what is wrong; nothing inside a closed part can have it.
  if (isWrong && !isOpen) setOpen(true);
  const nameOf = usePartName(form.fields.type);
  const set = setInMore(form.fields).map(nameOf);
  const summary = (
    <>
      {t('form.more')}
      {set.length > 0 && <span className={typography.muted}>: {format.list(set)}</span>}
    </>
  );
  return (
    <Disclosure summary={summary} isOpen={isOpen} onToggle={setOpen}>
      <div className={layout.stack}>
        <Recipients form={form} learners={learners} gone={gone} />
        <MoreTaskFields form={form} {...task} />
        <TermsFields form={form} audience={audience} saved={task.saved} />
      </div>
    </Disclosure>
  );
}

/** What each part is called where it stands. */
function usePartName(type: GameType): (part: MorePart) => string {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  return (part) =>
    ({
      instructions: t('form.instructions'),
      students: t('form.for.some'),
      mode: t('games:setup.mode'),
      items: t(`games:games.${type}.items`),
      test: t('test.switch'),
      timer: t('games:setup.timer'),
      target: t('form.target'),
      appears: t('schedule.field'),
      late: t('work.late'),
      counts: t('form.counts'),
      points: t('form.points'),
    })[part];
}

/** What students are told, and who of them it is for. */
function Recipients({ form, learners, gone }: Pick<MoreFieldsProps, 'form' | 'learners' | 'gone'>) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  return (
    <PartCard title={t('form.details')}>
      {fields.kind !== 'hand-in' && <InstructionsField form={form} />}
      <SelectField
        label={t('form.students')}
        name="isForSome"
        value={fields.isForSome ? 'some' : 'all'}
        onChange={({ target }) => change({ isForSome: target.value === 'some' })}
        options={(['all', 'some'] as const).map((value) => ({ value, label: t(`form.for.${value}`) }))}
      />
      {fields.isForSome && (
        <StudentChoice
          learners={learners}
          chosen={fields.studentIds}
          gone={gone}
          error={errors.studentIds}
          onChange={(studentIds) => change({ studentIds })}
        />
      )}
    </PartCard>
  );
}
