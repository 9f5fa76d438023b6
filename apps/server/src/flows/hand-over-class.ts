import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import {
  findClass,
  findTeacherByEmail,
  holdTeachersClasses,
  listStudentIds,
  listTeacherIds,
  replaceTeacher,
} from '#features/classes/class-store.ts';
import { holdProfiles } from '#features/classes/hold-profiles.ts';
import { passInvitesOn } from '#features/classes/invite-store.ts';
import { refuseTooManyClasses } from '#features/classes/make-class.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import { insertNotice } from '#features/notices/store.ts';
import { followFirstClass, refreshTeacherCounts } from '#features/profiles/store.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { failure, failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell };
type Giver = Pick<Caller, 'displayName'>;

/** Gives a class with its students and invites to another teacher. The giver keeps nothing of it. */
export function handOverClass({ db, clock, random, tell }: Parts) {
  return (giver: Giver, taught: TaughtBy, { id, teacherEmail }: { id: string; teacherEmail: string }) =>
    inTransaction(db, async (tx): Promise<{ teacherName: string }> => {
      const now = clock.now();
      const given = await findClass(tx, taught, id);
      if (!given) throw failures.notFound();
      const receiver = await findTeacherByEmail(tx, teacherEmail);
      if (!receiver) throw failure('teacher-not-found', 404);
      if ((await listTeacherIds(tx, [id])).includes(receiver.id)) throw failure('already-teaches', 409);
      const teacherIds = [taught.teacherId, receiver.id];
      await holdTeachersClasses(tx, teacherIds);
      await refuseTooManyClasses(tx, receiver.id);
      if (!(await replaceTeacher(tx, taught, id, receiver.id, now))) throw failures.notFound();
      await passInvitesOn(tx, id, receiver.id, now);

      const studentIds = await listStudentIds(tx, id);
      await holdProfiles(tx, [...studentIds, ...teacherIds]);
      for (const studentId of studentIds) await followFirstClass(tx, studentId);
      await refreshTeacherCounts(tx, teacherIds);
      const params = { className: given.name, teacherName: giver.displayName };
      await insertNotice(tx, { id: random.uuid(), userId: receiver.id, kind: 'class-received', params, now });
      await tellTopics(tell, tx, teacherIds, ['classes', 'invites', 'roster', 'profile']);
      await tell(tx, [receiver.id], 'notices');
      await tellTopics(tell, tx, studentIds, ['enrolments', 'profile']);
      return { teacherName: receiver.name };
    });
}
