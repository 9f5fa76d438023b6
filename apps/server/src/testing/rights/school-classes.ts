import { classTeachers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import type { People, Who } from './askers.ts';

/** No address contains another. */
export const emailOf = (who: Who) => `the.${who.replaceAll(' ', '.')}@school.example`;

export type Invites = Record<
  'ours' | 'approved' | 'second' | 'theirs' | 'fresh' | 'given',
  { id: string; code: string; classId: string }
>;

export async function openClasses(app: TestApp, person: People): Promise<Invites> {
  const ours = await buildInvite(person('former teacher'), { className: 'Ours' });
  const giver = await buildTeacher(app);
  const given = await buildInvite(giver, { className: 'Given' });
  const teacherEmail = emailOf('teacher');
  await giver.visitor.post(`/classes/${given.classId}/hand-over`, { teacherEmail });
  await person('former teacher').visitor.post(`/classes/${ours.classId}/hand-over`, { teacherEmail });
  await person('teacher').visitor.post(`/class-handovers/${ours.classId}/accept`);
  await shareClass(app, person, ours.classId);
  return {
    ours,
    approved: await buildInvite(person('teacher'), { classId: ours.classId, requireApproval: true }),
    second: await buildInvite(person('teacher'), { className: 'Second' }),
    theirs: await buildInvite(person('other teacher'), { className: 'Theirs' }),
    fresh: await buildInvite(person('other teacher'), { className: 'Fresh' }),
    given,
  };
}

/** 'Ours' gets a co-teacher and loses another; a third has been asked, and a link is open. */
async function shareClass(app: TestApp, person: People, classId: string): Promise<void> {
  const helpers = [person('co-teacher').id, person('former co-teacher').id];
  await app.db.insert(classTeachers).values(helpers.map((teacherId) => ({ classId, teacherId })));
  const owner = person('teacher').visitor;
  await owner.post(`/classes/${classId}/teachers/${person('former co-teacher').id}/remove`);
  await owner.post(`/classes/${classId}/teacher-offers`, { teacherEmail: emailOf('invited teacher') });
}

export function childrenOf({ ours, approved, theirs }: Invites): [Who, string][] {
  return [
    ['student', ours.code],
    ['classmate', ours.code],
    ['admin student', ours.code],
    ['unverified student', ours.code],
    ['removed student', ours.code],
    ['student with a one-time code', ours.code],
    ['pending student', approved.code],
    ['declined student', approved.code],
    ['student of another class', theirs.code],
  ];
}
