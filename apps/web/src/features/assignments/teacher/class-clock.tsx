import { dayMs } from '@wordgrove/contract/days';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import typography from '#ui/typography.module.css';

const ClassZone = createContext<string | null>(null);

/** A screen about one class. `ClockNote` says once on it by which clock its times are. */
export function ClassClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <ClassZone value={timeZone}>{children}</ClassZone>;
}

/** That all times of the screen are by the reader's clock, where the class has another. */
export function ClockNote() {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const zone = use(ClassZone);
  if (zone === null || !isElsewhere(zone)) return null;
  const own = format.zone(deviceTimeZone());
  return <p className={typography.muted}>{t('due.clock', { own, zone: format.zone(zone) })}</p>;
}

/**
 * Puts an instant by the reader's own clock. The zone is named where the class's clock shows a different time, unless
 * the screen has said it once for all.
 */
export function useOwnTime(): (instant: string | Date, classZone: string) => string {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const screenZone = use(ClassZone);
  return (instant, classZone) => {
    const at = format.dateTime(instant);
    const isSaid = screenZone === classZone && isElsewhere(classZone);
    const isSame = isSameClock(instant, classZone, deviceTimeZone());
    return isSaid || isSame ? at : t('due.in-zone', { at, zone: format.zone(deviceTimeZone()) });
  };
}

/**
 * Puts an instant by a class's clock, as times are entered in forms. The zone is named where the reader's clock shows a
 * different time.
 */
export function useClassTime(): (instant: string | Date, timeZone: string) => string {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  return (instant, timeZone) => {
    const at = format.dateTimeIn(instant, timeZone);
    const isSame = isSameClock(instant, timeZone, deviceTimeZone());
    return isSame ? at : t('due.in-zone', { at, zone: format.zone(timeZone) });
  };
}

/** Whether clocks there differ from the reader's, now or when summer time has changed. */
function isElsewhere(timeZone: string): boolean {
  const now = Date.now();
  return [now, now + 182 * dayMs].some((at) => !isSameClock(new Date(at), timeZone, deviceTimeZone()));
}
