import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Row, Verdict } from '#testing/enrolling.ts';
import { body, counts, decideOn, enrolmentIdsOf, join, mine, outsider } from '#testing/enrolling.ts';
import { hintsFor } from '#testing/hints.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app, { fullName: 'Defne Kaya' });
});

afterAll(() => app.close());

const decide = (verb: Verdict, ids: unknown[], by = teacher) => decideOn(by, verb, ids);
const enrolmentIds = (of = teacher) => enrolmentIdsOf(of);

describe('removing students', () => {
  it('takes them off the list and out of the counts, keeps the use, and tells them', async () => {
    const { code } = await buildInvite(teacher, { className: '5-A' });
    const student = await buildStudent(app, code);
    const [id] = await enrolmentIds();
    expect((await decide('remove', [id, id])).body).toEqual({ changed: 1 });
    expect((await decide('remove', [id])).body).toEqual({ changed: 0 });
    expect(await body(teacher, '/students')).toEqual([]);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 0 });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1, studentsEnrolled: [], lastUsedBy: null }]);
    expect(await mine(student)).toMatchObject([{ id, status: 'removed' }]);
    const { student: profile } = await body(student, '/profiles/me');
    expect(profile).toMatchObject({ teacherId: null, className: null, joinedViaInvite: { className: '5-A' } });
    expect(await body(student, '/notices')).toMatchObject([
      { kind: 'class-left', params: { className: '5-A', teacherName: 'Defne Kaya' } },
    ]);
    const back = await join(student, code);
    expect(back).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1 }]);
  });

  it('declines those still waiting', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true });
    const student = await outsider(app);
    await join(student, code);
    expect((await decide('remove', await enrolmentIds())).body).toEqual({ changed: 1 });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 0 }]);
    expect(await body(student, '/notices')).toMatchObject([{ kind: 'enrolment-declined' }]);
  });

  it("touches only the teacher's own among many", async () => {
    const other = await buildTeacher(app);
    const theirs = await buildInvite(other);
    const own = await buildInvite(teacher);
    for (const { code } of [theirs, own, own]) await buildStudent(app, code);
    const all = [...(await enrolmentIds(other)), ...(await enrolmentIds())];
    expect((await decide('remove', all)).body).toEqual({ changed: 2 });
    expect(await body(other, '/students')).toHaveLength(1);
    expect(await counts(other)).toMatchObject({ studentsCount: 1 });
  });
});

describe('taking a removal back', () => {
  const minutes = (count: number) => count * 60_000;

  it('puts them back as they were, in the counts, on the screens and in the profile', async () => {
    const { code, classId } = await buildInvite(teacher, { className: '5-A' });
    const student = await buildStudent(app, code);
    const [id] = await enrolmentIds();
    const before = await body(teacher, '/students');
    await decide('remove', [id]);
    await app.db.delete(liveEvents);
    expect((await decide('restore', [id, id])).body).toEqual({ changed: 1 });
    expect(await hintsFor(app, teacher)).toEqual(['classes', 'invites', 'profile', 'roster']);
    expect(await hintsFor(app, student)).toEqual(['enrolments', 'notices', 'profile']);
    expect((await decide('restore', [id])).body).toEqual({ changed: 0 });
    expect(await body(teacher, '/students')).toEqual(before);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 1 });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1, studentsEnrolled: [student.id] }]);
    expect(await mine(student)).toMatchObject([{ id, classId, status: 'active' }]);
    expect((await body(student, '/profiles/me')).student).toMatchObject({ className: '5-A' });
    expect(await body(student, '/notices')).toMatchObject([{ kind: 'enrolment-approved' }]);
  });

  it('is possible for an hour, and not of who was declined', async () => {
    const { code } = await buildInvite(teacher);
    await buildStudent(app, code);
    const [removed] = await enrolmentIds();
    await decide('remove', [removed]);
    const { code: guarded } = await buildInvite(teacher, { requireApproval: true });
    const waiting = await outsider(app);
    await join(waiting, guarded);
    const [declined] = await enrolmentIds();
    await decide('decline', [declined]);
    expect((await decide('restore', [declined])).body).toEqual({ changed: 0 });
    app.clock.advance(minutes(59));
    expect((await decide('restore', [removed])).body).toEqual({ changed: 1 });
    await decide('remove', [removed]);
    app.clock.advance(minutes(61));
    expect((await decide('restore', [removed])).body).toEqual({ changed: 0 });
  });

  it('lets in who asked for the class again, and leaves who is there already', async () => {
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    const [old] = await enrolmentIds();
    await decide('remove', [old]);
    const again = uuid();
    expect((await join(student, code, again)).body).toMatchObject({ status: 'pending' });
    expect((await decide('restore', [old])).body).toEqual({ changed: 1 });
    expect(await body(teacher, '/students')).toMatchObject([{ enrolmentId: again, status: 'active' }]);
    expect((await decide('restore', [old])).body).toEqual({ changed: 0 });
    await decide('remove', [again]);
    expect((await decide('restore', [old, again])).body).toEqual({ changed: 1 });
    expect(await body(teacher, '/students')).toMatchObject([{ enrolmentId: again, status: 'active' }]);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 1 });
  });

  it('counts no refusal', async () => {
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    const [id] = await enrolmentIds();
    for (let round = 0; round < 4; round += 1) {
      await decide('remove', [id]);
      await decide('restore', [id]);
    }
    await decide('remove', [id]);
    expect((await join(student, code)).body).toMatchObject({ status: 'pending' });
  });

  it("is the class's own teacher's alone", async () => {
    await buildStudent(app, (await buildInvite(teacher)).code);
    const ids = await enrolmentIds();
    await decide('remove', ids);
    expect((await decide('restore', ids, await buildTeacher(app))).body).toEqual({ changed: 0 });
    expect(await body(teacher, '/students')).toEqual([]);
  });
});

describe('the roster', () => {
  it('says of each student what the contract names and no more', async () => {
    const { code, classId } = await buildInvite(teacher, { className: '5-A' });
    const fullName = `  Şükrü O'Neill 🌱 ${'ا'.repeat(120)}`;
    const student = await buildStudent(app, code, { fullName, verified: false });
    const [entry] = await body(teacher, '/students');
    expect(entry).toEqual({
      enrolmentId: expect.any(String),
      classId,
      className: '5-A',
      studentId: student.id,
      studentName: fullName.trim(),
      studentEmail: student.email,
      signInName: '',
      card: null,
      studentNumber: expect.stringMatching(/^ST/),
      emailVerified: false,
      isLeaving: false,
      status: 'active',
      signInHelp: true,
      extraTime: 0,
      inviteCode: code,
      enrollmentMethod: 'invite_code',
      enrolledAt: expect.any(String),
      lastActiveAt: null,
    });
  });

  it('marks a student who asked for the account to be deleted, until the student is back', async () => {
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    const leaving = async () => (await body(teacher, '/students')).map((row: Row) => row.isLeaving);
    await app.db.delete(liveEvents);
    await student.visitor.post('/auth/delete-account', { password: student.password });
    expect([await leaving(), await hintsFor(app, teacher)]).toEqual([[true], ['roster']]);

    await app.db.delete(liveEvents);
    const back = { email: student.email, password: student.password };
    await app.visitor().post('/auth/sign-in', back);
    expect([await leaving(), await hintsFor(app, teacher)]).toEqual([[false], ['roster']]);
    await app.db.delete(liveEvents);
    await app.visitor().post('/auth/sign-in', back);
    expect(await hintsFor(app, teacher)).toEqual([]);
  });

  it('holds the students of all open classes, or of the class asked for', async () => {
    const first = await buildInvite(teacher, { className: '5-A' });
    const second = await buildInvite(teacher, { className: '6-B' });
    await buildStudent(app, first.code);
    const student = await buildStudent(app, second.code);
    await join(student, first.code);
    expect(await body(teacher, '/students')).toHaveLength(3);
    expect(await body(teacher, `/students?classId=${first.classId}`)).toHaveLength(2);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 2 });
  });
});

describe('moving a student', () => {
  const move = (enrolmentId: unknown, toClassId: string) =>
    teacher.visitor.post(`/enrolments/${enrolmentId}/move`, { toClassId });

  it('brings the enrolment to the other class, once however often it is sent', async () => {
    const from = await buildInvite(teacher, { className: '5-A' });
    const to = await buildInvite(teacher, { className: '6-B' });
    const student = await buildStudent(app, from.code);
    const [id] = await enrolmentIds();
    await app.db.delete(liveEvents);
    const answer = await move(id, to.classId);
    expect(answer).toMatchObject({ status: 200, body: { enrolmentId: id, className: '6-B', status: 'active' } });
    expect((await body(student, '/profiles/me')).student.className).toBe('6-B');
    expect(await hintsFor(app, student)).toEqual(['enrolments', 'profile']);
    await app.db.delete(liveEvents);
    const again = await move(id, to.classId);
    expect(again).toMatchObject({ status: 200, body: { enrolmentId: id, className: '6-B', status: 'active' } });
    expect(await app.db.select().from(liveEvents)).toEqual([]);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 1 });
  });

  it('keeps somebody waiting who was waiting, and frees the use when that one is declined', async () => {
    const from = await buildInvite(teacher, { className: '5-A', requireApproval: true });
    const to = await buildInvite(teacher, { className: '6-B' });
    await join(await outsider(app), from.code);
    const [id] = await enrolmentIds();
    expect((await move(id, to.classId)).body.status).toBe('pending');
    await decide('decline', [id]);
    const uses = (await body(teacher, '/invites')).map((row: Row) => row.currentUses);
    expect(uses).toEqual([0, 0]);
  });

  it('frees a use only when no other enrolment stands on it', async () => {
    const from = await buildInvite(teacher, { className: '5-A', requireApproval: true });
    const to = await buildInvite(teacher, { className: '6-B' });
    const student = await outsider(app);
    const first = (await join(student, from.code)).body.id;
    await move(first, to.classId);
    const second = (await join(student, from.code)).body.id;
    const usesOf = async () => (await body(teacher, '/invites'))[1];
    expect(await usesOf()).toMatchObject({ code: from.code, currentUses: 1 });
    await decide('decline', [second]);
    expect(await usesOf()).toMatchObject({ currentUses: 1 });
    await decide('decline', [first]);
    expect(await usesOf()).toMatchObject({ currentUses: 0, studentsEnrolled: [] });
  });

  it('refuses archived classes, classes the student is in, and students who left', async () => {
    const from = await buildInvite(teacher, { className: '5-A' });
    const to = await buildInvite(teacher, { className: '6-B' });
    const student = await buildStudent(app, from.code);
    const [id] = await enrolmentIds();
    await join(student, to.code);
    expect(await move(id, to.classId)).toMatchObject({ status: 409, body: { code: 'already-enrolled' } });
    await teacher.visitor.post(`/classes/${to.classId}/archive`);
    expect(await move(id, to.classId)).toMatchObject({ status: 409, body: { code: 'class-archived' } });
    expect(await body(teacher, '/students')).toMatchObject([{ className: '5-A' }]);
    await decide('remove', [id]);
    expect(await move(id, from.classId)).toMatchObject({ status: 404 });
  });

  it("can't lead into another teacher's class", async () => {
    const theirs = await buildInvite(await buildTeacher(app));
    const { code } = await buildInvite(teacher);
    await buildStudent(app, code);
    const [id] = await enrolmentIds();
    expect(await move(id, theirs.classId)).toMatchObject({ status: 404 });
    expect(await move(uuid(), theirs.classId)).toMatchObject({ status: 404 });
  });
});
