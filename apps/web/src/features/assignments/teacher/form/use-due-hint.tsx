import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTimeIn, instantOfClock, isClockTime, isSameClock } from '#features/assignments/teacher/due-time.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';

/**
 * What to say about a due time: whose clock it is read on, what the reader's own clock shows where they differ, and
 * that it has passed.
 */
export function useDueHint(due: string, timeZone: string): ReactNode {
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
