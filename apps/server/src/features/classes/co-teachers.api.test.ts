import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUsers, classTeacherOffers, classTeachers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { classesOf } from '#testing/own-classes.ts';

let app: TestApp;
let owner: Person;
let colleague: Person;
let classId: string;
let code: string;

beforeAll(async () => {
  // What an unconfirmed address may do is asked here; elsewhere it may nothing.
  app = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
});

beforeEach(async () => {
  owner = await buildTeacher(app, { fullName: 'Elif Kaya' });
  colleague = await buildTeacher(app, { fullName: 'Daniel Hughes' });
  ({ classId, code } = await buildInvite(owner, { className: '5-A' }));
});

afterAll(() => app.close());

const invite = (teacherEmail: string, by = owner) =>
  by.visitor.post(`/classes/${classId}/teacher-offers`, { teacherEmail });
const teachersFor = async (person: Person) => (await person.visitor.get(`/classes/${classId}/teachers`)).body;
const offersTo = async (person: Person) => (await person.visitor.get('/class-handovers')).body;
const newsOf = async (person: Person) => (await person.visitor.get('/notices')).body;
const bellOf = async (person: Person) => (await person.visitor.get('/notices/page')).body.notices;
const makeLink = async () => (await owner.visitor.post(`/classes/${classId}/teacher-link`)).body;
const check = (person: Person, token: string) => person.visitor.post('/teacher-links/check', { token });
const use = (person: Person, token: string) => person.visitor.post('/teacher-links/use', { token });

async function joinByLink(person = colleague) {
  return use(person, (await makeLink()).token);
}

describe('an offer to an address', () => {
  it('is shown to its teacher, who accepts; owner and students are told', async () => {
    const student = await buildStudent(app, code);
    const made = await invite(colleague.email.toUpperCase());
    expect(made.body).toMatchObject({ teachers: [{ name: 'Elif Kaya', isOwner: true, isMe: true }] });
    expect(made.body.offers).toMatchObject([{ toEmail: colleague.email }]);
    expect(await bellOf(colleague)).toMatchObject([
      { kind: 'teaching-offered', params: { className: '5-A', teacherName: 'Elif Kaya' } },
    ]);
    const [offer] = await offersTo(colleague);
    expect(offer).toMatchObject({ kind: 'teaching', classId, className: '5-A', teacherName: 'Elif Kaya' });
    expect(await classesOf(colleague)).toEqual([]);

    const accept = () => colleague.visitor.post(`/teacher-offers/${offer.id}/accept`);
    expect(await accept()).toMatchObject({ status: 200, body: { id: classId, isOwner: false, activeStudents: 1 } });
    expect(await accept()).toMatchObject({ status: 200, body: { id: classId, isOwner: false } });
    expect(await offersTo(colleague)).toEqual([]);
    expect(await bellOf(colleague)).toEqual([]);
    expect(await teachersFor(colleague)).toMatchObject({
      teachers: [
        { name: 'Elif Kaya', isOwner: true },
        { name: 'Daniel Hughes', isOwner: false, isMe: true },
      ],
      offers: [],
    });
    expect(await newsOf(owner)).toMatchObject([
      { kind: 'teaching-accepted', params: { teacherName: 'Daniel Hughes' } },
    ]);
    expect(await newsOf(student)).toContainEqual(expect.objectContaining({ kind: 'class-has-co-teacher' }));
    expect((await student.visitor.get('/enrolments/mine')).body).toMatchObject([
      { teacherName: 'Elif Kaya', teacherNames: ['Elif Kaya', 'Daniel Hughes'] },
    ]);
    expect(await hintsFor(app, student)).toEqual(expect.arrayContaining(['enrolments', 'notices', 'profile']));
  });

  it('waits until whoever registers under the address has confirmed it', async () => {
    const email = 'later@elsewhere.example';
    const before = app.clock.now();
    const [offer] = (await invite(email)).body.offers;
    await owner.visitor.post(`/classes/${classId}/hand-over`, { teacherEmail: email });
    const later = await buildTeacher(app, { email });
    const set = (values: Partial<typeof authUsers.$inferInsert>) =>
      app.db.update(authUsers).set(values).where(eq(authUsers.id, later.id));
    const after = new Date(app.clock.now().getTime() + 1);
    await set({ emailVerified: false, createdAt: after });
    expect(await offersTo(later)).toEqual([]);
    expect((await later.visitor.post(`/teacher-offers/${offer.id}/accept`)).status).toBe(404);
    expect((await later.visitor.post(`/class-handovers/${classId}/accept`)).status).toBe(404);
    await set({ createdAt: before });
    expect(await offersTo(later)).toMatchObject([{ kind: 'teaching' }, { kind: 'handover' }]);
    await set({ emailVerified: true, createdAt: after });
    expect(await offersTo(later)).toHaveLength(2);
    expect((await later.visitor.post(`/teacher-offers/${offer.id}/accept`)).status).toBe(200);
  });

  it('answers alike whether or not a teacher has the address', async () => {
    const student = await buildStudent(app, code);
    for (const email of [colleague.email, 'nobody@elsewhere.example', student.email]) {
      const { status, body } = await invite(email);
      expect(status).toBe(200);
      expect(body.offers).toContainEqual({ id: expect.any(String), toEmail: email, expiresAt: expect.any(String) });
    }
  });

  it('is declined, withdrawn, or refused for who teaches it already and for an archived class', async () => {
    await invite(colleague.email);
    const [offer] = await offersTo(colleague);
    const decline = () => colleague.visitor.post(`/teacher-offers/${offer.id}/decline`);
    for (const changed of [1, 0]) expect((await decline()).body).toEqual({ changed });
    expect(await bellOf(colleague)).toEqual([]);
    expect(await newsOf(owner)).toMatchObject([{ kind: 'teaching-declined' }]);

    await invite(colleague.email);
    const again = (await invite(colleague.email)).body.offers[0];
    expect(await bellOf(colleague)).toHaveLength(1);
    await owner.visitor.post(`/classes/${classId}/teacher-offers/${again.id}/withdraw`);
    expect((await colleague.visitor.post(`/teacher-offers/${again.id}/accept`)).status).toBe(404);
    expect(await bellOf(colleague)).toEqual([]);
    await joinByLink();
    for (const { email } of [owner, colleague])
      expect((await invite(email)).body).toMatchObject({ code: 'already-teaches' });
    await owner.visitor.post(`/classes/${classId}/archive`);
    expect((await invite('third@elsewhere.example')).body).toMatchObject({ code: 'class-archived' });
    expect((await owner.visitor.post(`/classes/${classId}/teacher-link`)).body).toMatchObject({
      code: 'class-archived',
    });
  });
});

describe('a link', () => {
  it('says what it opens, and lets exactly one of two in who use it at once', async () => {
    const third = await buildTeacher(app);
    const { token } = await makeLink();
    expect((await check(colleague, token)).body).toEqual({
      className: '5-A',
      teacherName: 'Elif Kaya',
      isTeaching: false,
    });
    const answers = await Promise.all([use(colleague, token), use(third, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await app.db.select().from(classTeachers).where(eq(classTeachers.classId, classId))).toHaveLength(2);
    const [first, late] = answers[0]?.status === 200 ? [colleague, third] : [third, colleague];
    expect((await use(first, token)).status).toBe(200);
    for (const answer of [await check(late, token), await use(late, token)])
      expect(answer.body).toMatchObject({ code: 'link-invalid' });
  });

  it('opens nothing once it is replaced, withdrawn, too old, or its class archived', async () => {
    const { token: older } = await makeLink();
    const { token } = await makeLink();
    expect((await use(colleague, older)).status).toBe(410);
    await owner.visitor.post(`/classes/${classId}/archive`);
    expect((await use(colleague, token)).status).toBe(410);
    await owner.visitor.post(`/classes/${classId}/reopen`);
    const [open] = (await teachersFor(owner)).offers;
    await owner.visitor.post(`/classes/${classId}/teacher-offers/${open.id}/withdraw`);
    expect((await use(colleague, token)).status).toBe(410);
    const { token: last } = await makeLink();
    await app.db.update(classTeacherOffers).set({ expiresAt: app.clock.now() });
    expect((await use(colleague, last)).status).toBe(410);
  });

  it('stays for somebody else when a teacher of the class tries it, and brings nobody back who was removed', async () => {
    const { token } = await makeLink();
    expect((await use(owner, token)).body).toMatchObject({ code: 'already-teaches' });
    expect((await check(owner, token)).body).toMatchObject({ isTeaching: true });
    expect((await use(colleague, token)).status).toBe(200);
    await owner.visitor.post(`/classes/${classId}/teachers/${colleague.id}/remove`);
    for (const answer of [await check(colleague, token), await use(colleague, token)])
      expect(answer.body).toMatchObject({ code: 'link-invalid' });
    expect(await classesOf(colleague)).toEqual([]);
  });

  it('and offers are limited, and refused with a class of the same name', async () => {
    await colleague.visitor.post('/classes', { id: uuid(), name: '5-a', timeZone: 'UTC' });
    const { token } = await makeLink();
    expect((await use(colleague, token)).body).toMatchObject({ code: 'class-name-taken' });
    for (let n = 1; n < limits.teacherOffersMax; n += 1) await invite(`t${n}@elsewhere.example`);
    expect((await invite('one.more@elsewhere.example')).body).toMatchObject({ code: 'too-many-teachers' });
  });
});

describe('a co-teacher', () => {
  it('is removed or leaves, and sees nothing of the class from then on', async () => {
    await buildStudent(app, code);
    await joinByLink();
    expect((await colleague.visitor.get(`/students?classId=${classId}`)).body).toHaveLength(1);
    expect((await colleague.visitor.post(`/classes/${classId}/leave`)).body).toEqual({ changed: 1 });
    expect(await newsOf(owner)).toContainEqual(expect.objectContaining({ kind: 'teaching-left' }));
    expect((await colleague.visitor.get(`/students?classId=${classId}`)).status).toBe(404);
    await joinByLink();
    const remove = () => owner.visitor.post(`/classes/${classId}/teachers/${colleague.id}/remove`);
    expect((await remove()).body.teachers).toHaveLength(1);
    expect((await remove()).status).toBe(404);
    expect(await newsOf(colleague)).toContainEqual(expect.objectContaining({ kind: 'teaching-ended' }));
    expect((await colleague.visitor.get('/students')).body).toEqual([]);
    expect((await owner.visitor.post(`/classes/${classId}/leave`)).status).toBe(404);
  });

  it('needs no other offer once in, and has none to come back by when taken off', async () => {
    await invite(colleague.email);
    expect(await bellOf(colleague)).toHaveLength(1);
    await joinByLink();
    expect(await offersTo(colleague)).toEqual([]);
    expect(await bellOf(colleague)).toEqual([]);
    expect((await teachersFor(owner)).offers).toEqual([]);
    const later = 'new@elsewhere.example';
    const offer = (await invite(later)).body.offers[0];
    await app.db.update(authUsers).set({ email: later }).where(eq(authUsers.id, colleague.id));
    await owner.visitor.post(`/classes/${classId}/teachers/${colleague.id}/remove`);
    expect((await colleague.visitor.post(`/teacher-offers/${offer.id}/accept`)).status).toBe(404);
    expect(await classesOf(colleague)).toEqual([]);
  });

  it('takes the class over from its owner, who is out then, and with the owner go open offers', async () => {
    await joinByLink();
    await invite('third@elsewhere.example');
    await owner.visitor.post(`/classes/${classId}/hand-over`, { teacherEmail: colleague.email });
    expect((await colleague.visitor.post(`/class-handovers/${classId}/accept`)).body).toMatchObject({ isOwner: true });
    expect(await classesOf(owner)).toEqual([]);
    expect(await teachersFor(colleague)).toMatchObject({ teachers: [{ isOwner: true, isMe: true }], offers: [] });
  });

  it('may delete the account though the class is open; its owner may not', async () => {
    await joinByLink();
    const remove = ({ visitor, password }: Person) => visitor.post('/auth/delete-account', { password });
    expect((await remove(owner)).body).toMatchObject({ code: 'classes-still-open' });
    expect((await remove(colleague)).status).toBe(200);
  });
});
