import { paths } from '@wordgrove/contract/paths';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignments, authUsers, noticeMails, notices, profiles } from '#db/schema/all.ts';
import { noticedHomework } from '#features/assignments/noticed-store.ts';
import { bellReads } from '#features/notices/bell-store.ts';
import { unsubscribeToken } from '#features/notices/unsubscribe-token.ts';
import type { Mail } from '#platform/mail.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp, testSecret } from '#testing/app.ts';
import { attempt, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { sendDigests } from './send-digests.ts';
import { tellOfWaiting } from './tell-of-waiting.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;
/** Noon in Istanbul, where everybody lives. */
let noon: Date;
let sent: Mail[];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  noon = app.clock.now();
});

beforeEach(async () => {
  sent = [];
  await app.db.delete(noticeMails);
  await app.db.delete(assignments);
  await app.db.delete(notices);
  await app.db.update(authUsers).set({ emailVerified: true });
});

afterAll(() => app.close());

const hourMs = 3_600_000;
const bell = bellReads(noticedHomework);
const mailer = { send: async (mail: Mail): Promise<void> => void sent.push(mail), verify: async () => undefined };

/** Runs the job that many hours after noon. */
const run = (hours: number, through: typeof mailer = mailer) => {
  const clock = { now: () => new Date(noon.getTime() + hours * hourMs) };
  const parts = { db: app.db, clock, mailer: through, baseUrl: 'https://grove.example', secret: testSecret };
  return sendDigests({ ...parts, listNews: bell.listNews })({}, { signal: new AbortController().signal });
};
/** The database goes away for what says that a mail was sent, and is back. */
const lostCover = sql`ALTER TABLE notice_mails RENAME COLUMN covered_to TO gone`;
const kept = sql`ALTER TABLE notice_mails RENAME COLUMN gone TO covered_to`;
const receivers = () => sent.map(({ to }) => to).sort();

describe('a digest', () => {
  it('says what is new, in the reader’s language, with a way to switch it off', async () => {
    await app.db.update(profiles).set({ language: 'de' }).where(eq(profiles.userId, student.id));
    await setAssignment(teacher, classId, { title: 'Sea words' });
    await run(5);
    const [mail] = sent;
    expect(receivers()).toEqual([student.email]);
    expect(mail?.text).toContain('Neue Hausaufgabe: Sea words');
    expect(mail?.unsubscribe).toBe(
      `https://grove.example/unsubscribe?token=${unsubscribeToken(student.id, testSecret)}`,
    );
    expect(mail?.text).toContain(mail?.unsubscribe);
    await app.db.update(profiles).set({ language: 'en' }).where(eq(profiles.userId, student.id));
  });

  it('comes once a day, whoever sends it and however often, and next day with what is new since', async () => {
    await setAssignment(teacher, classId, { title: 'Sea words' });
    await Promise.all([run(4.5), run(4.5), run(4.75)]);
    expect(receivers()).toEqual([student.email]);
    await run(28);
    expect(sent).toHaveLength(1);
    await app.db.insert(notices).values({
      ...{ id: uuid(), userId: student.id, kind: 'class-left', params: { className: '7B' } },
      createdAt: new Date(noon.getTime() + 20 * hourMs),
    });
    await run(28.5);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain('7B');
    expect(sent[1]?.text).not.toContain('Sea words');
  });

  it('says that a grade has changed, until the student has read it', async () => {
    const id = await setAssignment(teacher, classId, { title: 'Sea words' });
    const grade = async (comment: string) => {
      const [work] = (await teacher.visitor.get(`/assignments/${id}/work`)).body.students;
      const { studentId, turnedInAt } = work;
      const mark = { points: null, comment, returns: true, version: work.grade.version };
      expect((await teacher.visitor.post(`/assignments/${id}/grade`, { studentId, turnedInAt, ...mark })).status).toBe(
        200,
      );
    };
    await grade('Good');
    await app.db.update(notices).set({ readAt: noon });
    await grade('Very good');
    await run(4);
    expect(receivers()).toEqual([student.email]);
    expect(sent[0]?.text).toContain('– Points or comment changed: Sea words');
    expect(sent[0]?.text).not.toContain('Your work is back');
    expect(sent[0]?.text).toContain(`https://grove.example${paths.login}`);
    await app.db.delete(noticeMails);
    await app.db.update(notices).set({ readAt: noon });
    await run(5);
    expect(sent).toHaveLength(1);
  });

  it('is sent in the afternoon only', async () => {
    await setAssignment(teacher, classId);
    for (const hours of [0, 3.9, 8, 12, 19.9]) await run(hours);
    expect(sent).toEqual([]);
    await run(4);
    expect(sent).toHaveLength(1);
  });

  it('is never empty', async () => {
    const id = await setAssignment(teacher, classId);
    const [notice] = await app.db.select().from(notices);
    await student.visitor.post(`/notices/${notice?.id}/read`);
    await run(4);
    await app.db.update(notices).set({ readAt: null });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    await run(5);
    expect(sent).toEqual([]);
    expect(await app.db.select().from(noticeMails)).toEqual([]);
  });

  it('repeats what is due tomorrow, even if its notice was read', async () => {
    const due = { at: new Date(noon.getTime() + 24 * hourMs).toISOString().slice(0, 16), timeZone: 'UTC' };
    const id = await setAssignment(teacher, classId, { due });
    await app.db.delete(notices);
    const [row] = await app.db.select().from(assignments);
    await app.db.insert(notices).values({
      ...{ id: uuid(), userId: student.id, kind: 'assignment-due', assignmentId: id, about: row?.dueAt },
      ...{ createdAt: noon, readAt: noon },
    });
    await run(5);
    expect(sent[0]?.text).toContain('Due tomorrow: Ten words');
  });

  it('goes to confirmed addresses of open accounts only', async () => {
    await setAssignment(teacher, classId);
    const change = (values: Partial<typeof authUsers.$inferInsert>) =>
      app.db.update(authUsers).set(values).where(eq(authUsers.id, student.id));
    for (const [shut, open] of [
      [{ emailVerified: false }, { emailVerified: true }],
      [{ lockedAt: noon }, { lockedAt: null }],
      [{ deletionRequestedAt: noon }, { deletionRequestedAt: null }],
    ]) {
      await change(shut ?? {});
      await run(5);
      expect(sent).toEqual([]);
      await change(open ?? {});
    }
    await run(5);
    expect(sent).toHaveLength(1);
  });

  it('waits when mail can’t be sent, and costs one person the day when a mail is refused', async () => {
    const other = await buildStudent(app, (await buildInvite(teacher)).code);
    await setAssignment(teacher, classId);
    await expect(run(4, { ...mailer, verify: () => Promise.reject(new Error('away')) })).resolves.toBeUndefined();
    expect(await app.db.select().from(noticeMails)).toEqual([]);
    await expect(run(4.25, { ...mailer, send: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    await run(4.5);
    expect(sent).toHaveLength(1);
    // What the refused mail said is in the next one.
    await run(28.5);
    expect(receivers()).toEqual([student.email, other.email].sort());
  });

  it('isn’t sent twice on a day by a server that ends after sending and before saying so', async () => {
    await setAssignment(teacher, classId, { title: 'Sea words' });
    const send = async (mail: Mail) => {
      sent.push(mail);
      await app.db.execute(lostCover);
    };
    await expect(run(4.5, { ...mailer, send })).rejects.toThrow();
    await app.db.execute(kept);
    await run(4.75);
    await run(7.9);
    const [first] = sent;
    const again = () => sent.filter(({ to }) => to === first?.to);
    expect(again()).toHaveLength(1);
    // Nothing says that it arrived, so what is still unread is in the next one.
    await run(28.5);
    expect(again()).toHaveLength(2);
    expect(again()[1]?.text).toContain('Sea words');
  });

  it('says to a teacher how much work waits, while it does', async () => {
    await app.db.update(profiles).set({ language: 'de' }).where(eq(profiles.userId, teacher.id));
    const id = await setAssignment(teacher, classId, { title: 'Sea words', points: 10 });
    await attempt(app, student, id);
    await student.visitor.post(`/assignments/${id}/turn-in`);
    const clock = { now: () => new Date(noon.getTime() + 3 * hourMs) };
    const tell = async () => undefined;
    await tellOfWaiting({ db: app.db, clock, tell })({}, { signal: new AbortController().signal });
    await run(4);
    expect(sent.find(({ to }) => to === teacher.email)?.text).toContain(
      '– 1 Abgabe wartet auf Sie (English Class): Sea words',
    );
    await student.visitor.post(`/assignments/${id}/take-back`);
    await app.db.delete(noticeMails);
    sent = [];
    await run(5);
    expect(receivers()).not.toContain(teacher.email);
  });
});

describe('switching digests off', () => {
  const isOn = async () => (await student.visitor.get('/notices/digest')).body.isOn;

  it('is done on the profile, and undone', async () => {
    expect(await isOn()).toBe(true);
    await student.visitor.post('/notices/digest', { isOn: false });
    expect(await isOn()).toBe(false);
    await setAssignment(teacher, classId);
    await run(4);
    expect(receivers()).not.toContain(student.email);
    await student.visitor.post('/notices/digest', { isOn: true });
    await run(5);
    expect(receivers()).toContain(student.email);
  });

  it('is one click of a mail program, without a session; fetching the address does nothing', async () => {
    const url = `/unsubscribe?token=${unsubscribeToken(student.id, testSecret)}`;
    await app.server.inject({ url });
    expect(await isOn()).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = (address: string) =>
      app.server.inject({ method: 'POST', url: address, headers, payload: 'List-Unsubscribe=One-Click' });
    expect((await click(url)).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await click(url)).statusCode).toBe(200);
  });

  it('needs the token of the mail', async () => {
    const other = unsubscribeToken(uuid(), testSecret).split('.')[1];
    for (const token of [
      '',
      'x',
      `${student.id}.`,
      `${student.id}.${other}`,
      unsubscribeToken(student.id, 'another'),
    ]) {
      const answer = await app.visitor().post('/notices/unsubscribe', { token });
      expect(answer).toMatchObject({ status: 410, body: { code: 'link-invalid' } });
      const click = await app.server.inject({ method: 'POST', url: `/unsubscribe?token=${token}` });
      expect(click.statusCode).toBe(410);
    }
    expect(await isOn()).toBe(true);
    const token = unsubscribeToken(student.id, testSecret);
    expect((await app.visitor().post('/notices/unsubscribe', { token })).body).toEqual({ isOn: false });
    expect(await isOn()).toBe(false);
  });

  it('leaves nothing behind for an account that is gone', async () => {
    const token = unsubscribeToken(uuid(), testSecret);
    expect((await app.visitor().post('/notices/unsubscribe', { token })).status).toBe(200);
    expect(await app.db.select({ n: sql`count(*)::int` }).from(noticeMails)).toEqual([{ n: 0 }]);
  });
});
