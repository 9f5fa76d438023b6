import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './form.module.css';
import type { PartProps } from './part-props.ts';
import type { Learner } from './student-choice.tsx';
import { StudentChoice } from './student-choice.tsx';

export type DetailsFieldsProps = PartProps & {
  classes: readonly SchoolClass[];
  /** The students of the chosen classes; undefined until they have loaded. */
  learners: readonly Learner[] | undefined;
};

/** Its name, the instructions, and who gets it. */
export function DetailsFields({ form, errors, classes, learners }: DetailsFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  const tick = (id: string, isIn: boolean) =>
    change({ classIds: isIn ? [...fields.classIds, id] : fields.classIds.filter((each) => each !== id) });
  return (
    <PartCard title={t('form.details')}>
      <TextField
        label={t('form.title')}
        name="title"
        autoComplete="off"
        value={fields.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label={t('form.instructions')}
        note={t('optional')}
        name="instructions"
        rows={3}
        autoComplete="off"
        maxLength={limits.textMax}
        value={fields.instructions}
        error={errors.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <ChoiceGroup legend={t('form.classes')} error={errors.classIds}>
        {(control) => (
          <div className={styles.boxes}>
            {classes.map(({ id, name, activeStudents }) => (
              <Checkbox
                key={id}
                {...control}
                name="classIds"
                label={name}
                hint={t('form.class-size', { count: activeStudents })}
                checked={fields.classIds.includes(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
            ))}
          </div>
        )}
      </ChoiceGroup>
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
