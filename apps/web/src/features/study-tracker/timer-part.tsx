import type { ClockRead } from '@wordgrove/contract/study-clock';
import { readClock } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { ForgottenClock } from './forgotten-clock.tsx';
import { RunningClock } from './running-clock.tsx';
import { StartClock } from './start-clock.tsx';

/** The clock: ready to start, running, or left running by mistake. */
export function TimerPart({ timer, ahead }: { timer: StudyTimer | null; ahead: number }) {
  const { t } = useTranslation('study-tracker');
  const read = useClock(timer, ahead);
  const view = !timer || !read ? 'start' : read.isForgotten ? 'forgotten' : 'clock';
  const part = useHeldFocus(view);
  return (
    <Card as="section" aria-labelledby="study-clock">
      <div ref={part}>
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

/**
 * Moves the focus to a part's first button or field when the pressed control disappeared with the previous view.
 *
 * @param view names what the part shows
 */
function useHeldFocus(view: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = () => {
      wasInside.current = part.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (!wasInside.current || document.activeElement !== document.body) return;
    const target = part.current?.querySelector('button, select, input');
    if (target instanceof HTMLElement) target.focus();
  }, [view]);
  return part;
}
