import { count, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUsers, classEnrolments, classInvites, classStudentActivities, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const person = (more: object = {}) => ({
  id: uuid(),
  fullName: 'Zeynep Çağlar Öz',
  email: `${uuid()}@example.org`,
  password: 'walnut-lantern-42',
  language: 'tr',
  timeZone: 'Europe/Istanbul',
  ...more,
});

const registerStudent = (inviteCode: string, more: object = {}) =>
  app.visitor().post('/auth/register/student', person({ inviteCode, ...more }));

async function countAccounts(): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(authUsers);
  return row?.n ?? 0;
}

describe('registering as a teacher', () => {
  it("makes a complete profile with the spec's standard values", async () => {
    const visitor = app.visitor();
    const input = person({ schoolName: "St. Mary's" });
    const answer = await visitor.post('/auth/register/teacher', input);
    expect(answer.status).toBe(201);
    expect(answer.body.profile).toMatchObject({
      uid: input.id,
      email: input.email,
      displayName: 'Zeynep Çağlar Öz',
      fullName: 'Zeynep Çağlar Öz',
      userType: 'teacher',
      role: 'teacher',
      emailVerified: false,
      profileCompleted: true,
      language: 'tr',
      teacher: { schoolName: "St. Mary's", studentsCount: 0, classesCreated: 0, subjects: ['English'], bio: '' },
      student: null,
    });
    expect((await visitor.get('/profiles/me')).body.uid).toBe(input.id);
  });

  it('is one registration when it is sent twice, and none when the address is taken', async () => {
    const input = person();
    const statuses = [];
    for (let n = 0; n < 2; n += 1) statuses.push((await app.visitor().post('/auth/register/teacher', input)).status);
    expect(statuses).toEqual([201, 201]);
    const other = await app
      .visitor()
      .post('/auth/register/teacher', { ...input, id: uuid(), email: input.email.toUpperCase() });
    expect(other).toMatchObject({ status: 409, body: { code: 'email-already-in-use' } });
    const guess = await app.visitor().post('/auth/register/teacher', { ...input, password: 'not the password' });
    expect(guess.body.code).toBe('email-already-in-use');
  });

  it('is one registration when sent five times at once', async () => {
    const input = person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.visitor().post('/auth/register/teacher', input)),
    );
    expect(answers.some((answer) => answer.status === 201)).toBe(true);
    expect(answers.every((answer) => answer.status === 201 || answer.body.code === 'email-already-in-use')).toBe(true);
    const rows = await app.db.select().from(profiles).where(eq(profiles.userId, input.id));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a short password', { password: 'short' }, 'password', 'weak-password'],
    ['no name', { fullName: '   ' }, 'fullName', 'required'],
    ['no address', { email: 'nobody' }, 'email', 'invalid-email'],
    ['a made-up time zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'unknown-time-zone'],
  ])('refuses %s with the field and the reason, and makes nothing', async (_, wrong, path, problem) => {
    const before = await countAccounts();
    const answer = await app.visitor().post('/auth/register/teacher', person(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-input', data: { issues: [{ path, problem }] } });
    expect(await countAccounts()).toBe(before);
  });

  it('refuses the commonest passwords: a teacher holds data of children', async () => {
    expect((await app.visitor().post('/auth/register/teacher', person({ password: 'Password1' }))).body.code).toBe(
      'common-password',
    );
  });

  it('takes names with apostrophes, emoji, right-to-left letters and 200 characters as they are', async () => {
    for (const fullName of ["Siobhán O'Neill-Özgür", 'محمد علي', '👩🏽‍🏫 Ayşe', 'ğ'.repeat(200)]) {
      const answer = await app.visitor().post('/auth/register/teacher', person({ fullName }));
      expect(answer.body.profile.fullName).toBe(fullName);
    }
  });

  it('writes nothing of what only the server may say', async () => {
    const claims = {
      role: 'admin',
      isAdmin: true,
      emailVerified: true,
      studentsCount: 99,
      totalXP: 5000,
      profileCompleted: false,
    };
    const answer = await app.visitor().post('/auth/register/teacher', person(claims));
    expect(answer.body.profile).toMatchObject({
      role: 'teacher',
      isAdmin: false,
      emailVerified: false,
      profileCompleted: true,
    });
  });

  it('can be closed, or kept to the school', async () => {
    const own = await testApp({ env: { TEACHER_SIGNUP: 'domains:school.org' } });
    try {
      const say = async (email: string) => (await own.visitor().post('/auth/register/teacher', person({ email }))).body;
      expect(await say('ada@other.org')).toMatchObject({
        code: 'teacher-signup-closed',
        data: { domains: ['school.org'] },
      });
      expect((await say('ada@school.org')).user.email).toBe('ada@school.org');
    } finally {
      await own.close();
    }
  });
});

describe('registering as a student', () => {
  it('writes profile, enrolment, invite use and activity, and changes the teacher’s count', async () => {
    const teacher = await buildTeacher(app, { fullName: 'Grace Hopper' });
    const invite = await buildInvite(teacher, { className: 'Blue Owls', maxUses: 3 });
    const visitor = app.visitor();
    const input = person({ inviteCode: ` ${invite.code.slice(0, 3).toLowerCase()} ${invite.code.slice(3)} ` });
    const answer = await visitor.post('/auth/register/student', input);
    expect(answer).toMatchObject({ status: 201, body: { requiresEmailVerification: true } });
    const { student } = answer.body.profile;
    expect(student).toMatchObject({
      firstName: 'Zeynep',
      lastName: 'Çağlar Öz',
      teacherId: teacher.id,
      teacherName: 'Grace Hopper',
      className: 'Blue Owls',
      inviteCode: invite.code,
      enrolledClasses: [teacher.id],
      registeredViaInvite: true,
      joinedViaInvite: {
        code: invite.code,
        teacherId: teacher.id,
        teacherName: 'Grace Hopper',
        className: 'Blue Owls',
      },
      grade: '',
      totalXP: 0,
      progress: { totalPoints: 0, level: 1, completedLessons: 0, gamesPlayed: 0 },
    });
    expect(student.studentNumber).toMatch(/^ST\d+$/);
    const [used] = await app.db.select().from(classInvites).where(eq(classInvites.id, invite.id));
    expect(used).toMatchObject({ currentUses: 1, lastUsedBy: input.id });
    const [enrolment] = await app.db.select().from(classEnrolments).where(eq(classEnrolments.studentId, input.id));
    expect(enrolment).toMatchObject({
      status: 'active',
      enrollmentMethod: 'invite_code',
      teacherId: teacher.id,
      classId: invite.classId,
    });
    const [activity] = await app.db
      .select()
      .from(classStudentActivities)
      .where(eq(classStudentActivities.studentId, input.id));
    expect(activity).toMatchObject({
      type: 'registration_completed',
      details: { registrationMethod: 'invite_code', className: 'Blue Owls' },
    });
    expect((await teacher.visitor.get('/profiles/me')).body.teacher.studentsCount).toBe(1);
  });

  it.each([
    ['no code', '', 'invite-code-required'],
    ['a code of the wrong length', 'ABC', 'invite-code-malformed'],
  ])('refuses %s', async (_, code, problem) => {
    expect((await registerStudent(code)).body.data.issues).toEqual([{ path: 'inviteCode', problem }]);
  });

  it('says what is wrong with a code, before checking the address', async () => {
    const teacher = await buildTeacher(app);
    const taken = { email: teacher.email };
    expect((await registerStudent('ZZZZZZ', taken)).body.code).toBe('invite-invalid');
    const { id, code } = await buildInvite(teacher);
    expect((await registerStudent(code, taken)).body.code).toBe('email-already-in-use');
    await teacher.visitor.post(`/invites/${id}/switch`, { isActive: false });
    expect((await registerStudent(code)).body.code).toBe('invite-invalid');
    await teacher.visitor.post(`/invites/${id}/switch`, { isActive: true });
    await app.db
      .update(classInvites)
      .set({ expiresAt: new Date(app.clock.now().getTime() - 1000) })
      .where(eq(classInvites.id, id));
    expect((await registerStudent(code)).body.code).toBe('invite-expired');
  });

  it('admits exactly as many as the code has uses, under concurrency', async () => {
    const teacher = await buildTeacher(app);
    const { id, code } = await buildInvite(teacher, { maxUses: 10 });
    const before = await countAccounts();
    const jobsBefore = app.jobs.waiting.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => registerStudent(code)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    expect(answers.filter((answer) => answer.body.code === 'invite-used-up')).toHaveLength(40);
    expect(await countAccounts()).toBe(before + 10);
    const [invite] = await app.db.select().from(classInvites).where(eq(classInvites.id, id));
    expect(invite?.currentUses).toBe(10);
    expect(await app.db.select().from(classEnrolments).where(eq(classEnrolments.inviteId, id))).toHaveLength(10);
    expect(app.jobs.waiting.length).toBeGreaterThan(jobsBefore);
  });

  it('answers a lost registration again, even when the code is used up by then', async () => {
    const teacher = await buildTeacher(app);
    const { code } = await buildInvite(teacher, { maxUses: 1 });
    const input = person({ inviteCode: code });
    expect((await app.visitor().post('/auth/register/student', input)).status).toBe(201);
    expect((await app.visitor().post('/auth/register/student', input)).status).toBe(201);
    expect((await registerStudent(code)).body.code).toBe('invite-used-up');
  });

  it("succeeds even when the activity record can't be written", async () => {
    const own = await testApp();
    try {
      const teacher = await buildTeacher(own);
      const { code } = await buildInvite(teacher);
      await own.db.execute('DROP TABLE class_student_activities');
      const answer = await own.visitor().post('/auth/register/student', person({ inviteCode: code }));
      expect(answer.status).toBe(201);
    } finally {
      await own.close();
    }
  });

  it('makes pending students where the code asks for approval', async () => {
    const teacher = await buildTeacher(app);
    const { code } = await buildInvite(teacher, { requireApproval: true });
    const visitor = app.visitor();
    const input = person({ inviteCode: code });
    await visitor.post('/auth/register/student', input);
    const [enrolment] = await app.db.select().from(classEnrolments).where(eq(classEnrolments.studentId, input.id));
    expect(enrolment?.status).toBe('pending');
    expect((await teacher.visitor.get('/profiles/me')).body.teacher.studentsCount).toBe(0);
  });
});

describe('completing a registration', () => {
  async function accountWithoutProfile() {
    const teacher = await buildTeacher(app);
    await app.db.delete(profiles).where(eq(profiles.userId, teacher.id));
    return teacher;
  }

  it('gives an account without a profile a role, without a password', async () => {
    const { visitor } = await accountWithoutProfile();
    expect((await visitor.get('/auth/session')).body).toMatchObject({ user: { emailVerified: true }, profile: null });
    expect(await visitor.get('/profiles/me')).toMatchObject({ status: 404, body: { code: 'profile-not-found' } });
    expect(await visitor.get('/classes')).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    const { id: _, email: __, password: ___, ...input } = person();
    expect((await visitor.post('/auth/complete/teacher', input)).body.profile.role).toBe('teacher');
    expect((await visitor.post('/auth/complete/teacher', input)).body.code).toBe('profile-exists');
  });

  it('asks a student for a code', async () => {
    const { code } = await buildInvite(await buildTeacher(app));
    const { visitor } = await accountWithoutProfile();
    const { id: _, email: __, password: ___, ...input } = person();
    expect((await visitor.post('/auth/complete/student', { ...input, inviteCode: 'ZZZZZZ' })).body.code).toBe(
      'invite-invalid',
    );
    expect((await visitor.post('/auth/complete/student', { ...input, inviteCode: code })).body.profile.role).toBe(
      'student',
    );
  });
});
