import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  authKnownBrowsers,
  authSessions,
  authThrottles,
  authTokens,
  authUsers,
  classEnrolments,
  classes,
  classHandovers,
  classInvites,
  classInviteUses,
  liveEvents,
  mailMessages,
  notices,
  practiceEvents,
  profiles,
  supportMessages,
} from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

const app = await testApp();
const relaxed = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
const { db, clock } = app;
const ago = (days: number, from = clock.now()) => new Date(from.getTime() - days * dayMs);

async function tidy(at: TestApp = app): Promise<void> {
  await at.jobs.send('prune', {});
  await at.jobs.run();
}

/** Makes the account look as if its owner last signed in `days` ago. */
async function lastSeen(id: string, days: number, at: TestApp = app): Promise<void> {
  const then = ago(days, at.clock.now());
  await at.db.update(authUsers).set({ createdAt: then, lastSignInAt: then }).where(eq(authUsers.id, id));
}

const exists = async (id: string, at: TestApp = app) =>
  (await at.db.select().from(authUsers).where(eq(authUsers.id, id))).length > 0;
const reminders = (email: string, at: TestApp = app) =>
  at.outbox.filter(({ to, subject }) => to === email && /^Please verify/.test(subject)).length;

const head = await buildTeacher(app);
const { code, id: inviteId } = await buildInvite(head, { maxUses: 50 });

beforeEach(async () => {
  await app.jobs.run();
  app.outbox.length = 0;
});

afterAll(async () => {
  await app.close();
  await relaxed.close();
});

describe('accounts whose deletion was asked for', () => {
  it('go when the days of grace are over, and not a day before', async () => {
    const student = await buildStudent(app, code);
    await student.visitor.post('/auth/delete-account', { password: student.password });
    await tidy();
    expect(await exists(student.id)).toBe(true);
    await db
      .update(authUsers)
      .set({ deletionRequestedAt: ago(6.99) })
      .where(eq(authUsers.id, student.id));
    await tidy();
    expect(await exists(student.id)).toBe(true);
    await db
      .update(authUsers)
      .set({ deletionRequestedAt: ago(7) })
      .where(eq(authUsers.id, student.id));
    await tidy();
    expect(await exists(student.id)).toBe(false);
    expect(await db.select().from(classInviteUses)).toEqual([]);
    expect(await db.select({ uses: classInvites.currentUses }).from(classInvites)).toEqual([{ uses: 1 }]);
  });
});

describe('accounts that were never verified', () => {
  it('are reminded five days after the last sign-in and removed two days after that, the invite’s use freed', async () => {
    const { uses } = await inviteRow();
    const student = await buildStudent(app, code, { verified: false });
    expect(await inviteRow()).toMatchObject({ uses: uses + 1, lastUsedBy: student.id });
    await lastSeen(student.id, 4.9);
    await tidy();
    expect(reminders(student.email)).toBe(0);
    await lastSeen(student.id, 5);
    await tidy();
    await tidy();
    expect(reminders(student.email)).toBe(1);
    await db
      .update(authUsers)
      .set({ remindedAt: ago(1.9) })
      .where(eq(authUsers.id, student.id));
    await lastSeen(student.id, 6.9);
    await tidy();
    expect(await exists(student.id)).toBe(true);
    await db
      .update(authUsers)
      .set({ remindedAt: ago(2) })
      .where(eq(authUsers.id, student.id));
    await lastSeen(student.id, 7);
    await tidy();
    expect(await exists(student.id)).toBe(false);
    expect(await inviteRow()).toEqual({ uses, lastUsedBy: null });
    expect((await head.visitor.get('/students')).body).toEqual([]);
  });

  it('are never removed without a reminder, however old', async () => {
    const student = await buildStudent(app, code, { verified: false });
    await lastSeen(student.id, 60);
    await tidy();
    expect(await exists(student.id)).toBe(true);
    expect(reminders(student.email)).toBe(1);
  });

  it('restart their countdown with every sign-in', async () => {
    const student = await buildStudent(app, code, { verified: false });
    await db
      .update(authUsers)
      .set({ remindedAt: ago(9) })
      .where(eq(authUsers.id, student.id));
    await lastSeen(student.id, 7.5);
    await tidy();
    expect(await exists(student.id)).toBe(true);
    expect(reminders(student.email)).toBe(1);
  });

  it.each([
    [
      'was verified',
      async (id: string) => db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id)),
    ],
    [
      'has no address to verify',
      async (id: string) => db.update(authUsers).set({ email: null, signInName: 'mina' }).where(eq(authUsers.id, id)),
    ],
    ['earned something', async (id: string) => db.update(profiles).set({ totalXp: 30 }).where(eq(profiles.userId, id))],
    [
      'practised',
      async (studentId: string) =>
        db.insert(practiceEvents).values({
          studentId,
          id: uuid(),
          word: 'lend:verb',
          activity: 'card',
          task: 'recalled',
          occurredAt: ago(8),
          receivedAt: ago(8),
          localDay: '2026-03-01',
        }),
    ],
    [
      'is an administrator',
      async (id: string) => db.update(profiles).set({ isAdmin: true }).where(eq(profiles.userId, id)),
    ],
    [
      'is locked',
      async (id: string) =>
        db
          .update(authUsers)
          .set({ lockedAt: ago(1) })
          .where(eq(authUsers.id, id)),
    ],
  ])('stay when the account %s', async (_, happen) => {
    const student = await buildStudent(app, code, { verified: false });
    await lastSeen(student.id, 20);
    await db
      .update(authUsers)
      .set({ remindedAt: ago(10) })
      .where(eq(authUsers.id, student.id));
    await happen(student.id);
    await tidy();
    expect(await exists(student.id)).toBe(true);
    expect(reminders(student.email)).toBe(0);
  });

  it('stay when they teach a class', async () => {
    const teacher = await buildTeacher(app);
    await buildInvite(teacher);
    await db
      .update(authUsers)
      .set({ emailVerified: false, remindedAt: ago(10) })
      .where(eq(authUsers.id, teacher.id));
    await lastSeen(teacher.id, 20);
    await tidy();
    expect(await exists(teacher.id)).toBe(true);
  });

  it('stay where nobody has to verify', async () => {
    const teacher = await buildTeacher(relaxed, { verified: false });
    await relaxed.db
      .update(authUsers)
      .set({ remindedAt: ago(10) })
      .where(eq(authUsers.id, teacher.id));
    await lastSeen(teacher.id, 30, relaxed);
    await tidy(relaxed);
    expect(await exists(teacher.id, relaxed)).toBe(true);
    expect(reminders(teacher.email, relaxed)).toBe(0);
  });
});

describe('rows that outlived their use', () => {
  it('go, and younger ones stay', async () => {
    const { id: userId } = await buildTeacher(app);
    const message = {
      name: 'x',
      email: 'x@example.org',
      subject: 'x',
      category: 'general',
      priority: 'low',
      message: 'x',
      language: 'en',
    };
    const text = { recipient: 'x', subject: 'x', text: 'x', html: 'x' };
    const notice = { userId, kind: 'class-left', params: {}, createdAt: ago(99) } as const;
    const token = { userId, purpose: 'verify-email' } as const;
    await db.delete(authSessions);
    await db.delete(authTokens);
    await db.delete(liveEvents);
    await db.delete(authThrottles);
    await db.delete(authKnownBrowsers);
    await db.insert(authSessions).values([
      { id: uuid(), userId, hash: Buffer.from('old'), expiresAt: ago(0.01) },
      { id: uuid(), userId, hash: Buffer.from('young'), expiresAt: ago(-0.01) },
    ]);
    await db.insert(authTokens).values([
      { id: uuid(), ...token, hash: Buffer.from('old'), expiresAt: ago(0.01) },
      { id: uuid(), ...token, hash: Buffer.from('young'), expiresAt: ago(-0.01) },
    ]);
    await db.insert(authThrottles).values([
      { key: 'old', failures: 1, windowEndsAt: ago(0.01) },
      { key: 'young', failures: 1, windowEndsAt: ago(-0.01) },
    ]);
    await db.insert(authKnownBrowsers).values([
      { userId, browserHash: Buffer.from('old'), lastSeenAt: ago(401) },
      { userId, browserHash: Buffer.from('young'), lastSeenAt: ago(399) },
    ]);
    await db.insert(liveEvents).values([
      { audience: 'old', topic: 'x', createdAt: ago(0.05) },
      { audience: 'young', topic: 'x', createdAt: ago(0.03) },
    ]);
    await db.insert(mailMessages).values([
      { id: uuid(), ...text, recipient: 'old', createdAt: ago(8) },
      { id: uuid(), ...text, recipient: 'young', createdAt: ago(6) },
    ]);
    await db.insert(supportMessages).values([
      { id: uuid(), ...message, name: 'old', createdAt: ago(31) },
      { id: uuid(), ...message, name: 'young', createdAt: ago(29) },
    ]);
    await db.insert(notices).values([
      { id: uuid(), ...notice, params: { age: 'old' }, createdAt: ago(61) },
      { id: uuid(), ...notice, params: { age: 'young' }, createdAt: ago(59) },
      { id: uuid(), ...notice, params: { age: 'read' }, createdAt: ago(59), readAt: ago(58) },
    ]);

    const classRows = ['old', 'young'].map((name) => ({ id: uuid(), name, timeZone: 'UTC' }));
    await db.insert(classes).values(classRows);
    await db.insert(classHandovers).values(
      classRows.map(({ id: classId, name }) => ({
        ...{ classId, teacherId: userId, toEmail: name },
        createdAt: ago(name === 'old' ? 31 : 29),
      })),
    );

    await tidy();

    const left = async (query: Promise<{ name: unknown }[]>) => (await query).map(({ name }) => String(name)).sort();
    expect(await left(db.select({ name: authSessions.hash }).from(authSessions))).toEqual(['young']);
    expect(await left(db.select({ name: authTokens.hash }).from(authTokens))).toEqual(['young']);
    expect(await left(db.select({ name: authThrottles.key }).from(authThrottles))).toEqual(['young']);
    expect(await left(db.select({ name: authKnownBrowsers.browserHash }).from(authKnownBrowsers))).toEqual(['young']);
    expect(await left(db.select({ name: classHandovers.toEmail }).from(classHandovers))).toEqual(['young']);
    expect(await left(db.select({ name: liveEvents.audience }).from(liveEvents))).toEqual(['young']);
    expect(await left(db.select({ name: mailMessages.recipient }).from(mailMessages))).toEqual(['young']);
    expect(await left(db.select({ name: supportMessages.name }).from(supportMessages))).toEqual(['young']);
    const ages = (await db.select({ params: notices.params }).from(notices)).map(({ params }) => params.age);
    expect(ages.sort()).toEqual(['read', 'young']);
    expect(await db.select().from(classEnrolments)).not.toEqual([]);
  });
});

async function inviteRow(): Promise<{ uses: number; lastUsedBy: string | null }> {
  const [row] = await db
    .select({ uses: classInvites.currentUses, lastUsedBy: classInvites.lastUsedBy })
    .from(classInvites)
    .where(eq(classInvites.id, inviteId));
  return row ?? { uses: -1, lastUsedBy: null };
}
