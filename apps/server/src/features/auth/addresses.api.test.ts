import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Child, Person } from '#testing/build.ts';
import { buildChild, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let child: Child;

beforeAll(async () => {
  app = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'on' } });
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  child = await buildChild(app, teacher);
});

afterAll(() => app.close());

const password = 'orchard-kettle-77';
const freshAddress = () => `${uuid()}@home.example`;

const addOwn = (email: string, typed = password) => child.visitor.post('/auth/email', { email, password: typed });
const addOf = (email: string, by = teacher) => by.visitor.post(`/auth/students/${child.id}/email`, { email });
const userOf = async () => (await child.visitor.get('/auth/session')).body.user;
const rosterEntry = async () =>
  (await teacher.visitor.get('/students')).body.find(({ studentId }: { studentId: string }) => studentId === child.id);

describe('a child who adds an address', () => {
  it('stays in, keeps the sign-in name, and both of them sign in', async () => {
    const email = freshAddress();
    expect((await addOwn(email)).body).toEqual({ email });
    expect(await userOf()).toMatchObject({
      ...{ email, signInName: child.signInName, emailVerified: false, needsVerification: false },
    });
    expect((await child.visitor.get('/flashcards/decks')).status).toBe(200);
    for (const login of [email, child.signInName])
      expect((await app.visitor().post('/auth/sign-in', { email: login, password })).status, login).toBe(200);
  });

  it('is asked for the password, and for an address that nobody has', async () => {
    expect(await addOwn(freshAddress(), 'wrong')).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    expect(await addOwn('mina@')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await addOwn(teacher.email)).toMatchObject({ status: 409, body: { code: 'email-already-in-use' } });
    expect(await userOf()).toMatchObject({ email: '' });
  });

  it('may send it twice, and correct it until it is confirmed', async () => {
    const [typo, email] = [freshAddress(), freshAddress()];
    const answers = await Promise.all([addOwn(typo), addOwn(typo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await addOwn(email)).status).toBe(200);
    await teacher.visitor.post(`/auth/students/${child.id}/confirm-email`);
    expect(await userOf()).toMatchObject({ email, emailVerified: true });
    expect((await addOwn(email)).status).toBe(200);
    expect(await addOwn(freshAddress())).toMatchObject({ status: 409, body: { code: 'email-settled' } });
  });

  it('gets an address that somebody else asks for at the same time, or is told that it is taken', async () => {
    const first = child;
    const second = await buildChild(app, teacher);
    const email = freshAddress();
    const ask = ({ visitor }: Child) => visitor.post('/auth/email', { email, password });
    const answers = await Promise.all([ask(first), ask(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a teacher who adds an address', () => {
  it('is told on the roster that it is unconfirmed, and the child is told once who did it', async () => {
    const email = freshAddress();
    for (let time = 0; time < 2; time += 1) expect((await addOf(email)).body).toEqual({ email });
    expect(await rosterEntry()).toMatchObject({ studentEmail: email, emailVerified: false });
    const kinds = (await child.visitor.get('/notices')).body.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['email-added-by-teacher']);
  });

  it('needs a class in common that helps with signing in', async () => {
    const stranger = await buildTeacher(app);
    expect((await addOf(freshAddress(), stranger)).status).toBe(404);
    await teacher.visitor.post(`/classes/${child.classId}/archive`);
    expect((await addOf(freshAddress())).status).toBe(404);
    await teacher.visitor.post(`/classes/${child.classId}/reopen`);
    const [mine] = (await child.visitor.get('/enrolments/mine')).body;
    await child.visitor.post(`/enrolments/${mine.id}/sign-in-help`, { signInHelp: false });
    expect((await addOf(freshAddress())).body.code).toBe('sign-in-help-off');
    expect(await userOf()).toMatchObject({ email: '' });
  });
});

it('refuses an account that signs in by its address', async () => {
  const answer = await teacher.visitor.post('/auth/email', { email: freshAddress(), password: teacher.password });
  expect(answer).toMatchObject({ status: 409, body: { code: 'email-settled' } });
});
