import { limits } from '@wordgrove/contract/limits';
import { v7, validate } from 'uuid';
import { client, orpc, queryClient } from '#platform/api.ts';
import { errorStatus, retryAfterSeconds } from '#platform/errors.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import type { Outbox } from '#platform/outbox.ts';
import { makeOutbox } from '#platform/outbox.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { readingKey, removeStored, storedUnder, writeStored } from '#platform/storage.ts';

/** Time that a student spent reading, on its way to the server. */
export type ReadingReport = {
  /** Made here, so that one sent again counts once. */
  id: string;
  pdfId: string;
  at: string;
  pages: { page: number; ms: number }[];
};

const trySeconds = 5;
const made = new Map<string, Outbox<ReadingReport>>();

/** A student's reports on this device; what can't be sent now waits, also through a reload. */
export function reportsOf(studentId: string): Outbox<ReadingReport> {
  const known = made.get(studentId);
  if (known) return known;
  const outbox = open(studentId);
  made.set(studentId, outbox);
  beforeSignOut({
    finish: () => (isHere(studentId) ? outbox.flush() : Promise.resolve(true)),
    forget: () => made.delete(studentId),
  });
  return outbox;
}

/** A report of what was read; null when nothing was. */
export function reportOf(pdfId: string, pages: ReadingReport['pages'], now: Date): ReadingReport | null {
  const read = pages.filter(({ ms }) => ms > 0).slice(-limits.pdfPagesAtOnce);
  if (read.length === 0) return null;
  const counted = read.map(({ page, ms }) => ({ page, ms: Math.min(ms, limits.readingReportMs) }));
  return { id: v7(), pdfId, at: now.toISOString(), pages: counted };
}

function isHere(studentId: string): boolean {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.uid === studentId;
}

function open(studentId: string): Outbox<ReadingReport> {
  const prefix = readingKey(studentId);
  return makeOutbox<ReadingReport>({
    list: () => storedUnder(prefix).flatMap(([, value]) => readReport(value) ?? []),
    put: (report) => writeStored(prefix + report.id, JSON.stringify(report)),
    drop: (id) => removeStored(prefix + id),
    send: async ({ id: reportId, pdfId: id, at, pages }) => {
      if (!isHere(studentId)) throw new Error('Somebody else is signed in');
      const library = orpc.pdfs.library.key();
      const context = { updates: [library, boardsKey] };
      const { tasks } = await client.pdfs.report({ id, reportId, at, pages, studentId }, { context });
      showMovedTasks(tasks);
      void queryClient.invalidateQueries({ queryKey: library });
    },
    isRefused: (error) => [400, 404, 409].includes(errorStatus(error) ?? 0),
    // A text that was taken away meanwhile has no reader to tell about a lost minute.
    isMissed: () => false,
    whenWorthTrying: (error, again) => {
      const status = errorStatus(error);
      if (status === undefined || status === 401 || status === 403) return false;
      if (status === 0) whenServerIsBack(again);
      else setTimeout(again, 1000 * (retryAfterSeconds(error) ?? trySeconds));
      return true;
    },
  });
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
