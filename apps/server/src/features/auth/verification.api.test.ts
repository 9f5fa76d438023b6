import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authTokens } from '#db/schema/auth.ts';
import { liveEvents } from '#db/schema/live.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const confirm = (token: string) => app.visitor().post('/auth/verification/confirm', { token });

describe('verifying an address', () => {
  it('keeps the product closed until then, but not the session', async () => {
    const teacher = await buildTeacher(app, { verified: false });
    const session = await teacher.visitor.get('/auth/session');
    expect(session.body.user).toMatchObject({ emailVerified: false, needsVerification: true });
    expect(await teacher.visitor.get('/classes')).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
    expect((await teacher.visitor.get('/auth/verification')).body).toEqual({ verified: false });
  });

  it('takes the token of the mail once, and the waiting tab notices', async () => {
    const teacher = await buildTeacher(app, { verified: false });
    const token = await mailedToken(app, teacher.email, '/verify-email');
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: teacher.email } });
    expect((await teacher.visitor.get('/auth/verification')).body).toEqual({ verified: true });
    expect((await teacher.visitor.get('/classes')).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
  });

  it("reaches the student's own screens and the teacher's list", async () => {
    const teacher = await buildTeacher(app);
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code, { verified: false });
    const token = await mailedToken(app, student.email, '/verify-email');
    const told = app.db.select({ audience: liveEvents.audience, topic: liveEvents.topic }).from(liveEvents);
    await app.db.delete(liveEvents);
    await confirm(token);
    expect(await told).toEqual(
      expect.arrayContaining([
        { audience: `user:${student.id}`, topic: 'session' },
        { audience: `user:${teacher.id}`, topic: 'roster' },
      ]),
    );
    await app.db.delete(liveEvents);
    const { version } = (await student.visitor.get('/profiles/me')).body;
    await student.visitor.patch('/profiles/me', { version, displayName: 'Zoë' });
    expect(await told).toContainEqual({ audience: `user:${teacher.id}`, topic: 'roster' });
  });

  it('is not done by fetching the link, as mail scanners do', async () => {
    const teacher = await buildTeacher(app, { verified: false });
    const token = await mailedToken(app, teacher.email, '/verify-email');
    await app.visitor().get(`/auth/verification/confirm?token=${token}`);
    expect((await teacher.visitor.get('/auth/verification')).body).toEqual({ verified: false });
  });

  it('refuses a made-up, a used-up and an old token alike', async () => {
    const own = await testApp();
    try {
      const teacher = await buildTeacher(own, { verified: false });
      const token = await mailedToken(own, teacher.email, '/verify-email');
      own.clock.advance(limits.verifyTokenHours * 3_600_000 + 1000);
      const answers = await Promise.all(
        ['made-up', token].map((each) => own.visitor().post('/auth/verification/confirm', { token: each })),
      );
      expect(answers.map((answer) => answer.body.code)).toEqual(['link-invalid', 'link-invalid']);
    } finally {
      await own.close();
    }
  });

  it('keeps no token in the database or the queue', async () => {
    const teacher = await buildTeacher(app, { verified: false });
    expect(JSON.stringify(app.jobs.waiting)).not.toContain('token');
    const token = await mailedToken(app, teacher.email, '/verify-email');
    const rows = await app.db.select().from(authTokens).where(eq(authTokens.userId, teacher.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('sending the mail again', () => {
  it('is immediate the first time, then at most once in sixty seconds, on the server too', async () => {
    const own = await testApp();
    try {
      const teacher = await buildTeacher(own, { verified: false });
      expect((await teacher.visitor.post('/auth/verification')).status).toBe(200);
      const refused = await teacher.visitor.post('/auth/verification');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(refused.body.data.retryAfterSeconds).toBeLessThanOrEqual(limits.resendCooldownSeconds);
      own.clock.advance(limits.resendCooldownSeconds * 1000 + 1000);
      expect((await teacher.visitor.post('/auth/verification')).body).toEqual({
        retryAfterSeconds: limits.resendCooldownSeconds,
      });
      await own.jobs.run();
      expect(own.outbox.filter((mail) => mail.to === teacher.email)).toHaveLength(3);
    } finally {
      await own.close();
    }
  });

  it('grants one of ten simultaneous requests', async () => {
    const own = await testApp();
    try {
      const teacher = await buildTeacher(own, { verified: false });
      const answers = await Promise.all(Array.from({ length: 10 }, () => teacher.visitor.post('/auth/verification')));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it('needs a session', async () => {
    expect(await app.visitor().post('/auth/verification')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});
