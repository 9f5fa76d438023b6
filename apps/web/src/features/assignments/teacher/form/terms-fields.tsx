import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Audience } from './audience.ts';
import { countedAttempts } from './counted-attempts.ts';
import styles from './form.module.css';
import type { PartProps } from './part-props.ts';
import { useDueHint } from './use-due-hint.tsx';

/** When it is due, and how it counts. */
export function TermsFields({ form, errors, audience }: PartProps & { audience: Audience }) {
  const { t } = useTranslation('assignments-teacher');
  const { fields, change } = form;
  const { zones, timeZone } = audience;
  const dueHint = useDueHint(fields.due, timeZone);
  return (
    <PartCard title={t('form.terms')}>
      <div className={styles.pair}>
        <TextField
          type="datetime-local"
          label={t('form.due')}
          note={t('optional')}
          name="due"
          max="2199-12-31T23:59"
          hint={dueHint}
          value={fields.due}
          error={errors.due}
          onChange={({ target }) => {
            form.setHalfTyped(target.validity.badInput);
            change({ due: target.value });
          }}
          onBlur={({ target }) => form.setHalfTyped(target.validity.badInput)}
        />
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
        <SelectField
          label={t('form.counts')}
          name="counts"
          value={fields.counts}
          onChange={({ target: { value } }) => isOneOf(countedAttempts, value) && change({ counts: value })}
          options={countedAttempts.map((value) => ({ value, label: t(`counts.${value}`) }))}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          label={t('form.points')}
          note={t('optional')}
          name="points"
          value={fields.points}
          error={errors.points}
          onChange={({ target }) => change({ points: target.value })}
        />
      </div>
    </PartCard>
  );
}
