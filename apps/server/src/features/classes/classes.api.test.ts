import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classes, classTeachers, liveEvents } from '#db/schema/all.ts';
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

describe('a new class', () => {
  it('is there with its name, zone and no students, and is counted', async () => {
    const input = classWish("  O'Brien İçin 5-A 🌱 עברית ");
    const answer = await teacher.visitor.post('/classes', input);
    const made = { id: input.id, name: "O'Brien İçin 5-A 🌱 עברית", timeZone: 'Europe/Istanbul', archivedAt: null };
    expect(answer).toMatchObject({ status: 201, body: { ...made, activeStudents: 0, pendingStudents: 0, version: 0 } });
    expect(await classesOf(teacher)).toEqual([answer.body]);
    expect((await profileOf(teacher)).teacher.classesCreated).toBe(1);
    expect(await hintsFor(app, teacher)).toEqual(['classes', 'profile']);
  });

  it('is created once, even when sent concurrently', async () => {
    const input = classWish('5-A');
    const answers = await Promise.all(Array.from({ length: 5 }, () => teacher.visitor.post('/classes', input)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(await classesOf(teacher)).toHaveLength(1);
    expect((await profileOf(teacher)).teacher.classesCreated).toBe(1);
  });

  it("can't reuse the id of another teacher's class", async () => {
    const theirs = await makeClass('theirs', await buildTeacher(app));
    const answer = await teacher.visitor.post('/classes', { ...classWish('mine'), id: theirs.id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await classesOf(teacher)).toEqual([]);
  });

  it('is refused beyond the limit, also when two tabs make the last one', async () => {
    const many = Array.from({ length: limits.classesMax - 1 }, (_, n) => classWish(`class ${n}`));
    await app.db.insert(classes).values(many);
    await app.db.insert(classTeachers).values(many.map(({ id }) => ({ classId: id, teacherId: teacher.id })));
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => teacher.visitor.post('/classes', classWish(name))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('too-many-classes');
    expect(await classesOf(teacher)).toHaveLength(limits.classesMax);
    const invite = { id: uuid(), timeZone: 'UTC', className: 'one more' };
    expect((await teacher.visitor.post('/invites', invite)).body.code).toBe('too-many-classes');
  });
});

describe('renaming a class', () => {
  it('shows the new name to its students and on its invites', async () => {
    const invite = await buildInvite(teacher, { className: '5-A' });
    const student = await buildStudent(app, invite.code);
    await forgetHints();
    const answer = await teacher.visitor.patch(`/classes/${invite.classId}`, { name: '6-A', version: 0 });
    expect(answer).toMatchObject({ status: 200, body: { name: '6-A', version: 1, activeStudents: 1 } });
    expect((await profileOf(student)).student.className).toBe('6-A');
    expect((await student.visitor.get('/enrolments/mine')).body[0].className).toBe('6-A');
    expect((await teacher.visitor.get('/invites')).body[0].className).toBe('6-A');
    expect(await hintsFor(app, student)).toEqual(['enrolments', 'profile']);
    expect(await hintsFor(app, teacher)).toEqual(['classes', 'invites', 'roster']);
  });

  it('can change its time zone too, and what was entered before keeps its instant', async () => {
    const [expiresOn, timeZone] = ['2100-01-31', 'Pacific/Kiritimati'];
    const invite = await buildInvite(teacher, { className: '5-A', expiresOn });
    const [{ expiresAt }] = (await teacher.visitor.get('/invites')).body;
    const change = { name: '5-A', timeZone, version: 0 };
    const edit = () => teacher.visitor.patch(`/classes/${invite.classId}`, change);
    expect(await edit()).toMatchObject({ status: 200, body: { name: '5-A', timeZone, version: 1 } });
    expect(await edit()).toMatchObject({ status: 200, body: { timeZone, version: 1 } });
    expect((await teacher.visitor.get('/invites')).body).toMatchObject([{ expiresOn, expiresAt }]);
    const onlyName = await teacher.visitor.patch(`/classes/${invite.classId}`, { name: '6-A', version: 1 });
    expect(onlyName.body).toMatchObject({ name: '6-A', timeZone });
    const other = await teacher.visitor.patch(`/classes/${invite.classId}`, {
      ...change,
      name: '6-A',
      timeZone: 'UTC',
    });
    expect(other.body).toMatchObject({ code: 'edit-conflict', data: { timeZone } });
    const unknown = await teacher.visitor.patch(`/classes/${invite.classId}`, { ...change, timeZone: 'Mars/Olympus' });
    expect(unknown.status).toBe(400);
  });

  it('answers a second tab with the class as it is now', async () => {
    const made = await makeClass('5-A');
    await teacher.visitor.patch(`/classes/${made.id}`, { name: '5-B', version: 0 });
    const answer = await teacher.visitor.patch(`/classes/${made.id}`, { name: '5-C', version: 0 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'edit-conflict', defined: true } });
    expect(answer.body.data).toMatchObject({ id: made.id, name: '5-B', version: 1 });
  });

  it('happens once when it is sent twice', async () => {
    const made = await makeClass('5-A');
    const rename = () => teacher.visitor.patch(`/classes/${made.id}`, { name: '5-B', version: 0 });
    const answers = await Promise.all([rename(), rename(), rename()]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { name: '5-B', version: 1 } });
  });

  it('treats an unknown version as a conflict', async () => {
    const made = await makeClass('5-A');
    const answer = await teacher.visitor.patch(`/classes/${made.id}`, { name: 'x', version: 2_000_000_000 });
    expect(answer.body.code).toBe('edit-conflict');
  });
});

describe('what a class leaves on', () => {
  const all = { sound: true, celebrations: true, forest: true, playInLessons: true };

  it('is everything until a teacher switches it off, and students are told', async () => {
    const { code, classId } = await buildInvite(teacher, { className: '5-A' });
    const student = await buildStudent(app, code);
    const mine = async () => (await student.visitor.get('/enrolments/mine')).body[0].allows;
    expect(await mine()).toEqual(all);
    await forgetHints();
    const allows = { ...all, sound: false, forest: false };
    const change = () => teacher.visitor.patch(`/classes/${classId}`, { name: '5-A', allows, version: 0 });
    for (const answer of [await change(), await change()])
      expect(answer).toMatchObject({ status: 200, body: { allows, version: 1 } });
    expect(await mine()).toEqual(allows);
    expect(await hintsFor(app, student)).toContain('enrolments');
    const renamed = await teacher.visitor.patch(`/classes/${classId}`, { name: '5-B', version: 1 });
    expect(renamed.body).toMatchObject({ name: '5-B', allows });
  });

  it('is said in full or not at all', async () => {
    const { id } = await makeClass('5-A');
    for (const allows of [{ sound: false }, { ...all, sound: 'no' }, null])
      expect((await teacher.visitor.patch(`/classes/${id}`, { name: '5-A', allows, version: 0 })).status).toBe(400);
  });
});

describe('archiving a class', () => {
  it('keeps its rows, closes its codes, and takes it off the lists until it is opened again', async () => {
    const invite = await buildInvite(teacher, { className: '5-A' });
    const student = await buildStudent(app, invite.code);
    await forgetHints();
    const archived = await teacher.visitor.post(`/classes/${invite.classId}/archive`);
    expect(archived.status).toBe(200);
    expect(archived.body).toMatchObject({ archivedAt: expect.any(String), activeStudents: 1 });
    expect(await hintsFor(app, student)).toEqual(['enrolments']);
    expect((await teacher.visitor.get('/students')).body).toEqual([]);
    expect((await teacher.visitor.get('/students', { classId: invite.classId })).body).toHaveLength(1);
    expect((await student.visitor.get('/enrolments/mine')).body).toEqual([]);
    expect((await teacher.visitor.get('/invites')).body[0].state).toBe('class-archived');
    expect((await app.visitor().post('/invites/check', { code: invite.code })).body.code).toBe('invite-invalid');
    expect((await profileOf(teacher)).teacher).toMatchObject({ studentsCount: 1, classesCreated: 1 });

    const again = await teacher.visitor.post(`/classes/${invite.classId}/archive`);
    expect(again.body).toEqual(archived.body);
    const reopened = await teacher.visitor.post(`/classes/${invite.classId}/reopen`);
    expect(reopened.body.archivedAt).toBeNull();
    expect((await teacher.visitor.post(`/classes/${invite.classId}/reopen`)).body).toEqual(reopened.body);
    expect((await teacher.visitor.get('/students')).body).toHaveLength(1);
    expect((await app.visitor().post('/invites/check', { code: invite.code })).status).toBe(200);
  });

  it('puts it behind the open ones', async () => {
    const first = await makeClass('first');
    await makeClass('second');
    await teacher.visitor.post(`/classes/${first.id}/archive`);
    expect((await classesOf(teacher)).map((row: { name: string }) => row.name)).toEqual(['second', 'first']);
  });
});
