import { dayMs } from '@wordgrove/contract/days';
import { inviteCodeAlphabet, limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUsers, classInvites, liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const dayFromNow = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const wish = (more: object = {}) => ({ id: uuid(), timeZone: 'Europe/Istanbul', ...more });
const invitesOf = async (person: Person) => (await person.visitor.get('/invites')).body;
const classesOf = async (person: Person) => (await person.visitor.get('/classes')).body;
const check = (code: string, visitor = app.visitor()) => visitor.post('/invites/check', { code });

describe('a new invite', () => {
  it('has a code without look-alikes and opens the class it made', async () => {
    const answer = await teacher.visitor.post('/invites', wish());
    expect(answer.status).toBe(201);
    const { code, classId } = answer.body;
    expect(code).toHaveLength(limits.inviteCodeLength);
    expect([...code].every((letter) => inviteCodeAlphabet.includes(letter))).toBe(true);
    expect(answer.body).toMatchObject({
      className: 'English Class',
      teacherId: teacher.id,
      isActive: true,
      state: 'active',
      expiresAt: null,
      expiresOn: null,
      maxUses: null,
      currentUses: 0,
      settings: { requireApproval: false },
      studentsEnrolled: [],
      lastUsedAt: null,
      lastUsedBy: null,
    });
    expect(await classesOf(teacher)).toMatchObject([{ id: classId, name: 'English Class' }]);
    expect((await teacher.visitor.get('/profiles/me')).body.teacher.classesCreated).toBe(1);
    expect(await invitesOf(teacher)).toEqual([answer.body]);
  });

  it('is created once, even when sent concurrently', async () => {
    const input = wish({ className: '5-A' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => teacher.visitor.post('/invites', input)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { code: answers[0]?.body.code } });
    expect(await invitesOf(teacher)).toHaveLength(1);
    expect(await classesOf(teacher)).toHaveLength(1);
  });

  it("can't reuse the id of another teacher's invite", async () => {
    const theirs = await buildInvite(await buildTeacher(app));
    const answer = await teacher.visitor.post('/invites', wish({ id: theirs.id }));
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await classesOf(teacher)).toEqual([]);
  });

  it('uses the open class of the name given, in any letter case, and makes one otherwise', async () => {
    const first = await buildInvite(teacher, { className: '5-A SINIFI' });
    expect((await buildInvite(teacher, { className: '5-a  sınıfı' })).classId).toBe(first.classId);
    expect((await buildInvite(teacher)).classId).toBe(first.classId);
    expect((await buildInvite(teacher, { className: '6-B' })).classId).not.toBe(first.classId);
    await teacher.visitor.post(`/classes/${first.classId}/archive`);
    expect((await buildInvite(teacher, { className: '5-A SINIFI' })).classId).not.toBe(first.classId);
  });

  it('is for the class whose id is given, unless that is archived', async () => {
    const { classId } = await buildInvite(teacher, { className: '5-A' });
    await buildInvite(teacher, { className: '6-B' });
    expect((await buildInvite(teacher, { classId, className: '6-B' })).classId).toBe(classId);
    await teacher.visitor.post(`/classes/${classId}/archive`);
    const answer = await teacher.visitor.post('/invites', wish({ classId }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'class-archived' } });
  });

  it("works until the end of its last day in the class's time zone", async () => {
    const expiresOn = dayFromNow(3);
    const apia = await teacher.visitor.post('/invites', wish({ className: 'a', timeZone: 'Pacific/Apia', expiresOn }));
    expect(apia.body).toMatchObject({ expiresOn, expiresAt: `${expiresOn}T11:00:00.000Z` });
    const again = await teacher.visitor.post('/invites', wish({ className: 'a', timeZone: 'UTC', expiresOn }));
    expect(again.body.expiresAt).toBe(apia.body.expiresAt);
  });

  it('refuses a day that is over, and makes no class for it', async () => {
    const answer = await teacher.visitor.post('/invites', wish({ expiresOn: dayFromNow(-2) }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'expires-in-past' } });
    expect(await classesOf(teacher)).toEqual([]);
  });
});

describe('editing an invite', () => {
  it('changes its options', async () => {
    const { id } = await buildInvite(teacher, { maxUses: 5, expiresOn: dayFromNow(5) });
    const change = { version: 0, maxUses: 7, expiresOn: dayFromNow(9), requireApproval: true };
    const answer = await teacher.visitor.patch(`/invites/${id}`, change);
    const { requireApproval, ...options } = change;
    expect(answer).toMatchObject({ status: 200, body: { ...options, version: 1, settings: { requireApproval } } });
    const cleared = await teacher.visitor.patch(`/invites/${id}`, { version: 1 });
    expect(cleared.body).toMatchObject({ maxUses: null, expiresOn: null, expiresAt: null, version: 2 });
  });

  it('answers a second tab with the invite as it is now, and a repeat with success', async () => {
    const { id } = await buildInvite(teacher);
    const change = { version: 0, maxUses: 7, expiresOn: null, requireApproval: false };
    await teacher.visitor.patch(`/invites/${id}`, change);
    expect(await teacher.visitor.patch(`/invites/${id}`, change)).toMatchObject({ status: 200, body: { version: 1 } });
    const other = await teacher.visitor.patch(`/invites/${id}`, { ...change, maxUses: 9 });
    expect(other).toMatchObject({ status: 409, body: { code: 'edit-conflict', data: { maxUses: 7, version: 1 } } });
  });

  it('keeps a day that is over, but takes no other one', async () => {
    const expiresOn = dayFromNow(1);
    const { id } = await buildInvite(teacher, { expiresOn });
    await app.db
      .update(classInvites)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(classInvites.id, id));
    const kept = await teacher.visitor.patch(`/invites/${id}`, { version: 0, expiresOn, maxUses: 3 });
    expect(kept).toMatchObject({ status: 200, body: { state: 'expired', maxUses: 3 } });
    const past = await teacher.visitor.patch(`/invites/${id}`, { version: 1, expiresOn: dayFromNow(-3) });
    expect(past).toMatchObject({ status: 400, body: { code: 'expires-in-past' } });
  });

  it("doesn't go below the uses there are", async () => {
    const { id, code } = await buildInvite(teacher, { maxUses: 5 });
    await buildStudent(app, code);
    await buildStudent(app, code);
    const answer = await teacher.visitor.patch(`/invites/${id}`, { version: 0, maxUses: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'below-current-uses', data: { currentUses: 2 } } });
    const exact = await teacher.visitor.patch(`/invites/${id}`, { version: 0, maxUses: 2 });
    expect(exact).toMatchObject({ status: 200, body: { state: 'used-up' } });
  });
});

describe('switching an invite', () => {
  it('closes and opens the code at once and tells the screens only of changes', async () => {
    const { id, code } = await buildInvite(teacher);
    const switchTo = (isActive: boolean) => teacher.visitor.post(`/invites/${id}/switch`, { isActive });
    const off = await switchTo(false);
    expect(off).toMatchObject({ status: 200, body: { isActive: false, state: 'off' } });
    expect((await check(code)).body.code).toBe('invite-invalid');
    await app.db.delete(liveEvents);
    expect((await switchTo(false)).body).toEqual(off.body);
    expect(await app.db.select().from(liveEvents)).toEqual([]);
    expect((await switchTo(true)).body.state).toBe('active');
    expect(await app.db.select({ topic: liveEvents.topic }).from(liveEvents)).toEqual([{ topic: 'invites' }]);
    expect((await check(code)).status).toBe(200);
  });
});

describe('who joined', () => {
  it('is listed newest first, and those who are in no class of the teacher any more are only counted', async () => {
    const { id, code, classId } = await buildInvite(teacher, { requireApproval: true });
    const elsewhere = await buildInvite(teacher, { className: 'Elsewhere' });
    const names = ['Ali Veli', 'José Núñez', 'Mia Roth', 'Zoë Dupont', 'Lea Blum'];
    const people: Person[] = [];
    for (const fullName of names) people.push(await buildStudent(app, code, { fullName }));
    const [ali, , mia, zoe, lea] = people;
    const roster = (await teacher.visitor.get('/students', { classId })).body;
    const idsOf = (...wanted: (Person | undefined)[]) =>
      wanted.map((one) => roster.find((row: { studentId: string }) => row.studentId === one?.id).enrolmentId);
    await teacher.visitor.post('/enrolments/approve', { enrolmentIds: idsOf(ali, mia, lea) });
    await teacher.visitor.post('/enrolments/decline', { enrolmentIds: idsOf(people[1]) });
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: idsOf(mia) });
    await teacher.visitor.post(`/enrolments/${idsOf(lea)[0]}/move`, { toClassId: elsewhere.classId });
    const answer = (await teacher.visitor.get(`/invites/${id}/students`)).body;
    expect(answer).toMatchObject({
      students: [
        { studentId: lea?.id, studentName: 'Lea Blum', status: 'active' },
        { studentId: zoe?.id, studentName: 'Zoë Dupont', status: 'pending' },
        { studentId: ali?.id, studentName: 'Ali Veli', status: 'active' },
      ],
      gone: 2,
    });
    expect(JSON.stringify(answer)).not.toMatch(/Mia|José/);
    const invite = (await invitesOf(teacher)).find((each: { id: string }) => each.id === id);
    expect(invite).toMatchObject({ currentUses: 4 });
  });
});

describe('checking a code', () => {
  it('says what it opens and nothing about anybody else, typed in any way', async () => {
    const named = await buildTeacher(app, { fullName: "Nuala O'Brien" });
    const { code } = await buildInvite(named, { className: '5-A', requireApproval: true });
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const answer = await check(typed);
    const offer = { code, className: '5-A', teacherName: "Nuala O'Brien", requireApproval: true };
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({ ...offer, hasSignInNames: false });
  });

  it('says whether children of the class sign in by name', async () => {
    const { code, classId } = await buildInvite(teacher, { className: '5-A' });
    await buildStudent(app, code);
    expect((await check(code)).body).toMatchObject({ hasSignInNames: false });
    const students = [{ id: uuid(), name: 'Mina Kaya' }];
    await teacher.visitor.post(`/classes/${classId}/students`, { language: 'en', students });
    expect((await check(code)).body).toMatchObject({ hasSignInNames: true });
  });

  it('names the reason, the first of the list when there are several', async () => {
    const { id, code } = await buildInvite(teacher, { maxUses: 1 });
    await buildStudent(app, code);
    expect(await check(code)).toMatchObject({ status: 410, body: { code: 'invite-used-up' } });
    await app.db
      .update(classInvites)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(classInvites.id, id));
    expect(await check(code)).toMatchObject({ status: 410, body: { code: 'invite-expired' } });
    await app.db.update(classInvites).set({ isActive: false }).where(eq(classInvites.id, id));
    expect(await check(code)).toMatchObject({ status: 404, body: { code: 'invite-invalid' } });
    expect(await check('AAAAAA')).toMatchObject({ status: 404, body: { code: 'invite-invalid' } });
  });

  it('stops at the instant the code ends', async () => {
    const { code } = await buildInvite(teacher, { expiresOn: dayFromNow(2) });
    expect((await check(code)).status).toBe(200);
    app.clock.advance(4 * dayMs);
    expect((await check(code)).body.code).toBe('invite-expired');
    app.clock.advance(-4 * dayMs);
  });

  it('says so when the teacher is gone', async () => {
    const { code } = await buildInvite(teacher);
    await app.db.delete(authUsers).where(eq(authUsers.id, teacher.id));
    expect(await check(code)).toMatchObject({ status: 410, body: { code: 'invite-teacher-missing' } });
  });

  it.each([
    ['', 'invite-code-required'],
    ['   ', 'invite-code-required'],
    ['ABC', 'invite-code-malformed'],
    ['ABCDEFG', 'invite-code-malformed'],
  ])('refuses %j as input', async (code, problem) => {
    const answer = await check(code);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', data: { issues: [{ problem }] } } });
  });

  it('counts wrong codes per address and never right ones, and answers wrong ones no more when there were too many', async () => {
    const { code } = await buildInvite(teacher);
    const school = app.visitor('203.0.113.7');
    for (let n = 0; n < limits.inviteFailures; n += 1) {
      expect((await check('AAAAAA', school)).status).toBe(404);
      if (n % 10 === 0) expect((await check(code, school)).status).toBe(200);
    }
    const stopped = await check('AAAAAA', school);
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(stopped.body.data.retryAfterSeconds).toBeGreaterThan(0);
    expect((await check(code, school)).status).toBe(200);
    expect((await check('AAAAAA', app.visitor('203.0.113.8'))).status).toBe(404);
    app.clock.advance(limits.inviteWindowMinutes * 60_000 + 1);
    expect((await check('AAAAAA', school)).status).toBe(404);
  });
});
