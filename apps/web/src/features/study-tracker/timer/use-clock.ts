import type { ClockRead } from '@wordgrove/contract/study-clock';
import { readClock } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useEffect, useState } from 'react';

/**
 * What the clock shows now, updated while it runs.
 *
 * @param ahead how many milliseconds the server's clock is ahead of this device's
 */
export function useClock(timer: StudyTimer | null, ahead: number): ClockRead | null {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = timer !== null && timer.pausedAt === null;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return timer && readClock(timer, new Date(Math.max(now, 0) + ahead));
}
