import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { ClassBoxes } from '#features/assignments/teacher/class-boxes.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import styles from './form.module.css';
import type { AssignmentFormState } from './use-assignment-form.ts';

type DetailsFieldsProps = {
  form: AssignmentFormState;
  classes: readonly SchoolClass[];
  /** The students of the chosen classes; undefined until they have loaded. */
  learners: readonly Learner[] | undefined;
};

/** Its name, the instructions, and who gets it. */
export function DetailsFields({ form, classes, learners }: DetailsFieldsProps) {
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
          error={errors.studentIds}
          onChange={(studentIds) => change({ studentIds })}
        />
      )}
    </PartCard>
  );
}

export type Learner = { studentId: string; studentName: string; className: string };

type StudentChoiceProps = {
  learners: readonly Learner[] | undefined;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Selected students of the chosen classes. */
function StudentChoice({ learners, chosen, error, onChange }: StudentChoiceProps) {
  const { t } = useTranslation('assignments-teacher');
  if (!learners) return <Skeleton shape="row" count={3} label={t('form.students-loading')} />;
  const isOneClass = new Set(learners.map(({ className }) => className)).size < 2;
  const hint =
    learners.length === 0
      ? t('form.nobody')
      : t('form.chosen', {
          count: learners.filter(({ studentId }) => chosen.includes(studentId)).length,
          all: learners.length,
        });
  return (
    <ChoiceGroup legend={t('form.which-students')} hint={hint} error={error}>
      {(control) => (
        <div className={styles.people}>
          {learners.map(({ studentId, studentName, className }) => (
            <Checkbox
              key={studentId}
              {...control}
              name="studentIds"
              label={studentName}
              hint={isOneClass ? undefined : className}
              checked={chosen.includes(studentId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, studentId] : chosen.filter((each) => each !== studentId))
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
