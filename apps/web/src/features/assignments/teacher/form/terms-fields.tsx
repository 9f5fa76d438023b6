import type { Assignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { taskRules } from '#features/assignments/kinds/task-form.ts';
import { ClockField } from '#features/assignments/teacher/due-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Audience } from './audience.ts';
import styles from './form.module.css';
import type { AssignmentFormState } from './use-assignment-form.ts';

type TermsFieldsProps = {
  form: AssignmentFormState;
  audience: Audience;
  /** As it is on the server now; undefined for one that isn't there yet. */
  saved: Assignment | undefined;
};

/** When it appears, and how it counts. */
export function TermsFields({ form, audience, saved }: TermsFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  const { zones, timeZone } = audience;
  const isPublished = saved !== undefined && saved.publishedAt !== null;
  return (
    <PartCard title={t('form.terms')}>
      <div className={styles.pair}>
        {!isPublished && (
          <ClockField
            label={t('schedule.field')}
            timeZone={timeZone}
            note={t('optional')}
            hint={t('schedule.hint')}
            {...form.time('publishAt')}
          />
        )}
        {zones.length > 1 && (
          <SelectField
            label={t('form.zone')}
            hint={t('form.zone-hint')}
            name="timeZone"
            value={timeZone}
            onChange={({ target }) => change({ timeZone: target.value })}
            options={[...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        )}
      </div>
      <Checkbox
        label={t('form.late')}
        hint={t('form.late-hint')}
        name="isLateAllowed"
        checked={fields.isLateAllowed}
        onChange={({ target }) => change({ isLateAllowed: target.checked })}
      />
      <div className={styles.pair}>
        {taskRules[fields.kind].hasAttempts(fields) && (
          <SelectField
            label={t('form.counts')}
            {...form.choice('counts', countedAttempts)}
            options={countedAttempts.map((value) => ({ value, label: t(`counts.${value}`) }))}
          />
        )}
        <PointsField form={form} saved={saved} />
      </div>
    </PartCard>
  );
}

/** What it is worth. Once somebody was told their points, that is fixed: another total would change what they mean. */
function PointsField({ form, saved }: Pick<TermsFieldsProps, 'form' | 'saved'>) {
  const { t } = useTranslation('assignments-teacher');
  const text = form.text('points');
  const isFixed = saved !== undefined && saved.progress.graded > 0;
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={1}
      max={limits.assignmentPointsMax}
      label={t('form.points')}
      note={t('optional')}
      {...text}
      hint={
        isFixed
          ? t('form.points-fixed')
          : !text.error && t('problems.points-range', { max: limits.assignmentPointsMax })
      }
      // What was typed before somebody was told can still be taken back.
      disabled={isFixed && form.fields.points === String(saved.points ?? '')}
    />
  );
}

/** Which of several attempts counts; the usual choice first. */
const countedAttempts = ['best', 'first', 'last'] as const satisfies readonly Assignment['counts'][];
