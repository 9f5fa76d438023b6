import type { SchoolClass } from '@wordgrove/contract/classes';
import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { findClass, listStudentIds, listTeacherIds } from '#features/classes/class-store.ts';
import { refuseTakenName, refuseTooManyClasses } from '#features/classes/make-class.ts';
import { presentClass } from '#features/classes/present.ts';
import type { HeldOffer } from '#features/classes/teaching-store.ts';
import {
  countTeachers,
  findOfferOfLink,
  holdOfferOfLink,
  holdOfferTo,
  insertTeacher,
  removeOffer,
  removeOffersTo,
  takeOffer,
} from '#features/classes/teaching-store.ts';
import { tellTopics, topicsOfTeaching } from '#features/classes/tell-topics.ts';
import { insertNotice, insertNotices, removeNotices } from '#features/notices/store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };
type Invited = Pick<Caller, 'displayName'>;

export type CoTeaching = {
  accept: Call<'classes.acceptTeaching', [Invited, TaughtBy]>;
  decline: Call<'classes.declineTeaching', [Invited, TaughtBy]>;
  check: Call<'classes.checkTeacherLink', [TaughtBy]>;
  use: Call<'classes.useTeacherLink', [Invited, TaughtBy]>;
};

/** Becoming a teacher of somebody else's class: by an offer to one's address, or by a link. */
export function coTeaching(parts: Parts): CoTeaching {
  const { db, clock, random, tell } = parts;
  return {
    accept: (invited, taught, { id }, errors) =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'classes', taught.teacherId);
        const offer = await holdOfferTo(tx, taught, id, clock.now());
        if (!offer) throw failures.notFound();
        if (offer.takenBy === null) return join(parts, tx, offer, { invited, taught }, errors);
        // When sent again, answers with the class already joined.
        const known = await findClass(tx, taught, offer.classId);
        if (!known) throw failures.notFound();
        return presentClass(known);
      }),

    decline: ({ displayName: teacherName }, taught, { id }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const offer = await holdOfferTo(tx, taught, id, now);
        if (!offer || offer.takenBy !== null) return { changed: 0 };
        await removeOffer(tx, offer);
        await removeNotices(tx, [offer.id]);
        const params = { className: offer.className, teacherName };
        await insertNotice(tx, { id: random.uuid(), userId: offer.ownerId, kind: 'teaching-declined', params, now });
        await tell(tx, [offer.ownerId, taught.teacherId], 'classes');
        await tell(tx, [offer.ownerId, taught.teacherId], 'notices');
        return { changed: 1 };
      }),

    check: async (taught, { token }, errors) => {
      const offer = await findOfferOfLink(db, hashToken(token), clock.now());
      if (!offer || (offer.takenBy !== null && offer.takenBy !== taught.teacherId)) throw errors['link-invalid']();
      const { classId, className, ownerName } = offer;
      const isTeaching = (await inTransaction(db, (tx) => findClass(tx, taught, classId))) !== null;
      // Whoever came in by it and was removed needs a new one.
      if (offer.takenBy !== null && !isTeaching) throw errors['link-invalid']();
      return { className, teacherName: ownerName, isTeaching };
    },

    use: (invited, taught, { token }, errors) =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'classes', taught.teacherId);
        const offer = await holdOfferOfLink(tx, hashToken(token), clock.now());
        if (!offer || (offer.takenBy !== null && offer.takenBy !== taught.teacherId)) throw errors['link-invalid']();
        const known = await findClass(tx, taught, offer.classId);
        // When sent again, answers with the class already joined.
        if (known && offer.takenBy) return presentClass(known);
        // The link stays for whom it is meant.
        if (known) throw errors['already-teaches']();
        if (offer.takenBy) throw errors['link-invalid']();
        return join(parts, tx, offer, { invited, taught }, errors);
      }),
  };
}

/** For an offer that is held. */
async function join(
  parts: Parts,
  tx: Tx,
  offer: HeldOffer,
  { invited, taught }: { invited: Invited; taught: TaughtBy },
  errors: Refusals<'class-name-taken' | 'too-many-classes' | 'too-many-teachers'>,
): Promise<SchoolClass> {
  const now = parts.clock.now();
  const { classId, className } = offer;
  await takeOffer(tx, offer, taught.teacherId);
  await removeNotices(tx, [offer.id, ...(await removeOffersTo(tx, classId, taught.teacherId))]);
  if (!(await findClass(tx, taught, classId))) {
    await refuseTakenName(tx, taught, { id: classId, name: className }, errors);
    await refuseTooManyClasses(tx, taught.teacherId, errors);
    if ((await countTeachers(tx, classId)) >= limits.classTeachersMax) throw errors['too-many-teachers']();
    await insertTeacher(tx, classId, taught.teacherId, now);
    await announce(parts, tx, offer, invited, now);
  }
  const row = await findClass(tx, taught, classId);
  if (!row) throw failures.notFound();
  return presentClass(row);
}

/** Tells the owner and the students who teaches the class too. */
async function announce(
  { random, tell }: Parts,
  tx: Tx,
  { classId, className, ownerId }: HeldOffer,
  { displayName: teacherName }: Invited,
  now: Date,
): Promise<void> {
  const params = { className, teacherName };
  const students = await listStudentIds(tx, classId);
  await insertNotices(tx, [
    { id: random.uuid(), userId: ownerId, kind: 'teaching-accepted', params, now },
    ...students.map((userId) => ({
      ...{ id: random.uuid(), userId, kind: 'class-has-co-teacher' as const },
      ...{ params, now },
    })),
  ]);
  const teachers = await listTeacherIds(tx, [classId]);
  await tellTopics(tell, tx, teachers, topicsOfTeaching);
  await tellTopics(tell, tx, students, ['enrolments', 'profile']);
  await tell(tx, [ownerId, ...teachers, ...students], 'notices');
}

/** When an offer made now ends. */
export function offerEnd(now: Date, kind: 'link' | 'address'): Date {
  const days = kind === 'link' ? limits.teacherLinkDays : limits.teacherOfferDays;
  return new Date(now.getTime() + days * dayMs);
}
