import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTimeIn, deviceTimeZone, instantOfClock, isClockTime, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { TextField } from '#ui/text-field.tsx';

type ClockFieldProps = {
  label: string;
  name: string;
  /** As typed: complete, empty, or anything between. */
  value: string;
  /** The zone whose clocks it is read on. */
  timeZone: string;
  note?: string;
  /** What it says while there is nothing to say about the time. */
  hint?: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** The day and time at which something is due. */
export function DueField(field: Omit<ClockFieldProps, 'label' | 'name' | 'hint'>) {
  const { t } = useTranslation('assignments-teacher');
  return <ClockField label={t('form.due')} name="due" {...field} />;
}

/** A day and time on the clocks of a zone. */
export function ClockField({ timeZone, hint, ...field }: ClockFieldProps) {
  const clockHint = useClockHint(field.value, timeZone, field.error !== undefined);
  return <TextField type="datetime-local" max="2199-12-31T23:59" hint={clockHint ?? hint} {...field} />;
}

/**
 * What to say about a time: whose clock it is read on, what the reader's own clock shows where they differ, and
 * that it has passed, unless what is wrong is said already.
 */
function useClockHint(at: string, timeZone: string, isWrong: boolean): ReactNode {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const now = new Date();
  const instant = isClockTime(at) ? instantOfClock(at, timeZone) : null;
  const isElsewhere = !isSameClock(instant ?? now, timeZone, deviceTimeZone());
  const isPast = !isWrong && instant !== null && at < clockTimeIn(now, timeZone);
  if (!isElsewhere && !isPast) return undefined;
  return (
    <>
      {isElsewhere && t('form.due-zone', { zone: format.zone(timeZone) })}{' '}
      {isElsewhere && instant !== null && t('form.due-here', { at: format.dateTime(instant) })}{' '}
      {isPast && <strong>{t('form.due-past')}</strong>}
    </>
  );
}
