import type { ClockRead } from '@wordgrove/contract/study-clock';
import { readClock } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { ForgottenClock } from './forgotten-clock.tsx';
import { RunningClock } from './running-clock.tsx';
import { StartClock } from './start-clock.tsx';

/** The clock: ready to start, running, or left running by mistake. */
export function TimerPart({ timer, ahead }: { timer: StudyTimer | null; ahead: number }) {
  const { t } = useTranslation('study-tracker');
  const read = useClock(timer, ahead);
  const view = !timer || !read ? 'start' : read.isForgotten ? 'forgotten' : 'clock';
  const part = useKeptFocus<HTMLDivElement>(view, 'button, select, input');
  return (
    <Card as="section" aria-labelledby="study-clock">
      <div {...part}>
        <h2 id="study-clock">{t('clock.title')}</h2>
        {!timer || !read ? (
          <StartClock />
        ) : read.isForgotten ? (
          <ForgottenClock timer={timer} />
        ) : (
          <RunningClock timer={timer} read={read} />
        )}
      </div>
    </Card>
  );
}

/**
 * What the clock shows now, updated while it runs.
 *
 * @param ahead how many milliseconds the server's clock is ahead of this device's
 */
function useClock(timer: StudyTimer | null, ahead: number): ClockRead | null {
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
