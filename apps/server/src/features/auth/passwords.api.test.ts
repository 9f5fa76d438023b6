import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

describe('a forgotten password', () => {
  const ask = (email: string) => app.visitor().post('/auth/password/forgotten', { email, language: 'en' });

  it('gets the same answer for every address and a mail only where there is an account', async () => {
    const teacher = await buildTeacher(app);
    const answers = await Promise.all([ask(teacher.email), ask('nobody@example.org')]);
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual([
      [200, { sent: true }],
      [200, { sent: true }],
    ]);
    await app.jobs.run();
    expect(app.outbox.filter((mail) => mail.to === 'nobody@example.org')).toEqual([]);
  });

  it('is replaced once per link; every session and every counter goes', async () => {
    const teacher = await buildTeacher(app);
    await ask(teacher.email);
    const token = await mailedToken(app, teacher.email, '/reset-password');
    const stranger = app.visitor();
    for (let n = 0; n <= limits.signInFailures; n += 1)
      await stranger.post('/auth/sign-in', { email: teacher.email, password: 'no' });
    const reset = (password: string) => app.visitor().post('/auth/password/reset', { token, password });
    expect((await reset('a brand new passphrase')).status).toBe(200);
    expect(await reset('and another one')).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
    expect((await teacher.visitor.get('/classes')).status).toBe(401);
    const again = await stranger.post('/auth/sign-in', { email: teacher.email, password: 'a brand new passphrase' });
    expect(again.status).toBe(200);
  });

  it("isn't used up by a password that a teacher can't have", async () => {
    const teacher = await buildTeacher(app);
    await ask(teacher.email);
    const token = await mailedToken(app, teacher.email, '/reset-password');
    const reset = (password: string) => app.visitor().post('/auth/password/reset', { token, password });
    expect(await reset('password1')).toMatchObject({ status: 400, body: { code: 'common-password' } });
    expect(await reset('short')).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'password', problem: 'weak-password' }] } },
    });
    expect((await reset('walnut-lantern-43')).status).toBe(200);
  });

  it('is dead after thirty minutes', async () => {
    const own = await testApp();
    try {
      const teacher = await buildTeacher(own);
      await own.visitor().post('/auth/password/forgotten', { email: teacher.email, language: 'en' });
      const token = await mailedToken(own, teacher.email, '/reset-password');
      own.clock.advance(limits.resetTokenMinutes * 60_000 + 1000);
      const answer = await own.visitor().post('/auth/password/reset', { token, password: 'walnut-lantern-43' });
      expect(answer.body.code).toBe('link-invalid');
    } finally {
      await own.close();
    }
  });
});

describe('changing a password', () => {
  it('asks for the present one, ends every other session and keeps this one', async () => {
    const teacher = await buildTeacher(app);
    const elsewhere = app.visitor();
    await elsewhere.post('/auth/sign-in', { email: teacher.email, password: teacher.password });
    const change = (currentPassword: string) =>
      teacher.visitor.post('/auth/password', { currentPassword, newPassword: 'walnut-lantern-43' });
    expect(await change('wrong')).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    expect((await change(teacher.password)).status).toBe(200);
    expect((await teacher.visitor.get('/classes')).status).toBe(200);
    expect((await elsewhere.get('/classes')).status).toBe(401);
  });

  it('gives up after ten wrong guesses', async () => {
    const teacher = await buildTeacher(app);
    const guess = () =>
      teacher.visitor.post('/auth/password', { currentPassword: 'wrong', newPassword: 'walnut-lantern-43' });
    for (let n = 0; n < limits.signInFailures; n += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('a child without a mailbox', () => {
  async function classWithStudent() {
    const teacher = await buildTeacher(app);
    const { code } = await buildInvite(teacher, { className: 'Owls' });
    return { teacher, student: await buildStudent(app, code, { verified: false }) };
  }

  it('is let in by the teacher, who vouches for the address', async () => {
    const { teacher, student } = await classWithStudent();
    expect((await student.visitor.get('/enrolments/mine')).status).toBe(403);
    expect((await teacher.visitor.post(`/auth/students/${student.id}/confirm-email`)).body).toEqual({
      emailVerified: true,
    });
    expect((await student.visitor.get('/enrolments/mine')).status).toBe(200);
  });

  it('signs in with a one-time code, must choose a password, and is told who made the code', async () => {
    const { teacher, student } = await classWithStudent();
    await teacher.visitor.post(`/auth/students/${student.id}/confirm-email`);
    const { code } = (await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`)).body;
    const visitor = app.visitor();
    const enter = () =>
      visitor.post('/auth/sign-in/code', {
        email: student.email,
        code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`,
      });
    expect((await enter()).body.user.needsNewPassword).toBe(true);
    expect(await visitor.get('/enrolments/mine')).toMatchObject({
      status: 403,
      body: { code: 'password-change-required' },
    });
    expect((await visitor.post('/auth/password/new', { password: 'my own secret' })).body.user.needsNewPassword).toBe(
      false,
    );
    expect((await visitor.get('/enrolments/mine')).status).toBe(200);
    expect((await visitor.get('/notices')).body).toMatchObject([
      { kind: 'sign-in-code-made', params: { className: 'Owls' } },
      { kind: 'email-confirmed-by-teacher' },
    ]);
    expect((await app.visitor().post('/auth/sign-in/code', { email: student.email, code })).body.code).toBe(
      'invalid-credential',
    );
  });

  it('gets in by a code although the password was guessed wrong ten times', async () => {
    const { teacher, student } = await classWithStudent();
    const classmate = app.visitor();
    for (let n = 0; n <= limits.signInFailures; n += 1) {
      await classmate.post('/auth/sign-in', { email: student.email, password: 'no' });
    }
    const { code } = (await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`)).body;
    expect((await app.visitor().post('/auth/sign-in/code', { email: student.email, code })).status).toBe(200);
  });

  it('is out of reach of every other teacher', async () => {
    const { student } = await classWithStudent();
    const other = await buildTeacher(app);
    expect((await other.visitor.post(`/auth/students/${student.id}/confirm-email`)).status).toBe(404);
    expect((await other.visitor.post(`/auth/students/${student.id}/sign-in-code`)).status).toBe(404);
    expect((await student.visitor.post(`/auth/students/${student.id}/confirm-email`)).status).toBe(403);
  });

  it('gets no code from the teacher of a class that was joined later, before the student says yes', async () => {
    const { teacher, student } = await classWithStudent();
    await teacher.visitor.post(`/auth/students/${student.id}/confirm-email`);
    const [later, other] = [await buildTeacher(app), await buildTeacher(app)];
    const join = async (teacher: Person, more: object = {}) => {
      const { code } = await buildInvite(teacher);
      return (await student.visitor.post('/enrolments', { id: uuid(), code, ...more })).body;
    };
    const codeOf = async (teacher: Person) =>
      (await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`)).body.code;
    const joined = await join(later);
    await join(other, { signInHelp: true });
    expect([await codeOf(later), await codeOf(other)]).toEqual(['sign-in-help-off', expect.stringMatching(/^.{8}$/)]);
    const allow = (signInHelp: boolean, by = student) =>
      by.visitor.post(`/enrolments/${joined.id}/sign-in-help`, { signInHelp });
    expect((await allow(true)).body).toMatchObject({ id: joined.id, signInHelp: true });
    expect(await codeOf(later)).toMatch(/^.{8}$/);
    expect((await later.visitor.get('/students')).body).toMatchObject([{ signInHelp: true }]);
    const code = await codeOf(later);
    await allow(false);
    expect(await codeOf(later)).toBe('sign-in-help-off');
    const use = await app.visitor().post('/auth/sign-in/code', { email: student.email, code });
    expect(use).toMatchObject({ status: 401 });
  });

  it('gets no code where the school switched that off', async () => {
    const own = await testApp({ env: { TEACHER_CAN_RESET: 'false' } });
    try {
      const teacher = await buildTeacher(own);
      const { code } = await buildInvite(teacher);
      const student = await buildStudent(own, code);
      const answer = await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`);
      expect(answer).toMatchObject({ status: 403, body: { code: 'reset-by-teacher-off' } });
    } finally {
      await own.close();
    }
  });
});
