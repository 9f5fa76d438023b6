import { limits } from '@wordgrove/contract/limits';

/** Active time on one page, in milliseconds. */
export type PageTime = { page: number; ms: number };

/**
 * The time of a report that can be true: at most what has passed since the last report, and at most what one may hold.
 * Too much is taken from every page alike, and a page named twice is added up.
 *
 * @param since when the last report was made, by the same clock; null for the first
 */
export function believable(pages: readonly PageTime[], at: Date, since: Date | null): PageTime[] {
  const passed = since ? Math.max(0, at.getTime() - since.getTime()) : limits.readingReportMs;
  const total = pages.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, Math.min(passed, limits.readingReportMs) / Math.max(1, total));
  const byPage = new Map<number, number>();
  for (const { page, ms } of pages) byPage.set(page, (byPage.get(page) ?? 0) + Math.floor(ms * share));
  return [...byPage].map(([page, ms]) => ({ page, ms })).filter(({ ms }) => ms > 0);
}

/** Whether the time suffices for the page's words at `limits.readingWordsPerMinuteMax`. A page without any is never read. */
export function isRead(words: number, activeMs: number): boolean {
  return words > 0 && activeMs >= (words / limits.readingWordsPerMinuteMax) * 60_000;
}
