import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTimeIn, deviceTimeZone, instantOfClock, isClockTime, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { TextField } from '#ui/text-field.tsx';

type DueFieldProps = {
  /** As typed: complete, empty, or anything between. */
  value: string;
  /** The zone whose clocks it is read on. */
  timeZone: string;
  note?: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** The day and time at which something is due. */
export function DueField({ timeZone, ...field }: DueFieldProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <TextField
      type="datetime-local"
      label={t('form.due')}
      name="due"
      max="2199-12-31T23:59"
      hint={useDueHint(field.value, timeZone)}
      {...field}
    />
  );
}

/**
 * What to say about a due time: whose clock it is read on, what the reader's own clock shows where they differ, and
 * that it has passed.
 */
function useDueHint(due: string, timeZone: string): ReactNode {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const now = new Date();
  const instant = isClockTime(due) ? instantOfClock(due, timeZone) : null;
  const isElsewhere = !isSameClock(instant ?? now, timeZone, deviceTimeZone());
  const isPast = instant !== null && due < clockTimeIn(now, timeZone);
  if (!isElsewhere && !isPast) return undefined;
  return (
    <>
      {isElsewhere && t('form.due-zone', { zone: format.zone(timeZone) })}{' '}
      {isElsewhere && instant !== null && t('form.due-here', { at: format.dateTime(instant) })}{' '}
      {isPast && <strong>{t('form.due-past')}</strong>}
    </>
  );
}
