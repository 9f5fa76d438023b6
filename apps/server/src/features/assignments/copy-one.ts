import type { CopyOutcome } from '@wordgrove/contract/assignments';
import type { Tx } from '#db/client.ts';
import { onSavepoint, tryOut } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { dayAndTime, dayBefore } from '#platform/local-day.ts';
import { instantAt } from '#platform/local-time.ts';
import { asDraft, publishing } from './publishing.ts';
import type { Refusal } from './release.ts';
import { isRefusal, errors as reasons } from './release.ts';
import type { Showing } from './rules.ts';
import { isShown, timeIssues } from './rules.ts';
import type { AssignmentParts } from './service.ts';
import type { AssignmentRow } from './store.ts';
import { findAssignment, insertAssignment, putAudience } from './store.ts';

/** An assignment with the task that its trial round left of it, or why students couldn't do it. */
export type Source = { row: AssignmentRow; task: AssignmentRow['task']; refusal: Refusal | null };

/** What the copies are to be, and for whom; `days` later on the clocks of the class. */
type Target = { taught: TaughtBy; classId: string; timeZone: string; days: number; publishes: boolean; now: Date };

type CopyOne = (
  tx: Tx,
  id: string,
  source: Source,
  target: Target,
) => Promise<{ outcome: CopyOutcome; isNew: boolean }>;

/** Makes one copy, and says what became of it. */
export function copyingOne(parts: Pick<AssignmentParts, 'settings' | 'jobs'>): CopyOne {
  const publish = publishing(parts);

  /** Even a draft is tried out: nobody needs one about something that was deleted. */
  const make = (tx: Tx, id: string, source: Source, target: Target, showing: Showing) =>
    onSavepoint(tx, async (on) => {
      if (!(await insert(on, id, source, target, showing))) return false;
      const { classId, taught, now } = target;
      const copy = { id, task: source.task, classIds: [classId], isFirst: true, isChanged: true };
      if (showing.publishedAt) await publish(on, taught, { ...copy, ...showing }, now, reasons);
      else await tryOut(on, (trial) => publish(trial, taught, { ...copy, ...asDraft, publishedAt: now }, now, reasons));
      return true;
    });

  return async (tx, id, source, target) => {
    const { taught, now } = target;
    const planned = plannedFor(source.row, target);
    const dueAt = dueFor(source.row, target);
    // Taken late or not: nobody is to find a whole term overdue.
    const isDue = planned.publishedAt !== null && dueAt !== null && dueAt <= now;
    const isLate = isDue || timeIssues({ ...source.row, ...planned, dueAt }, now).length > 0;
    const made = await findAssignment(tx, taught, id);
    if (made?.teacherId === taught.teacherId) return { outcome: outcomeOf(made, isLate, now), isNew: false };
    const draftFor = ({ code, data = {} }: Refusal): Showing => {
      const at = planned.publishedAt?.toISOString();
      return { ...asDraft, publishTrouble: at ? { at, code, data } : null };
    };
    const showing = isLate ? asDraft : source.refusal ? draftFor(source.refusal) : planned;
    let isFree: boolean;
    try {
      isFree = await make(tx, id, source, target, showing);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isGone(error)) return { outcome: 'gone', isNew: false };
      isFree = await insert(tx, id, source, target, isLate ? asDraft : draftFor(error));
    }
    const copy = await findAssignment(tx, taught, id);
    // Somebody else's assignment may have this id.
    if (!isFree || !copy) throw failures.notFound();
    return { outcome: outcomeOf(copy, isLate, now), isNew: true };
  };
}

function outcomeOf(copy: AssignmentRow, isLate: boolean, now: Date): CopyOutcome {
  if (isShown(copy, now)) return 'published';
  if (copy.publishedAt) return 'scheduled';
  if (copy.publishTrouble) return 'unusable';
  return isLate ? 'late' : 'draft';
}

function isGone({ code, data }: Refusal): boolean {
  return code === 'not-found' || (code === 'words-not-learnable' && data?.why === 'deck-gone');
}

/** When the copy is shown: at its time, or at once when that has passed. */
function plannedFor({ publishedAt, timeZone }: AssignmentRow, target: Target): Showing {
  if (!target.publishes || publishedAt === null) return asDraft;
  const at = moved(publishedAt, timeZone, target);
  const isComing = at > target.now;
  return { ...asDraft, publishedAt: isComing ? at : target.now, isScheduled: isComing };
}

function dueFor({ dueAt, timeZone }: AssignmentRow, target: Target): Date | null {
  return dueAt && moved(dueAt, timeZone, target);
}

/** The same time of another day. */
function moved(instant: Date, from: string, { days, timeZone }: Target): Date {
  const local = dayAndTime(instant, from);
  return instantAt(dayBefore(local.slice(0, 10), -days), local.slice(11, 16), timeZone);
}

/** Everything but the audience stays: a copy is for all students of the class. False when the id is taken. */
async function insert(tx: Tx, id: string, { row, task }: Source, target: Target, showing: Showing): Promise<boolean> {
  const { title, instructions, isLateAllowed, points, counts } = row;
  const { timeZone, taught, classId, now } = target;
  const dueAt = dueFor(row, target);
  const texts = { title, instructions, task, dueAt, timeZone, isLateAllowed, points, counts, isForSome: false };
  if (!(await insertAssignment(tx, taught, { id, ...texts, ...showing }, now))) return false;
  await putAudience(tx, id, { classIds: [classId], studentIds: null });
  return true;
}
