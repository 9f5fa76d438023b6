import { useEffect, useEffectEvent } from 'react';
import { readingClock } from './reading-clock.ts';
import { reportOf, reportsOf } from './reports.ts';

const tickMs = 1000;
const reportEveryMs = 20_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Reports how long each page was read: only while it is visible, and its reader active. */
export function useReadingTime(pdfId: string, studentId: string | null, page: number | null): void {
  const current = useEffectEvent(() => page);
  useEffect(() => {
    if (!studentId) return;
    const outbox = reportsOf(studentId);
    const clock = readingClock();
    let lastActive = Date.now();
    let lastReport = Date.now();
    const live = () => {
      lastActive = Date.now();
    };
    const report = () => {
      lastReport = Date.now();
      const due = reportOf(pdfId, clock.take(), new Date());
      if (due) outbox.add(due);
    };
    const tick = () => {
      clock.tick({ now: Date.now(), isVisible: document.visibilityState === 'visible', lastActive, page: current() });
      if (Date.now() - lastReport >= reportEveryMs) report();
    };
    const handleHidden = () => {
      tick();
      if (document.visibilityState === 'hidden') report();
    };
    const timer = setInterval(tick, tickMs);
    for (const sign of signsOfLife) window.addEventListener(sign, live, { passive: true, capture: true });
    document.addEventListener('visibilitychange', handleHidden);
    void outbox.flush();
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, live, { capture: true });
      document.removeEventListener('visibilitychange', handleHidden);
      tick();
      report();
    };
  }, [pdfId, studentId]);
}
