import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, authThrottles, authUsers, liveEvents } from '#db/schema/all.ts';
import { testApp } from '#testing/app.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

const app = await testApp();
const { db } = app;
const path = '/auth/delete-account';
beforeEach(async () => {
  await db.delete(authThrottles);
  app.jobs.waiting.length = 0;
});

afterAll(app.close);

describe('POST /api/auth/delete-account', () => {
  it('needs a session', async () => {
    expect(await app.visitor().post(path, { password: 'x' })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it('refuses a missing and a wrong password, and makes a guesser wait', async () => {
    const teacher = await buildTeacher(app);
    expect(await teacher.visitor.post(path, {})).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    for (let guess = 0; guess < limits.signInFailures; guess += 1) {
      expect(await teacher.visitor.post(path, { password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'wrong-password' },
      });
    }
    expect(await teacher.visitor.post(path, { password: teacher.password })).toMatchObject({ status: 429 });
    expect(await db.select().from(authSessions).where(eq(authSessions.userId, teacher.id))).toHaveLength(1);
  });

  it('names a teacher’s open classes instead, until they are archived', async () => {
    const teacher = await buildTeacher(app);
    const { classId } = await buildInvite(teacher, { className: 'Seven B' });
    await buildInvite(teacher, { className: 'Eight C' });
    const archive = async (id: string) => teacher.visitor.post(`/classes/${id}/archive`);
    await archive(classId);
    const refused = await teacher.visitor.post(path, { password: teacher.password });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'classes-still-open', data: { classes: ['Eight C'] } },
    });
    expect(JSON.stringify(app.jobs.waiting)).not.toContain('deletion');
    for (const { id } of (await teacher.visitor.get('/classes')).body) await archive(id);
    expect((await teacher.visitor.post(path, { password: teacher.password })).status).toBe(200);
  });

  it('ends every session at once, tells the owner by mail and the open screens, and names the day', async () => {
    const teacher = await buildTeacher(app);
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    const elsewhere = app.visitor();
    await elsewhere.post('/auth/sign-in', { email: student.email, password: student.password });
    await db.delete(liveEvents);
    app.jobs.waiting.length = 0;

    const before = app.clock.now().getTime();
    const answer = await student.visitor.post(path, { password: student.password });
    const inDays = (new Date(answer.body.deletedAt).getTime() - before) / dayMs;
    expect(answer.status).toBe(200);
    expect(inDays).toBeGreaterThanOrEqual(limits.deletionGraceDays);
    expect(inDays).toBeLessThan(limits.deletionGraceDays + 0.01);
    expect(answer.cookies.join()).toMatch(/session_token=;.*Max-Age=0/);
    for (const visitor of [student.visitor, elsewhere]) expect((await visitor.get('/profiles/me')).status).toBe(401);
    expect(await db.select().from(liveEvents)).toMatchObject([
      { audience: `user:${student.id}`, topic: 'session' },
      { audience: `user:${teacher.id}`, topic: 'roster' },
    ]);
    await app.jobs.run();
    expect(app.outbox.at(-1)).toMatchObject({ to: student.email, subject: 'Your account will be deleted' });
  });

  it('is called off by signing in, which says so once', async () => {
    const teacher = await buildTeacher(app);
    await teacher.visitor.post(path, { password: teacher.password });
    const back = await teacher.visitor.post('/auth/sign-in', { email: teacher.email, password: teacher.password });
    expect(back).toMatchObject({ status: 200 });
    app.clock.advance(8 * dayMs);
    await app.jobs.send('prune', {});
    await app.jobs.run();
    expect(
      await db.select({ at: authUsers.deletionRequestedAt }).from(authUsers).where(eq(authUsers.id, teacher.id)),
    ).toEqual([{ at: null }]);
  });
});
