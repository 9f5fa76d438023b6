import { useTranslation } from 'react-i18next';
import { isOneOf } from '#platform/is-one-of.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Period } from './period.ts';
import { periodKinds } from './period.ts';

type PeriodFieldsProps = { period: Period; onChange: (chosen: Period) => void };

/** Which homework is shown, by the day on which it was set. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('assignments-gradebook');
  const { kind, from, to } = period;
  const isBackwards = from !== null && to !== null && from > to;
  return (
    <>
      <SelectField
        label={t('period.label')}
        value={kind}
        onChange={({ target: { value } }) =>
          isOneOf(periodKinds, value) && onChange({ kind: value, from: null, to: null })
        }
        options={periodKinds.map((value) => ({ value, label: t(`period.kinds.${value}`) }))}
      />
      {kind === 'dates' && (
        <>
          <TextField
            type="date"
            label={t('period.from')}
            max={to ?? undefined}
            // A browser says nothing of a date that is only half typed, so the field keeps its own text.
            defaultValue={from ?? ''}
            onChange={({ target: { value } }) => onChange({ ...period, from: value || null })}
          />
          <TextField
            type="date"
            label={t('period.to')}
            min={from ?? undefined}
            defaultValue={to ?? ''}
            error={isBackwards ? t('period.backwards') : undefined}
            onChange={({ target: { value } }) => onChange({ ...period, to: value || null })}
          />
        </>
      )}
    </>
  );
}
