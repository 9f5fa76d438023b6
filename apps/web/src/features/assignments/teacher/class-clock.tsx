import { dayMs } from '@wordgrove/contract/days';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone, isSameClock } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import typography from '#ui/typography.module.css';

const ScreenZone = createContext<string | null>(null);

/** A screen on which all times are by one class's clock, so that they can be compared; `ClockNote` says so there. */
export function ClassClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <ScreenZone value={timeZone}>{children}</ScreenZone>;
}

/** Whose clock the times of the screen are by, where the reader's own shows others. */
export function ClockNote() {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const zone = use(ScreenZone);
  if (zone === null || !isElsewhere(zone)) return null;
  return <p className={typography.muted}>{t('due.clock', { zone: format.zone(zone) })}</p>;
}

/** Puts an instant as the screen's class has it on its clock; where no class is, as the reader has it. */
export function useScreenTime(): (instant: string | Date) => string {
  const format = useFormat();
  const classTime = useClassTime();
  const zone = use(ScreenZone);
  return (instant) => (zone === null ? format.dateTime(instant) : classTime(instant, zone));
}

/**
 * Puts an instant as a class's clock shows it. The zone is named where the reader's clock shows a different time,
 * unless the screen has said it once for all.
 */
export function useClassTime(): (instant: string | Date, timeZone: string) => string {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const screenZone = use(ScreenZone);
  return (instant, timeZone) => {
    const at = format.dateTimeIn(instant, timeZone);
    const isSaid = screenZone === timeZone && isElsewhere(timeZone);
    const isSame = isSameClock(instant, timeZone, deviceTimeZone());
    return isSaid || isSame ? at : t('due.in-zone', { at, zone: format.zone(timeZone) });
  };
}

/** Whether clocks there differ from the reader's, now or when summer time has changed. */
function isElsewhere(timeZone: string): boolean {
  const now = Date.now();
  return [now, now + 182 * dayMs].some((at) => !isSameClock(new Date(at), timeZone, deviceTimeZone()));
}
