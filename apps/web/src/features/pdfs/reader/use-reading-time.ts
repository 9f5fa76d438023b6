import type { RefObject } from 'react';
import { useEffect } from 'react';
import { readingClock } from './reading-clock.ts';
import { reportOf, reportsOf } from './reports.ts';
import { pagesInView } from './use-visible-page.ts';

const tickMs = 1000;
const reportEveryMs = 20_000;
/** While the last page is on the screen, where its reader waits to be told that the text is finished. */
const reportAtEndEveryMs = 5000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Reports how long each page was read: only while it is visible, and its reader active. Pages that are on screen together
 * share the time by what they take of it, so that a short one counts too.
 *
 * @param lastPage null when the text is finished, or nobody knows where it ends
 */
export function useReadingTime(
  pdfId: string,
  studentId: string | null,
  area: RefObject<HTMLElement | null>,
  lastPage: number | null,
): void {
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
      const isVisible = document.visibilityState === 'visible';
      const pages = isVisible && area.current ? pagesInView(area.current) : [];
      clock.tick({ now: Date.now(), isVisible, lastActive, pages });
      const isAtEnd = pages.some(({ page }) => page === lastPage);
      if (Date.now() - lastReport >= (isAtEnd ? reportAtEndEveryMs : reportEveryMs)) report();
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
  }, [pdfId, studentId, area, lastPage]);
}
