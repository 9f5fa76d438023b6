import type { Tx } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Tell } from '#platform/live.ts';
import { holdText, listClassIds, putClasses, updateText } from './text-store.ts';
import { listPeopleOf } from './visible-store.ts';

/**
 * Shares a text with more of its teacher's classes, within a larger change, and locks it until that ends. A form of the
 * text that is open meanwhile can't take the classes away again unseen.
 *
 * @param classIds the caller has checked that the teacher teaches them
 * @returns false when the text isn't the teacher's
 */
export function shareText({ tell }: { tell: Tell }) {
  return async (
    tx: Tx,
    taught: TaughtBy,
    { pdfId, classIds }: { pdfId: string; classIds: readonly string[] },
    now: Date,
  ): Promise<boolean> => {
    await takeTurns(tx, 'pdfs', taught.teacherId);
    const row = await holdText(tx, taught, pdfId);
    if (!row) return false;
    const has = await listClassIds(tx, pdfId);
    if (classIds.every((id) => has.includes(id))) return true;
    await putClasses(tx, pdfId, [...has, ...classIds], now);
    await updateText(tx, row, {}, now);
    await tell(tx, await listPeopleOf(tx, pdfId), 'pdfs');
    return true;
  };
}
