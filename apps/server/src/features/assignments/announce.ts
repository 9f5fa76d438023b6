import type { HomeworkNoticeKind } from '@wordgrove/contract/notices';
import type { Tx } from '#db/client.ts';
import { effectiveDue, isShown } from './rules.ts';
import type { AssignmentRow } from './store.ts';
import { listWork } from './work-store.ts';

type News = { kind: HomeworkNoticeKind; assignmentId: string; about: Date; userIds: readonly string[] };

/** Writes a notice for each of the students, once for each kind of news and instant. */
export type Announce = (tx: Tx, news: News, now: Date) => Promise<void>;

/** Tells students of an assignment they have just got. */
export function announceNew(
  announce: Announce,
  tx: Tx,
  { id, publishedAt }: Pick<AssignmentRow, 'id'> & { publishedAt: Date },
  userIds: readonly string[],
  now = publishedAt,
): Promise<void> {
  return announce(tx, { kind: 'assignment-new', assignmentId: id, about: publishedAt, userIds }, now);
}

type State = { row: AssignmentRow; learners: readonly string[] };

/** After a change of an assignment: tells those who have it from now on, and those who must be ready earlier. */
export async function announceChange(
  announce: Announce,
  tx: Tx,
  before: State,
  after: State,
  now: Date,
): Promise<void> {
  const { id, publishedAt, dueAt, closedAt, removedAt } = after.row;
  if (publishedAt === null || !isShown(after.row, now) || closedAt !== null || removedAt !== null) return;
  const had = new Set(before.learners);
  const isNew = (userId: string) => !had.has(userId);
  await announceNew(announce, tx, { id, publishedAt }, after.learners.filter(isNew), now);
  if (dueAt === null || !isEarlier(dueAt, before.row.dueAt)) return;
  const work = await listWork(tx, { ids: [id] });
  const ownDue = new Map(work.map(({ studentId, extendedTo }) => [studentId, effectiveDue(dueAt, extendedTo)]));
  const isAffected = (userId: string) => !isNew(userId) && (ownDue.get(userId) ?? dueAt).getTime() === dueAt.getTime();
  const userIds = after.learners.filter(isAffected);
  await announce(tx, { kind: 'assignment-earlier', assignmentId: id, about: dueAt, userIds }, now);
}

/** Whether the student had the work back before. */
export type Returned = { studentId: string; isAgain: boolean };

/** Tells students that their work was returned, or that what was said about it has changed. */
export async function announceReturned(
  announce: Announce,
  tx: Tx,
  assignmentId: string,
  works: readonly Returned[],
  at: Date,
): Promise<void> {
  const tell = (kind: HomeworkNoticeKind, some: readonly Returned[]) =>
    announce(tx, { kind, assignmentId, about: at, userIds: some.map(({ studentId }) => studentId) }, at);
  await tell(
    'assignment-returned',
    works.filter(({ isAgain }) => !isAgain),
  );
  await tell(
    'assignment-regraded',
    works.filter(({ isAgain }) => isAgain),
  );
}

/** Tells a student that the work can be done once more. */
export function announceAgain(
  announce: Announce,
  tx: Tx,
  assignmentId: string,
  userId: string,
  at: Date,
): Promise<void> {
  return announce(tx, { kind: 'assignment-again', assignmentId, about: at, userIds: [userId] }, at);
}

/** Whether somebody has less time than before; an assignment without a due time left all the time in the world. */
export function isEarlier(due: Date | null, before: Date | null): due is Date {
  return due !== null && (before === null || due < before);
}
