import type { ClassTeachers } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { ClassRow } from '#features/classes/class-store.ts';
import { findTeacherByEmail, holdClass, holdOwnClass, listStudentIds } from '#features/classes/class-store.ts';
import {
  countOffers,
  countTeachers,
  deleteTeacher,
  findTeachers,
  isTaughtByAddress,
  listTeachersOfClass,
  putOffer,
  removeOffer,
  removeOffersTo,
} from '#features/classes/teaching-store.ts';
import { tellTopics, topicsOfTeaching } from '#features/classes/tell-topics.ts';
import { insertNotice, removeNotices } from '#features/notices/store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';
import { offerEnd } from './co-teach.ts';
import { leaveWorkBehind } from './leave-class.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };
type Asker = Pick<Caller, 'displayName' | 'email'>;
type Inviting = Refusals<'class-archived' | 'too-many-teachers'>;

export type ClassTeaching = {
  teachers: Call<'classes.teachers', [TaughtBy]>;
  invite: Call<'classes.inviteTeacher', [Asker, TaughtBy]>;
  makeLink: Call<'classes.makeTeacherLink', [TaughtBy]>;
  withdraw: Call<'classes.withdrawTeacherOffer', [TaughtBy]>;
  remove: Call<'classes.removeTeacher', [Asker, TaughtBy]>;
  leave: Call<'classes.leave', [Asker, TaughtBy]>;
};

/** Who teaches a class: inviting, withdrawing, removing and leaving. */
export function classTeaching(parts: Parts): ClassTeaching {
  return { ...inviting(parts), ...ending(parts) };
}

function inviting(parts: Parts): Pick<ClassTeaching, 'teachers' | 'invite' | 'makeLink' | 'withdraw'> {
  const { db, clock, random, tell } = parts;
  return {
    teachers: async (taught, { id }) => {
      const found = await findTeachers(db, taught, id, clock.now());
      if (!found) throw failures.notFound();
      return found;
    },

    invite: (owner, taught, { id, teacherEmail: toEmail }, errors) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const row = await holdOwn(tx, taught, id);
        if (toEmail === owner.email || (await isTaughtByAddress(tx, id, toEmail))) throw errors['already-teaches']();
        await refuseInviting(tx, row, now, errors);
        const [offerId, expiresAt] = [random.uuid(), offerEnd(now, 'address')];
        const offer = { id: offerId, classId: id, toEmail, tokenHash: null, expiresAt, now };
        await removeNotices(tx, await putOffer(tx, taught, offer));
        const receiver = await findTeacherByEmail(tx, toEmail);
        if (receiver) {
          const params = { className: row.name, teacherName: owner.displayName };
          // With the offer's id: the notice goes when the offer does.
          await insertNotice(tx, { id: offerId, userId: receiver.id, kind: 'teaching-offered', params, now });
          await tellTopics(tell, tx, [receiver.id], ['classes', 'notices']);
        }
        await tell(tx, [taught.teacherId], 'classes');
        return show(tx, taught, id, now);
      }),

    makeLink: (taught, { id }, errors) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        await refuseInviting(tx, await holdOwn(tx, taught, id), now, errors);
        const [token, expiresAt] = [random.token(), offerEnd(now, 'link')];
        const secret = { toEmail: null, tokenHash: hashToken(token) };
        await putOffer(tx, taught, { id: random.uuid(), classId: id, ...secret, expiresAt, now });
        await tell(tx, [taught.teacherId], 'classes');
        return { token, expiresAt: expiresAt.toISOString() };
      }),

    withdraw: (taught, { id, offerId }) =>
      inTransaction(db, async (tx) => {
        await holdOwn(tx, taught, id);
        const gone = await removeOffer(tx, { classId: id, id: offerId });
        if (!gone) throw failures.notFound();
        const receiver = gone.toEmail === null ? null : await findTeacherByEmail(tx, gone.toEmail);
        await removeNotices(tx, [offerId]);
        await tell(tx, receiver ? [taught.teacherId, receiver.id] : [taught.teacherId], 'classes');
        if (receiver) await tell(tx, [receiver.id], 'notices');
        return show(tx, taught, id, clock.now());
      }),
  };
}

function ending(parts: Parts): Pick<ClassTeaching, 'remove' | 'leave'> {
  const { db, clock } = parts;
  return {
    remove: (owner, taught, { id, teacherId }) =>
      inTransaction(db, async (tx) => {
        // Before the class, as whoever comes in by a link does.
        await takeTurns(tx, 'classes', teacherId);
        const row = await holdOwn(tx, taught, id);
        const isGone = await end(parts, tx, row, teacherId, {
          ...{ userId: teacherId, kind: 'teaching-ended', teacherName: owner.displayName },
        });
        if (!isGone) throw failures.notFound();
        return show(tx, taught, id, clock.now());
      }),

    leave: ({ displayName: teacherName }, taught, { id }) =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'classes', taught.teacherId);
        const row = await holdClass(tx, taught, id);
        if (!row || row.isOwner) throw failures.notFound();
        const isGone = await end(parts, tx, row, taught.teacherId, {
          userId: null,
          kind: 'teaching-left',
          teacherName,
        });
        return { changed: isGone ? 1 : 0 };
      }),
  };
}

/** @throws `not-found` for a class that the teacher doesn't own */
async function holdOwn(tx: Tx, taught: TaughtBy, id: string): Promise<ClassRow> {
  const row = await holdOwnClass(tx, taught, id);
  if (!row) throw failures.notFound();
  return row;
}

async function show(tx: Tx, taught: TaughtBy, id: string, now: Date): Promise<ClassTeachers> {
  const found = await findTeachers(tx, taught, id, now);
  if (!found) throw failures.notFound();
  return found;
}

async function refuseInviting(tx: Tx, { id, archivedAt }: ClassRow, now: Date, errors: Inviting): Promise<void> {
  if (archivedAt) throw errors['class-archived']();
  const isFull = (await countTeachers(tx, id)) >= limits.classTeachersMax;
  if (isFull || (await countOffers(tx, id, now)) >= limits.teacherOffersMax) throw errors['too-many-teachers']();
}

/** Whom to tell, of the two: null for the owner. */
type News = { userId: string | null; kind: 'teaching-ended' | 'teaching-left'; teacherName: string };

/** Ends a co-teacher's part in a class that is held; the work stays with its owner. False if there was none. */
async function end(
  { clock, random, tell }: Parts,
  tx: Tx,
  { id: classId, name: className }: ClassRow,
  teacherId: string,
  { userId, kind, teacherName }: News,
): Promise<boolean> {
  const now = clock.now();
  const before = await listTeachersOfClass(tx, classId);
  const [owner] = before.filter(({ isOwner }) => isOwner);
  if (!owner || owner.id === teacherId || !before.some(({ id }) => id === teacherId)) return false;
  await leaveWorkBehind(tx, random, { classId, fromId: teacherId, toId: owner.id, now });
  await deleteTeacher(tx, classId, teacherId);
  await removeNotices(tx, await removeOffersTo(tx, classId, teacherId));
  const params = { className, teacherName };
  await insertNotice(tx, { id: random.uuid(), userId: userId ?? owner.id, kind, params, now });
  const teachers = before.map(({ id }) => id);
  await tellTopics(tell, tx, teachers, topicsOfTeaching);
  await tellTopics(tell, tx, await listStudentIds(tx, classId), [
    ...(['enrolments', 'profile', 'assignments', 'pdfs', 'flashcards'] as const),
  ]);
  await tell(tx, [userId ?? owner.id], 'notices');
  return true;
}
