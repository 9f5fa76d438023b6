import { takeTurns } from '#db/turns.ts';
import { isTaken } from '#features/assignments/rules.ts';
import { turnIn } from '#features/assignments/work-store.ts';
import type { Tell } from '#platform/live.ts';
import type { NoteReading } from '#platform/reading.ts';
import { listOpenReadings } from './reading-store.ts';

/**
 * Handles newly read pages: tells the student's and the teachers' screens, and turns in each work whose pages are all
 * read, as of that time, if it was still accepted then.
 */
export function noteReading({ tell }: { tell: Tell }): NoteReading {
  return async (tx, own, { pdfId, at }, now) => {
    const seen = await listOpenReadings(tx, own, pdfId, now);
    if (seen.length === 0) return;
    await takeTurns(tx, 'assignment', ...seen.map(({ id }) => `${own.userId}:${id}`));
    // One of them may have been turned in or extended meanwhile.
    for (const open of await listOpenReadings(tx, own, pdfId, now)) {
      const since = at > open.publishedAt ? at : open.publishedAt;
      if (open.isDone && isTaken(open, since)) await turnIn(tx, own, open.id, { at: since, now });
    }
    await tell(tx, [own.userId, ...seen.flatMap(({ teacherIds }) => teacherIds)], 'assignments');
  };
}
