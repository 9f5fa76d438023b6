import { limits } from '@wordgrove/contract/limits';
import { v7, validate } from 'uuid';
import { askWhetherThere } from '#features/pdfs/api.ts';
import { client, orpc } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { readingKey } from '#platform/storage.ts';
import { noteReported } from './finish.ts';

/** Time that a student spent reading, on its way to the server. */
type ReadingReport = {
  /** Made here, so that one sent again counts once. */
  id: string;
  pdfId: string;
  at: string;
  pages: { page: number; ms: number }[];
};

/** Each student's reports on this device. A text that was taken away has no reader to tell about a lost minute. */
export const reportsOf = personalOutboxes<ReadingReport>({
  prefixOf: readingKey,
  read: readReport,
  send: async ({ id: reportId, pdfId: id, at, pages }, studentId) => {
    const library = orpc.pdfs.library.key();
    // Reading changes no words, so they needn't be asked for again.
    const context = { updates: [library, boardsKey, orpc.pdfs.pageWords.key()] };
    const { tasks, ...progress } = await client.pdfs.report({ id, reportId, at, pages, studentId }, { context });
    showMovedTasks(tasks);
    noteReported(id, progress, tasks);
    refresh([library]);
  },
  onRefused: ({ pdfId }, error) => askWhetherThere(pdfId, error),
});

/** A report of what was read; null when nothing was. */
export function reportOf(pdfId: string, pages: ReadingReport['pages'], now: Date): ReadingReport | null {
  const read = pages.filter(({ ms }) => ms > 0).slice(-limits.pdfPagesAtOnce);
  if (read.length === 0) return null;
  const counted = read.map(({ page, ms }) => ({ page, ms: Math.min(ms, limits.readingReportMs) }));
  return { id: v7(), pdfId, at: now.toISOString(), pages: counted };
}

/** A stored report; undefined for anything else. */
export function readReport(value: string): ReadingReport | undefined {
  try {
    const report: ReadingReport = JSON.parse(value);
    const isPages = Array.isArray(report.pages) && report.pages.every(({ page, ms }) => page > 0 && ms >= 0);
    const isReport = validate(report.id) && validate(report.pdfId) && !Number.isNaN(Date.parse(report.at)) && isPages;
    return isReport ? report : undefined;
  } catch {
    return undefined;
  }
}
