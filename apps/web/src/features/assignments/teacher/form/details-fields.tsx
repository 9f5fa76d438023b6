import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { ClassBoxes } from '#features/assignments/teacher/class-boxes.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { Learner } from './student-choice.tsx';
import { StudentChoice } from './student-choice.tsx';
import type { AssignmentFormState } from './use-assignment-form.ts';

type DetailsFieldsProps = {
  form: AssignmentFormState;
  classes: readonly SchoolClass[];
  /** The students of the chosen classes; undefined until they have loaded. */
  learners: readonly Learner[] | undefined;
  /** How many of the chosen students have left all classes of the teacher. */
  gone: number;
};

/** Its name, the instructions, and who gets it. */
export function DetailsFields({ form, classes, learners, gone }: DetailsFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, errors, change } = form;
  return (
    <PartCard title={t('form.details')}>
      <TextField label={t('form.title')} autoComplete="off" {...form.text('title')} />
      <TextAreaField
        label={t('form.instructions')}
        note={t('optional')}
        rows={3}
        autoComplete="off"
        maxLength={limits.textMax}
        {...form.text('instructions')}
      />
      <ClassBoxes
        classes={classes}
        chosen={fields.classIds}
        error={errors.classIds}
        onChange={(classIds) => change({ classIds })}
      />
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
