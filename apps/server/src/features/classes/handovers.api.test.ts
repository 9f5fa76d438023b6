import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUsers, classes, classTeachers, liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { classesOf, classWish, makeClassOf, profileOf } from '#testing/own-classes.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const makeClass = (name: string, of = teacher) => makeClassOf(of, name);
const forgetHints = () => app.db.delete(liveEvents);

const offer = (giver: Person, id: string, teacherEmail: string) =>
  giver.visitor.post(`/classes/${id}/hand-over`, { teacherEmail });
const answer = (receiver: Person, id: string, how: 'accept' | 'decline') =>
  receiver.visitor.post(`/class-handovers/${id}/${how}`);
const offeredTo = async (receiver: Person) => (await receiver.visitor.get('/class-handovers')).body;
const newsOf = async (person: Person) => (await person.visitor.get('/notices')).body;

async function handOver(giver: Person, id: string, receiver: Person) {
  await offer(giver, id, receiver.email);
  return answer(receiver, id, 'accept');
}

describe('handing over a class', () => {
  it('gives students, invites and counts to the other teacher, tells both sides, and leaves the giver nothing', async () => {
    const receiver = await buildTeacher(app, { fullName: 'Şule Öztürk' });
    const invite = await buildInvite(teacher, { className: '5-A', requireApproval: true });
    const student = await buildStudent(app, invite.code);
    const [{ enrolmentId }] = (await teacher.visitor.get('/students')).body;
    await teacher.visitor.post('/enrolments/approve', { enrolmentIds: [enrolmentId] });
    const giverName = (await profileOf(teacher)).displayName;
    await forgetHints();

    const offered = await offer(teacher, invite.classId, receiver.email.toUpperCase());
    expect(offered).toMatchObject({ status: 200, body: { id: invite.classId, offeredTo: receiver.email } });
    expect(await hintsFor(app, receiver)).toEqual(['classes']);
    expect(await offeredTo(receiver)).toMatchObject([
      { classId: invite.classId, className: '5-A', teacherName: giverName, activeStudents: 1 },
    ]);
    expect(await classesOf(receiver)).toEqual([]);
    expect((await profileOf(student)).student.teacherId).toBe(teacher.id);
    await forgetHints();
    const taken = await answer(receiver, invite.classId, 'accept');
    expect(taken).toMatchObject({ status: 200, body: { id: invite.classId, offeredTo: null, activeStudents: 1 } });

    expect(await classesOf(teacher)).toEqual([]);
    expect((await teacher.visitor.get('/invites')).body).toEqual([]);
    expect((await teacher.visitor.get('/students')).body).toEqual([]);
    expect((await profileOf(teacher)).teacher).toMatchObject({ studentsCount: 0, classesCreated: 0 });
    const decline = await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolmentId] });
    expect(decline.body).toEqual({ changed: 0 });

    expect(await classesOf(receiver)).toMatchObject([{ id: invite.classId, activeStudents: 1 }]);
    expect((await receiver.visitor.get('/invites')).body).toMatchObject([
      { id: invite.id, teacherId: receiver.id, teacherName: 'Şule Öztürk', studentsEnrolled: [student.id] },
    ]);
    expect((await receiver.visitor.get('/students')).body).toMatchObject([{ studentId: student.id }]);
    expect((await profileOf(receiver)).teacher).toMatchObject({ studentsCount: 1, classesCreated: 1 });
    expect(await newsOf(teacher)).toMatchObject([
      { kind: 'class-taken-over', params: { className: '5-A', teacherName: 'Şule Öztürk' } },
    ]);

    const { student: followed } = await profileOf(student);
    expect(followed).toMatchObject({ teacherId: receiver.id, teacherName: 'Şule Öztürk', className: '5-A' });
    expect(followed.joinedViaInvite.teacherId).toBe(teacher.id);
    expect((await student.visitor.get('/enrolments/mine')).body[0].teacherId).toBe(receiver.id);
    expect(await newsOf(student)).toContainEqual(
      expect.objectContaining({
        kind: 'class-has-new-teacher',
        params: { className: '5-A', teacherName: 'Şule Öztürk' },
      }),
    );
    expect(await hintsFor(app, student)).toEqual(['enrolments', 'notices', 'profile']);
    expect(await hintsFor(app, receiver)).toEqual(['assignments', 'classes', 'invites', 'profile', 'roster']);
    expect(await hintsFor(app, teacher)).toEqual(['assignments', 'classes', 'invites', 'notices', 'profile', 'roster']);

    expect((await offer(teacher, invite.classId, receiver.email)).status).toBe(404);
    expect((await answer(receiver, invite.classId, 'accept')).body).toEqual(taken.body);
    expect(await newsOf(teacher)).toHaveLength(1);
    expect(await offeredTo(receiver)).toEqual([]);
  });

  it('leaves students who have an older class with that one', async () => {
    const first = await buildInvite(await buildTeacher(app, { fullName: 'First Teacher' }), { className: 'older' });
    const student = await buildStudent(app, first.code);
    const second = await buildInvite(teacher, { className: 'newer' });
    await student.visitor.post('/enrolments', { id: uuid(), code: second.code });
    const receiver = await buildTeacher(app);
    await handOver(teacher, second.classId, receiver);
    expect((await profileOf(student)).student).toMatchObject({ teacherName: 'First Teacher', className: 'older' });
  });

  it('answers alike for a teacher, an unknown address, a student and a blocked teacher', async () => {
    const { classId, code } = await buildInvite(teacher, {});
    const student = await buildStudent(app, code);
    const [other, blocked] = [await buildTeacher(app), await buildTeacher(app)];
    await app.db.update(authUsers).set({ lockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    for (const email of [other.email, 'nobody@example.org', student.email, blocked.email]) {
      const { status, body } = await offer(teacher, classId, email);
      expect(status).toBe(200);
      expect(body).toEqual({ ...(await classesOf(teacher))[0], offeredTo: email });
    }
  });

  it("can't be taken by anybody else, or once withdrawn or offered to another", async () => {
    const made = await makeClass('5-A');
    const [first, second] = [await buildTeacher(app), await buildTeacher(app)];
    await offer(teacher, made.id, first.email);
    for (const one of [second, teacher]) expect((await answer(one, made.id, 'accept')).status).toBe(404);
    expect((await answer(second, made.id, 'decline')).body).toEqual({ changed: 0 });
    await offer(teacher, made.id, second.email);
    expect(await offeredTo(first)).toEqual([]);
    expect((await answer(first, made.id, 'accept')).status).toBe(404);
    expect((await teacher.visitor.post(`/classes/${made.id}/keep`)).body).toMatchObject({ offeredTo: null });
    expect((await answer(second, made.id, 'accept')).status).toBe(404);
    expect(await classesOf(teacher)).toHaveLength(1);
  });

  it('that is declined stays, and the giver hears of it', async () => {
    const made = await makeClass('5-A');
    const receiver = await buildTeacher(app, { fullName: 'Şule Öztürk' });
    await offer(teacher, made.id, receiver.email);
    for (const changed of [1, 0]) expect((await answer(receiver, made.id, 'decline')).body).toEqual({ changed });
    expect(await classesOf(teacher)).toMatchObject([{ id: made.id, offeredTo: null }]);
    expect(await newsOf(teacher)).toMatchObject([
      { kind: 'class-stays', params: { className: '5-A', teacherName: 'Şule Öztürk' } },
    ]);
  });

  it('refuses its present teacher', async () => {
    const made = await makeClass('5-A');
    const refused = await offer(teacher, made.id, teacher.email);
    expect(refused).toMatchObject({ status: 409, body: { code: 'already-teaches' } });
  });

  it('can’t be taken by a teacher who has as many as anybody may have, or one of the same name', async () => {
    const made = await makeClass('5-A');
    const [full, namesake] = [await buildTeacher(app), await buildTeacher(app)];
    const many = Array.from({ length: limits.classesMax }, (_, n) => classWish(`class ${n}`));
    await app.db.insert(classes).values(many);
    await app.db.insert(classTeachers).values(many.map(({ id }) => ({ classId: id, teacherId: full.id })));
    await makeClass('5-a', namesake);
    expect(await handOver(teacher, made.id, full)).toMatchObject({ status: 409, body: { code: 'too-many-classes' } });
    expect(await handOver(teacher, made.id, namesake)).toMatchObject({
      status: 409,
      body: { code: 'class-name-taken' },
    });
    expect(await classesOf(teacher)).toHaveLength(1);
    expect(await offeredTo(namesake)).toHaveLength(1);
  });

  it('between two teachers, both ways at once, loses nothing', async () => {
    const other = await buildTeacher(app);
    const mine = await Promise.all(['a', 'b', 'c'].map((name) => makeClass(name)));
    const theirs = await Promise.all(['d', 'e', 'f'].map((name) => makeClass(name, other)));
    const answers = await Promise.all([
      ...mine.map((row) => handOver(teacher, row.id, other)),
      ...theirs.map((row) => handOver(other, row.id, teacher)),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await classesOf(teacher)).toHaveLength(3);
    expect((await profileOf(other)).teacher.classesCreated).toBe(3);
    expect((await profileOf(teacher)).teacher.classesCreated).toBe(3);
  });

  it('while students come in leaves every one of them with the new teacher', async () => {
    const elsewhere = await buildInvite(await buildTeacher(app));
    const students: Person[] = [];
    for (let n = 0; n < 6; n += 1) students.push(await buildStudent(app, elsewhere.code));
    let giver = teacher;
    let receiver = await buildTeacher(app);
    for (let run = 0; run < 8; run += 1) {
      const { classId, code } = await buildInvite(giver, { className: `run ${run}` });
      const joins = students.map((one) => one.visitor.post('/enrolments', { id: uuid(), code }));
      const given = handOver(giver, classId, receiver);
      expect((await Promise.all(joins)).map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 201]);
      expect((await given).status).toBe(200);
      expect((await receiver.visitor.get('/students', { classId })).body).toHaveLength(6);
      expect((await profileOf(receiver)).teacher.studentsCount).toBe(6);
      expect((await profileOf(giver)).teacher.studentsCount).toBe(run === 0 ? 0 : 6);
      [giver, receiver] = [receiver, giver];
    }
  });
});
