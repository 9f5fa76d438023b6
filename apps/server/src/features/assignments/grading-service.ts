import type { GradedWork, Mark, ReturnOutcome, StudentWork } from '@wordgrove/contract/assignments';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Announce, Returned } from './announce.ts';
import { announceAgain, announceReturned } from './announce.ts';
import type { Told } from './comment-use.ts';
import { noteCommentUse } from './comment-use.ts';
import type { Said } from './present.ts';
import { presentWork, untouched } from './present.ts';
import { extensionOf } from './publishing.ts';
import { draftTurnIn, effectiveDue, isOpenAt, isSameMark, isShown, markOf } from './rules.ts';
import type { AssignmentRow, HeldRow } from './store.ts';
import { holdAssignment } from './store.ts';
import { readDone } from './work-service.ts';
import type { Learner } from './work-store.ts';
import { listLearners, listWork, putWork, returnDrafts } from './work-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; announce: Announce };

export type GradingService = {
  grade: Call<'assignments.grade', [TaughtBy]>;
  returnGraded: Call<'assignments.returnGraded', [TaughtBy]>;
  tryAgain: Call<'assignments.tryAgain', [TaughtBy]>;
};

/** One student's work, which nobody else can change until the transaction ends. */
type Held = { row: AssignmentRow; learner: Learner; said: Said };
type Change = Parameters<typeof putWork>[2];
/** What changes, and whether the student sees it. */
type Decision = { change: Change; isSeen: boolean };

/** Grades of students' work: saved, returned, and taken back so that somebody can try again. */
export function gradingService(parts: Parts): GradingService {
  const changeOne = changingOne(parts);
  return {
    grade: (taught, { returns, points, comment, ...seen }, errors) =>
      changeOne(taught, seen, async ({ row, said }, now, current) => {
        const mark = { points, comment };
        refusePoints(row, points);
        const isMade = !returns || (said.returnedAt !== null && said.draft === null);
        // The same request again, as its answer was lost.
        if (said.version === seen.version + 1 && isMade && isSameMark(markOf(said), mark)) return null;
        if (said.version !== seen.version || (returns && !isTurnIn(said, seen)))
          throw errors['edit-conflict']({ data: await current() });
        const isNews = !isSameMark(mark, markOf({ ...said, draft: null }));
        if (returns && (isNews || said.returnedAt === null))
          return { change: returned(taught, mark, now), isSeen: true };
        // The student sees this already, and is told nothing.
        if (returns && said.draft === null) return null;
        return { change: { draft: isNews ? { ...mark, turnedInAt: seen.turnedInAt } : null }, isSeen: false };
      }),

    returnGraded: returningGraded(parts),

    tryAgain: (taught, { comment, due, ...seen }, errors) =>
      changeOne(taught, seen, async ({ row, said }, now, current) => {
        const isOpened = said.turnedInAt === null && said.returnedAt === null;
        const isSent = said.version === seen.version + 1 && said.comment === comment;
        if (isOpened && (isSent || said.version === seen.version)) return null;
        if (said.version !== seen.version || !isTurnIn(said, seen))
          throw errors['edit-conflict']({ data: await current() });
        // Only the one try could be handed in again.
        if (isTest(row) && (await current()).attempts.length > 0) throw errors['test-over']();
        const extendedTo = due ? extensionOf(due, row.dueAt, now) : said.extendedTo;
        const { isLateAllowed, closedAt, closedBefore } = row;
        const terms = {
          due: effectiveDue(row.dueAt, extendedTo),
          isLateAllowed,
          closedAt,
          closedBefore,
          returnedAt: null,
        };
        if (!isOpenAt(terms, now)) throw errors['assignment-over']();
        const reopened = { turnedInAt: null, returnedAt: null, gradePoints: null, draft: null };
        return { change: { ...reopened, comment, extendedTo, gradedBy: taught.teacherId }, isSeen: true };
      }),
  };
}

const isTest = ({ task }: AssignmentRow) => task.kind === 'game' && task.test !== null;

/** Changes one student's work as `decide` says, unless that is null, and answers with it. */
function changingOne({ db, clock, tell, announce }: Parts) {
  return (
    taught: TaughtBy,
    { id, studentId }: { id: string; studentId: string },
    decide: (held: Held, now: Date, current: () => Promise<StudentWork>) => Promise<Decision | null>,
  ) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const row = await holdPublished(tx, taught, id, now);
      const [learner] = await listLearners(tx, taught, id, studentId);
      if (!learner) throw failures.notFound();
      // The student may be turning it in at this moment.
      await takeTurns(tx, 'assignment', `${studentId}:${id}`);
      const [said = untouched] = await listWork(tx, { ids: [id], studentId });
      const current = async () => presentWork(row, learner, await readDone(tx, [row], now, studentId), now);
      const decision = await decide({ row, learner, said }, now, current);
      if (decision) {
        const { change, isSeen } = decision;
        await putWork(tx, { studentId, assignmentId: id }, { ...change, version: said.version + 1 }, now);
        if (isSeen) await noteCommentUse(tx, taught, [toldOf(said, change)], now);
        const isAgain = said.returnedAt !== null;
        if (isSeen && change.returnedAt)
          await announceReturned(announce, tx, id, [{ studentId, isAgain }], change.returnedAt);
        else if (isSeen) await announceAgain(announce, tx, id, studentId, now);
        await tell(tx, isSeen ? [...row.teacherIds, studentId] : row.teacherIds, 'assignments');
      }
      return current();
    });
}

function returningGraded({ db, clock, tell, announce }: Parts): GradingService['returnGraded'] {
  return (taught, { id, works }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const { teacherIds } = await holdPublished(tx, taught, id, now);
      const learners = new Set((await listLearners(tx, taught, id)).map(({ studentId }) => studentId));
      await takeTurns(tx, 'assignment', ...works.map(({ studentId }) => `${studentId}:${id}`));
      const stored = new Map((await listWork(tx, { ids: [id] })).map((said) => [said.studentId, said]));
      const results: { studentId: string; outcome: ReturnOutcome }[] = [];
      const told: (Returned & Told)[] = [];
      for (const seen of works) {
        const { studentId } = seen;
        const said = stored.get(studentId) ?? untouched;
        const outcome = learners.has(studentId) ? outcomeOf(said, seen) : 'gone';
        if (outcome === 'returned' && said.draft) {
          told.push({ studentId, isAgain: said.returnedAt !== null, ...toldOf(said, said.draft) });
        }
        results.push({ studentId, outcome });
      }
      await returnDrafts(
        tx,
        taught,
        id,
        told.map(({ studentId }) => studentId),
        now,
      );
      await noteCommentUse(tx, taught, told, now);
      await announceReturned(announce, tx, id, told, now);
      await tell(tx, [...teacherIds, ...told.map(({ studentId }) => studentId)], 'assignments');
      return { results };
    });
}

/** @throws `not-found` for an assignment of none of the teacher's classes, or that no student sees */
async function holdPublished(tx: Tx, taught: TaughtBy, id: string, now: Date): Promise<HeldRow> {
  const row = await holdAssignment(tx, taught, id);
  if (!row || !isShown(row, now) || row.removedAt) throw failures.notFound();
  return row;
}

const returned = ({ teacherId }: TaughtBy, { points, comment }: Mark, now: Date): Change => ({
  ...{ gradePoints: points, comment, draft: null },
  ...{ returnedAt: now, gradedBy: teacherId },
});

const toldOf = ({ comment }: Said, change: Pick<Change, 'comment'>): Told => ({
  before: comment ?? '',
  after: change.comment ?? '',
});

/** Whether the student has neither turned it in nor taken it back since the teacher looked. */
function isTurnIn({ turnedInAt }: Said, seen: Pick<GradedWork, 'turnedInAt'>): boolean {
  return (turnedInAt?.getTime() ?? null) === (seen.turnedInAt === null ? null : Date.parse(seen.turnedInAt));
}

/** What becomes of a saved grade that is to be returned; one that is already returned stays so. */
function outcomeOf(said: Said, seen: GradedWork): ReturnOutcome {
  if (!isTurnIn(said, seen) || draftTurnIn(said) !== seen.turnedInAt) return 'changed';
  if (said.draft === null)
    return said.returnedAt !== null && said.version === seen.version + 1 ? 'returned' : 'changed';
  return said.version === seen.version ? 'returned' : 'changed';
}

/** @throws `invalid-input` for more points than the work is worth */
function refusePoints({ points: max }: AssignmentRow, points: number | null): void {
  if (points === null) return;
  if (max === null) throw failures.invalidInput([{ path: 'points', problem: 'invalid' }]);
  if (points > max) throw failures.invalidInput([{ path: 'points', problem: 'too-high', max }]);
}
