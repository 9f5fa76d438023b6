import { useTranslation } from 'react-i18next';
import { clockTimeIn, instantOfClock, isClockTime, isSameClock } from '#features/assignments/teacher/due-time.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';

/** Whose clock the due time is read from, what the reader's own shows then, and that it has passed. */
export function DueHint({ due, timeZone }: { due: string; timeZone: string }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const now = new Date();
  const own = deviceTimeZone();
  const instant = isClockTime(due) ? instantOfClock(due, timeZone) : null;
  const zone = format.zone(timeZone, instant ?? now);
  const isPast = instant !== null && due < clockTimeIn(now, timeZone);
  return (
    <>
      {t('form.due-zone', { zone })}{' '}
      {instant !== null && !isSameClock(instant, timeZone, own) && t('form.due-here', { at: format.dateTime(instant) })}{' '}
      {isPast && <strong>{t('form.due-past')}</strong>}
    </>
  );
}
