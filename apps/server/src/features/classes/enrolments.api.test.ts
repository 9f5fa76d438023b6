import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classEnrolments, liveEvents } from '#db/schema/all.ts';
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

describe('joining with a code', () => {
  it('puts the student into the class and shows it on both screens', async () => {
    const student = await outsider(app);
    const invite = await buildInvite(teacher, { className: '5-A' });
    await app.db.delete(liveEvents);
    const id = uuid();
    const answer = await join(student, invite.code.toLowerCase(), id);
    const enrolment = {
      id,
      classId: invite.classId,
      className: '5-A',
      teacherId: teacher.id,
      teacherName: 'Defne Kaya',
    };
    expect(answer).toMatchObject({ status: 201, body: { ...enrolment, status: 'active' } });
    expect((await mine(student)).map((row: Row) => row.className)).toEqual(['5-A', 'Elsewhere']);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 1 });
    expect(await body(teacher, '/invites')).toMatchObject([
      { currentUses: 1, studentsEnrolled: [student.id], lastUsedBy: student.id },
    ]);
    expect(await hintsFor(app, teacher)).toEqual(['classes', 'invites', 'profile', 'roster']);
    expect(await hintsFor(app, student)).toEqual(['enrolments', 'profile']);
    const { student: profile } = await body(student, '/profiles/me');
    expect(profile).toMatchObject({ className: 'Elsewhere', enrolledClasses: [expect.any(String), teacher.id] });
  });

  it('takes effect once when sent several times at once, with the same answer', async () => {
    const student = await outsider(app);
    const { code } = await buildInvite(teacher, { maxUses: 1 });
    const id = uuid();
    const answers = await Promise.all([join(student, code, id), join(student, code, id), join(student, code, id)]);
    answers.push(await join(student, code, id));
    const wins = answers.filter((answer) => answer.status === 201);
    expect(wins.length).toBeGreaterThanOrEqual(2);
    for (const answer of wins) expect(answer.body).toMatchObject({ id, status: 'active' });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1 }]);
    expect(await body(teacher, '/students')).toHaveLength(1);
  });

  it('refuses a second enrolment in the same class, by whatever code, and counts no use', async () => {
    const student = await outsider(app);
    const { code, classId } = await buildInvite(teacher);
    const second = await buildInvite(teacher, { classId });
    await join(student, code);
    expect(await join(student, code)).toMatchObject({ status: 409, body: { code: 'already-enrolled' } });
    expect(await join(student, second.code)).toMatchObject({ status: 409, body: { code: 'already-enrolled' } });
    const uses = (await body(teacher, '/invites')).map((row: Row) => row.currentUses);
    expect(uses).toEqual([0, 1]);
  });

  it("can't reuse the id of another student's enrolment", async () => {
    const { code } = await buildInvite(teacher);
    await buildStudent(app, code);
    const [taken] = await enrolmentIds();
    const student = await outsider(app);
    const answer = await join(student, code, String(taken));
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await mine(student)).toHaveLength(1);
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1 }]);
  });

  it('refuses a spent code with the reason', async () => {
    const { code } = await buildInvite(teacher, { maxUses: 1 });
    await join(await outsider(app), code);
    expect(await join(await outsider(app), code)).toMatchObject({ status: 410, body: { code: 'invite-used-up' } });
    expect(await join(await outsider(app), 'AAAAAA')).toMatchObject({ status: 404, body: { code: 'invite-invalid' } });
  });
});

describe('waiting for approval', () => {
  it('shows as pending on both sides, counts nowhere, and hides when the student was last active', async () => {
    const student = await outsider(app);
    const { code, classId } = await buildInvite(teacher, { requireApproval: true });
    expect((await join(student, code)).body.status).toBe('pending');
    expect(await body(teacher, '/students')).toMatchObject([
      { studentId: student.id, status: 'pending', lastActiveAt: null },
    ]);
    expect(await body(teacher, '/classes')).toMatchObject([{ id: classId, activeStudents: 0, pendingStudents: 1 }]);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 0 });
  });

  it('ends with approval, told once however often it is sent', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true, className: '5-A' });
    const students = [await outsider(app), await outsider(app)];
    for (const student of students) await join(student, code);
    const ids = await enrolmentIds();
    await app.db.delete(liveEvents);
    const answers = await Promise.all([
      decide('approve', ids),
      decide('approve', ids),
      decide('approve', [...ids, uuid()]),
    ]);
    expect(answers.map((answer) => answer.body.changed).sort()).toEqual([0, 0, 2]);
    expect(await counts(teacher)).toMatchObject({ studentsCount: 2 });
    for (const student of students) {
      expect((await mine(student))[0]).toMatchObject({ className: '5-A', status: 'active' });
      expect(await body(student, '/notices')).toMatchObject([
        { kind: 'enrolment-approved', params: { className: '5-A', teacherName: 'Defne Kaya' } },
      ]);
      expect(await hintsFor(app, student)).toEqual(['enrolments', 'notices', 'profile']);
    }
    expect(await hintsFor(app, teacher)).toEqual(['classes', 'invites', 'profile', 'roster']);
    expect(await decide('decline', ids)).toMatchObject({ status: 200, body: { changed: 0 } });
  });

  it('ends with a refusal that frees the use and leaves the way open to come again', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true, maxUses: 1, className: '5-A' });
    const student = await outsider(app);
    await join(student, code);
    const [id] = await enrolmentIds();
    expect((await decide('decline', [id])).body).toEqual({ changed: 1 });
    expect((await decide('decline', [id])).body).toEqual({ changed: 0 });
    expect((await decide('approve', [id])).body).toEqual({ changed: 0 });
    expect(await body(teacher, '/students')).toEqual([]);
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 0, studentsEnrolled: [], state: 'active' }]);
    expect((await mine(student))[0]).toMatchObject({ id, className: '5-A', status: 'declined' });
    expect(await body(student, '/notices')).toMatchObject([{ kind: 'enrolment-declined' }]);

    const again = await join(student, code);
    expect(again).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect((await mine(student)).filter((row: Row) => row.className === '5-A')).toMatchObject([
      { id: again.body.id, status: 'pending' },
    ]);
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 1, state: 'used-up' }]);
  });

  it('answers a repeated join of a declined student with what became of it', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true });
    const student = await outsider(app);
    const { body: joined } = await join(student, code);
    await decide('decline', [joined.id]);
    expect(await join(student, code, joined.id)).toMatchObject({ status: 201, body: { status: 'declined' } });
  });
});

describe('coming back', () => {
  it('after a removal waits for the teacher, by whatever code of the class', async () => {
    const first = await buildInvite(teacher, { className: '5-A' });
    const second = await buildInvite(teacher, { classId: first.classId });
    const student = await buildStudent(app, first.code);
    await decide('remove', await enrolmentIds());
    expect((await join(student, first.code)).body).toMatchObject({ status: 'pending' });
    await decide('decline', await enrolmentIds());
    expect((await join(student, second.code)).body).toMatchObject({ status: 'pending' });
    await decide('approve', await enrolmentIds());
    expect((await mine(student))[0]).toMatchObject({ className: '5-A', status: 'active' });
  });

  it('is nothing that others in the class, or another class, are asked about', async () => {
    const { code } = await buildInvite(teacher, { className: '5-A' });
    const other = await buildInvite(teacher, { className: '5-B' });
    const student = await buildStudent(app, code);
    await decide('remove', await enrolmentIds());
    expect((await join(await outsider(app), code)).body.status).toBe('active');
    expect((await join(student, other.code)).body.status).toBe('active');
  });

  it('is asked for three times in thirty days, and then refused for the rest of them', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true });
    const student = await outsider(app);
    for (let refusal = 0; refusal < 3; refusal += 1) {
      expect((await join(student, code)).status).toBe(201);
      await decide('decline', await enrolmentIds());
    }
    const refused = await join(student, code);
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused-too-often', data: { days: 30 } } });
    expect(await body(teacher, '/invites')).toMatchObject([{ currentUses: 0 }]);
    await app.db
      .update(classEnrolments)
      .set({ decidedAt: new Date(app.clock.now().getTime() - 30 * dayMs) })
      .where(eq(classEnrolments.studentId, student.id));
    expect((await join(student, code)).status).toBe(201);
  });
});

describe('what the student sees', () => {
  it('is one row per class: the enrolment that stands, else the last refusal', async () => {
    const { code } = await buildInvite(teacher, { requireApproval: true, className: '5-A' });
    const student = await outsider(app);
    for (const _ of [1, 2]) {
      await join(student, code);
      await decide('decline', await enrolmentIds());
      app.clock.advance(1000);
    }
    const last = (await join(student, code)).body.id;
    await decide('approve', [last]);
    const rows = (await mine(student)).filter((row: Row) => row.className === '5-A');
    expect(rows).toMatchObject([{ id: last, status: 'active' }]);
    const all = await app.db.select().from(classEnrolments).where(eq(classEnrolments.studentId, student.id));
    expect(all).toHaveLength(4);
  });
});
