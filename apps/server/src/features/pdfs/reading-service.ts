import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import { limits } from '@wordgrove/contract/limits';
import type { ReadingProgress } from '@wordgrove/contract/pdf-fields';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity } from '#platform/activity.ts';
import { movedBy } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { NoteReading } from '#platform/reading.ts';
import type { PageTime } from './reading-rules.ts';
import { believable, isRead } from './reading-rules.ts';
import type { HeldReading } from './reading-store.ts';
import { addReading, holdReading, keepPlace, listPageStates } from './reading-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  countActivity: CountActivity;
  /** Handles newly read pages elsewhere. */
  noteReading: NoteReading;
  /** Adds a text to the student's completed lessons. */
  countLesson: (tx: Tx, own: OwnRows, now: Date) => Promise<void>;
  /** A device's time as the ledger would record it. */
  clampedTo: (received: Date, lateDays: number, at: Date) => Date;
};

type Place = { id: string; page: number; offset: number; at: string };
type Report = { id: string; reportId: string; at: string; pages: readonly PageTime[]; studentId?: string | undefined };
type Reported = ReadingProgress & { tasks: MovedTasks };

export type ReadingService = ReturnType<typeof readingService>;

/** A reader's place in a text, and how much of it was read. */
export function readingService({ db, clock, tell, countActivity, noteReading, countLesson, clampedTo }: Parts) {
  return {
    keepPlace: async (own: OwnRows, { id: pdfId, page, offset, at }: Place): Promise<{ changed: number }> => {
      const now = clock.now();
      const place = { pdfId, page, offset, at: clampedTo(now, limits.evidenceLateDays, new Date(at)) };
      const changed = await keepPlace(db, own, place, now);
      if (changed === null) throw failures.notFound();
      return { changed };
    },

    report: (own: OwnRows, { id: pdfId, reportId, studentId, ...sent }: Report): Promise<Reported> => {
      if (studentId !== undefined && studentId !== own.userId) throw failures.unauthenticated();
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const held = await holdReading(tx, own, pdfId, now);
        if (!held) throw failures.notFound();
        if (held.reports.includes(reportId)) return { ...presentProgress(held), tasks: [] };
        const at = clampedTo(now, limits.evidenceLateDays, new Date(sent.at));
        const times = believable(sent.pages, at, held.reportedAt === null ? null : new Date(held.reportedAt));
        const states = await listPageStates(
          tx,
          own,
          pdfId,
          times.map(({ page }) => page),
        );
        const pages = states.map((state) => {
          const ms = times.find(({ page }) => page === state.page)?.ms ?? 0;
          return { page: state.page, ms, isRead: isRead(state.words, state.activeMs + ms), wasRead: state.isRead };
        });
        const newlyRead = pages.filter((page) => page.isRead && !page.wasRead);
        const pagesRead = held.pagesRead + newlyRead.length;
        const finished = held.finishedAt === null && newlyRead.length > 0 && pagesRead >= (states[0]?.withText ?? 0);
        await addReading(tx, own, { pdfId, reportId, at, pages, newlyRead: newlyRead.length, finished });
        const moved: MovedTasks[] = [];
        const count = async (kind: 'pages-read' | 'texts-finished', causes: readonly string[]) =>
          moved.push(await countActivity(tx, own, { kind, amount: 1, causes, at }, now));
        const causes = newlyRead.map(({ page }) => `page:${pdfId}:${page}`);
        await count('pages-read', causes);
        if (finished) {
          await count('texts-finished', [`text:${pdfId}`]);
          await countLesson(tx, own, now);
        }
        if (newlyRead.length > 0) await noteReading(tx, own, { pdfId, at }, now);
        await tell(tx, [own.userId, held.teacherId], 'pdfs');
        const finishedAt = finished ? at.toISOString() : held.finishedAt;
        return { ...presentProgress({ ...held, pagesRead, finishedAt }), tasks: movedBy(...moved) };
      });
    },
  };
}

function presentProgress(
  reading: Pick<HeldReading, 'page' | 'offset' | 'pagesRead' | 'openedAt' | 'finishedAt' | 'wordsLookedUp'>,
): ReadingProgress {
  const { page, offset, pagesRead, openedAt, finishedAt, wordsLookedUp } = reading;
  return {
    place: page === null ? null : { page, offset: offset ?? 0 },
    pagesRead,
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
    openedAt: new Date(openedAt).toISOString(),
    wordsLookedUp,
  };
}
