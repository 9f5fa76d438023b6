import type { SchoolClass } from '@wordgrove/contract/classes';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { passAssignmentsOn } from '#features/assignments/pass-store.ts';
import {
  findClass,
  findTeacherByEmail,
  holdOwnClass,
  listStudentIds,
  listTeacherIds,
  replaceTeacher,
} from '#features/classes/class-store.ts';
import type { HandoverRow } from '#features/classes/handover-store.ts';
import { holdHandoverTo, putHandover, removeHandover } from '#features/classes/handover-store.ts';
import { passInvitesOn } from '#features/classes/invite-store.ts';
import type { ClassRefusals } from '#features/classes/make-class.ts';
import { refuseTakenName, refuseTooManyClasses } from '#features/classes/make-class.ts';
import { presentClass } from '#features/classes/present.ts';
import { removeOffersOf } from '#features/classes/teaching-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import { insertNotice, insertNotices, removeNotices } from '#features/notices/store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };
type Teacher = Pick<Caller, 'displayName' | 'email'>;

type HandingOver = {
  /** The answer doesn't reveal whether the address belongs to a teacher. */
  offer: Call<'classes.handOver', [Teacher, TaughtBy]>;
  keep: Call<'classes.keep', [TaughtBy]>;
  accept: Call<'classes.takeOver', [Teacher, TaughtBy]>;
  decline: Call<'classes.refuseHandover', [Teacher, TaughtBy]>;
};

/** Hands a class with its students and invites over to another teacher, who must accept. */
export function handingOver(parts: Parts): HandingOver {
  const { db, clock } = parts;
  return {
    offer: (giver, taught, { id, teacherEmail }, errors) =>
      inTransaction(db, async (tx) => {
        const given = await holdOwnClass(tx, taught, id);
        if (!given) throw failures.notFound();
        if (teacherEmail === giver.email) throw errors['already-teaches']();
        await putHandover(tx, taught, { classId: id, toEmail: teacherEmail, now: clock.now() });
        return tellOffered(parts, tx, taught, id, [given.offeredTo, teacherEmail]);
      }),

    keep: (taught, { id }) =>
      inTransaction(db, async (tx) => {
        const given = await holdOwnClass(tx, taught, id);
        if (!given) throw failures.notFound();
        await removeHandover(tx, id);
        return tellOffered(parts, tx, taught, id, [given.offeredTo]);
      }),

    accept: (receiver, taught, { id }, errors) =>
      inTransaction(db, async (tx) => {
        const handover = await holdHandoverTo(tx, taught, id);
        if (handover) await carryOut(parts, tx, handover, { receiver, taught }, errors);
        // When sent again, answers with the class already taken over.
        const taken = await findClass(tx, taught, id);
        if (!taken?.isOwner || taken.offeredTo) throw failures.notFound();
        return presentClass(taken);
      }),

    decline: (receiver, taught, { id }) =>
      inTransaction(db, async (tx) => {
        const handover = await holdHandoverTo(tx, taught, id);
        if (handover) await end(parts, tx, handover, receiver, taught, 'class-stays');
        return { changed: handover ? 1 : 0 };
      }),
  };
}

/** Tells the giver, and the teachers at these addresses, that an offer was made or withdrawn. */
async function tellOffered(
  { tell }: Parts,
  tx: Tx,
  taught: TaughtBy,
  id: string,
  emails: readonly (string | null)[],
): Promise<SchoolClass> {
  const ids = [taught.teacherId];
  for (const email of emails) {
    const receiver = email && (await findTeacherByEmail(tx, email));
    if (receiver) ids.push(receiver.id);
  }
  await tell(tx, ids, 'classes');
  const row = await findClass(tx, taught, id);
  if (!row) throw failures.notFound();
  return presentClass(row);
}

/** Replaces the giver with the receiver; the giver keeps nothing of the class. */
async function carryOut(
  parts: Parts,
  tx: Tx,
  handover: HandoverRow,
  { receiver, taught }: { receiver: Teacher; taught: TaughtBy },
  errors: ClassRefusals,
): Promise<void> {
  const { clock, random, tell } = parts;
  const { classId, className, teacherId: giverId, isArchived } = handover;
  const teacherIds = [giverId, taught.teacherId];
  const now = clock.now();
  await takeTurns(tx, 'classes', ...teacherIds);
  await takeTurns(tx, 'assignments', ...teacherIds);
  if (!isArchived) await refuseTakenName(tx, taught, { id: classId, name: className }, errors);
  await refuseTooManyClasses(tx, taught.teacherId, errors);
  if (!(await replaceTeacher(tx, giverId, classId, taught.teacherId, now))) throw failures.notFound();
  const passing = { classId, fromId: giverId, toId: taught.teacherId };
  await passInvitesOn(tx, { ...passing, now });
  await passAssignmentsOn(tx, passing);
  await removeNotices(tx, await removeOffersOf(tx, classId));
  await end(parts, tx, handover, receiver, taught, 'class-taken-over');

  const studentIds = await listStudentIds(tx, classId);
  const others = await listTeacherIds(tx, [classId]);
  await tellTopics(tell, tx, [...teacherIds, ...others], ['invites', 'roster', 'profile', 'assignments']);
  const params = { className, teacherName: receiver.displayName };
  const notice = { kind: 'class-has-new-teacher', params, now } as const;
  await insertNotices(
    tx,
    studentIds.map((userId) => ({ id: random.uuid(), userId, ...notice })),
  );
  await tellTopics(tell, tx, studentIds, ['enrolments', 'profile', 'notices']);
}

/** Ends an answered offer and tells the giver how it was answered. */
async function end(
  { clock, random, tell }: Parts,
  tx: Tx,
  { classId, className, teacherId: giverId }: HandoverRow,
  { displayName: teacherName }: Teacher,
  taught: TaughtBy,
  kind: 'class-taken-over' | 'class-stays',
): Promise<void> {
  await removeHandover(tx, classId);
  const params = { className, teacherName };
  await insertNotice(tx, { id: random.uuid(), userId: giverId, kind, params, now: clock.now() });
  await tellTopics(tell, tx, [giverId, taught.teacherId], ['classes']);
  await tell(tx, [giverId], 'notices');
}
