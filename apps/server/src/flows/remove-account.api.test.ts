import { dayMs } from '@wordgrove/contract/days';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classInvites, liveEvents } from '#db/schema/all.ts';
import { holdForRemoval, markForDeletion } from '#features/auth/deletion-store.ts';
import { tellOnly } from '#features/live/service.ts';
import { findProfile } from '#features/profiles/read-store.ts';
import { systemRandom } from '#platform/random.ts';
import type { Person } from '#testing/build.ts';
import { canaries, rowsWith, wholeLives } from '#testing/whole-lives.ts';
import { removeAccount } from './remove-account.ts';

const lives = await wholeLives();
const { app, teacher, colleague, student, classmate } = lives;
const { db } = app;
const later = new Date(app.clock.now().getTime() + 8 * dayMs);

async function sendSupport(person: Person): Promise<void> {
  const body = new FormData();
  const fields = { id: uuid(), name: 'x', email: person.email, subject: 'x', message: 'x', language: 'en' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('attachments', new File([`signed ${canaries.student} ${canaries.teacher}`], 'a.txt'));
  const answer = await person.visitor.post('/support/messages', body);
  expect(answer.status).toBe(201);
}

async function remove(person: Person): Promise<void> {
  await inTransaction(db, async (tx) => {
    await markForDeletion(tx, person.id, app.clock.now());
    const held = await holdForRemoval(tx, person.id, 'asked-for', later);
    if (!held) throw new Error('not due');
    await tx.delete(liveEvents);
    await removeAccount({ tell: tellOnly, random: systemRandom, jobs: app.jobs })(tx, held, {
      now: later,
      freesInviteUse: false,
    });
  });
}

const profileOf = (userId: string) => findProfile(db, { userId });
const hints = async () =>
  (await db.select({ audience: liveEvents.audience, topic: liveEvents.topic }).from(liveEvents)).map(
    ({ audience, topic }) => `${audience.replace('user:', '')} ${topic}`,
  );
const tablesWith = async (text: string) => [...new Set((await rowsWith(app, text)).map(({ table }) => table))];

afterAll(lives.close);

describe('removeAccount', () => {
  it('leaves nothing of a student in any table, the queue’s included', async () => {
    await sendSupport(student);
    const words = [student.id, student.email, canaries.student];
    expect(await tablesWith(student.id)).toEqual(
      expect.arrayContaining([
        'auth_users',
        'auth_sessions',
        'auth_tokens',
        'auth_audit',
        'auth_cards',
        'class_enrolments',
        'class_student_activities',
        'live_events',
        'notices',
        'pgboss.job',
        'practice_days',
        'pdf_look_ups',
        'pdf_read_pages',
        'pdf_readings',
        'practice_events',
        'profiles',
        'support_messages',
        'word_memory',
        'xp_events',
      ]),
    );
    expect(await tablesWith(canaries.student)).toEqual(
      expect.arrayContaining(['assignment_files', 'assignment_hand_ins', 'mail_messages', 'support_attachments']),
    );
    await remove(student);
    await app.jobs.run();
    // A text of the teacher's, and what the classmate handed in.
    expect(await Array.fromAsync(app.files.list())).toHaveLength(2);
    for (const word of words) expect(await rowsWith(app, word)).toEqual([]);
  });

  it('keeps the counts of the student’s teachers true and tells them, and leaves the classmate alone', async () => {
    expect(await profileOf(teacher.id)).toMatchObject({ studentsCount: 1, classesCreated: 2 });
    expect(await profileOf(colleague.id)).toMatchObject({ studentsCount: 1 });
    for (const { id } of [teacher, colleague])
      expect(await hints()).toEqual(expect.arrayContaining([`${id} roster`, `${id} invites`]));
    expect(await db.select().from(classEnrolments).where(eq(classEnrolments.studentId, classmate.id))).toHaveLength(2);
    expect((await classmate.visitor.get('/profiles/me')).status).toBe(200);
  });

  it('leaves nothing of a teacher, not even the name in what students keep', async () => {
    await sendSupport(teacher);
    const words = [teacher.id, teacher.email, canaries.teacher];
    expect(await tablesWith(canaries.teacher)).toEqual(
      expect.arrayContaining([
        'auth_users',
        'class_student_activities',
        'mail_messages',
        'notices',
        'pdfs',
        'pgboss.job',
        'profiles',
        'support_attachments',
      ]),
    );
    await remove(teacher);
    await app.jobs.run();
    // What the classmate handed in to the class that the colleague teaches too.
    expect(await Array.fromAsync(app.files.list())).toMatchObject([{ key: expect.stringMatching(/^hand-ins\//) }]);
    for (const word of words) expect(await rowsWith(app, word)).toEqual([]);
  });

  it('takes the classes that nobody else teaches along and passes the others on', async () => {
    const { alone, together } = lives.classes;
    expect(
      await db
        .select({ id: classes.id })
        .from(classes)
        .where(inArray(classes.id, [alone, together])),
    ).toEqual([{ id: together }]);
    expect(await db.select().from(classInvites)).toMatchObject([{ classId: together, teacherId: colleague.id }]);
    expect(await db.select().from(classEnrolments)).toMatchObject([
      { classId: together, studentId: classmate.id, teacherId: colleague.id, status: 'active' },
    ]);
  });

  it('makes a colleague the owner of such a class, with its homework and what was handed in', async () => {
    const { together } = lives.classes;
    expect((await colleague.visitor.get('/classes')).body).toContainEqual(
      expect.objectContaining({ id: together, isOwner: true }),
    );
    const listed = await colleague.visitor.get(`/assignments?classId=${together}`);
    const [kept] = listed.body.assignments;
    expect(kept).toMatchObject({ setBy: null, canChange: true, progress: { students: 1, started: 1 } });
    const work = await colleague.visitor.get(`/assignments/${kept.id}/work`);
    expect(work.body.students).toMatchObject([{ studentId: classmate.id }]);
  });

  it('shows the students who they learn with now, and tells them', async () => {
    expect(await profileOf(classmate.id)).toMatchObject({
      teacherId: colleague.id,
      teacherName: 'Bora Deniz',
      className: 'Reading Club',
      joinedViaInvite: null,
      registeredViaInvite: true,
    });
    expect(await hints()).toEqual(expect.arrayContaining([`${classmate.id} enrolments`, `${classmate.id} profile`]));
    expect(await hints()).toContain(`${classmate.id} pdfs`);
  });

  it('leaves the school as it is for everybody else', async () => {
    expect((await db.select({ email: authUsers.email }).from(authUsers)).map(({ email }) => email).sort()).toEqual(
      [colleague.email, classmate.email].sort(),
    );
    const roster = await colleague.visitor.get('/students');
    expect(roster.body).toMatchObject([{ studentId: classmate.id, className: 'Reading Club' }]);
  });
});
