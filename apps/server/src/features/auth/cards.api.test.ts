import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import type { Visitor } from '#testing/visitor.ts';
import { cardDays, cardRetryMinutes } from './cards.ts';

type Card = { studentId: string; signInName: string; token: string; code: string };

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp({ env: { REQUIRE_EMAIL_VERIFICATION: 'on' } });
});

// A session ends while a test waits for a card to expire.
beforeEach(async () => {
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const password = 'orchard-kettle-77';
const cardsFor = (studentIds: string[], by = teacher) => by.visitor.post('/auth/cards', { studentIds });
const openCard = (token: string, visitor = app.visitor(), pageId = uuid()) =>
  visitor.post('/auth/sign-in/card', { token, pageId });
const signIn = (email: string, secret: string, visitor = app.visitor()) =>
  visitor.post('/auth/sign-in', { email, password: secret });
const cardOnRoster = async ({ studentId }: Card) =>
  (await teacher.visitor.get('/students')).body.find((row: Card) => row.studentId === studentId).card;

async function child(name = 'Mina Kaya'): Promise<{ card: Card; classId: string }> {
  const { classId } = await buildInvite(teacher, { className: uuid().slice(-8) });
  const students = [{ id: uuid(), name }];
  await teacher.visitor.post(`/classes/${classId}/students`, { language: 'tr', students });
  const { body } = await cardsFor([students[0]?.id ?? '']);
  return { card: body.cards[0], classId };
}

async function enter(card: Card): Promise<Visitor> {
  const visitor = app.visitor();
  expect((await openCard(card.token, visitor)).status).toBe(200);
  expect((await visitor.post('/auth/password/new', { password })).status).toBe(200);
  return visitor;
}

describe('a login card', () => {
  it('opens once, asks for a password, and then the sign-in name and the password sign in', async () => {
    const { card } = await child('Ayşe Yılmaz');
    const visitor = app.visitor();
    const opened = await openCard(card.token, visitor);
    expect(opened.body.user).toMatchObject({ email: '', needsNewPassword: true, needsVerification: false });
    expect((await visitor.get('/flashcards/decks')).body.code).toBe('password-change-required');
    const chosen = await visitor.post('/auth/password/new', { password });
    expect(chosen.body).toMatchObject({ user: { needsNewPassword: false }, profile: { role: 'student', email: '' } });
    expect((await visitor.get('/flashcards/decks')).status).toBe(200);
    for (const typed of [card.signInName, ' AYŞE yılmaz ', 'Ayse.Yilmaz'])
      expect((await signIn(typed, password)).status, typed).toBe(200);
    expect(await openCard(card.token)).toMatchObject({ status: 410, body: { data: { why: 'used' } } });
    expect(await cardOnRoster(card)).toMatchObject({ usedAt: expect.any(String) });
  });

  it('opens again for the page whose answer was lost, and for no other', async () => {
    const { card } = await child();
    const pageId = uuid();
    const pages = [pageId, pageId, uuid()];
    const statuses: number[] = [];
    for (const page of pages) statuses.push((await openCard(card.token, app.visitor(), page)).status);
    expect(statuses).toEqual([200, 200, 410]);
    app.clock.advance(cardRetryMinutes * 60_000);
    expect((await openCard(card.token, app.visitor(), pageId)).status).toBe(410);
  });

  it('opens for one of ten who try it at the same instant', async () => {
    const { card } = await child();
    const answers = await Promise.all(Array.from({ length: 10 }, () => openCard(card.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);
  });

  it('has a start code that is typed in place of the password, in any case and with dashes', async () => {
    const { card } = await child();
    const typed = `${card.code.slice(0, 5)}-${card.code.slice(5)}`.toLowerCase();
    expect((await signIn(card.signInName, typed)).body.user).toMatchObject({ needsNewPassword: true });
    expect(await signIn(card.signInName, typed)).toMatchObject({ status: 410, body: { data: { why: 'used' } } });
    expect((await openCard(card.token)).status).toBe(410);
  });

  it('opens however often classmates have failed on the account', async () => {
    const { card } = await child();
    for (let n = 0; n < limits.signInFailures + 1; n += 1) await signIn(card.signInName, `ABCDEFGHJ${n + 2}`);
    expect((await signIn(card.signInName, 'sunflower-2026')).status).toBe(429);
    expect((await signIn(card.signInName, card.code)).status).toBe(200);
  });

  it('dies with a new one, with a changed password, and after its days', async () => {
    const { card } = await child();
    const visitor = await enter(card);
    const second: Card = (await cardsFor([card.studentId])).body.cards[0];
    expect((await openCard(card.token)).body.data).toEqual({ why: 'unknown' });
    expect((await visitor.get('/notices')).body[0]).toMatchObject({ kind: 'sign-in-code-made' });
    await visitor.post('/auth/password', { currentPassword: password, newPassword: `${password}8` });
    expect((await openCard(second.token)).body.data).toEqual({ why: 'expired' });
    const third: Card = (await cardsFor([card.studentId])).body.cards[0];
    app.clock.advance(cardDays * dayMs);
    expect((await openCard(third.token)).body.data).toEqual({ why: 'expired' });
    expect((await signIn(card.signInName, third.code)).body.data).toEqual({ why: 'expired' });
  });

  it('stays unused while the class is archived, and opens when it is open again', async () => {
    const { card, classId } = await child();
    await teacher.visitor.post(`/classes/${classId}/archive`);
    expect((await openCard(card.token)).body.data).toEqual({ why: 'class-closed' });
    expect((await cardsFor([card.studentId])).status).toBe(404);
    await teacher.visitor.post(`/classes/${classId}/reopen`);
    expect((await openCard(card.token)).status).toBe(200);
  });

  it('that is made is shown on the open screens of the teachers at once', async () => {
    const { card } = await child();
    await app.db.delete(liveEvents);
    await cardsFor([card.studentId]);
    expect(await hintsFor(app, teacher)).toEqual(['roster']);
  });

  it('is made only where the student lets the class help, and by its own teachers', async () => {
    const { card } = await child();
    const visitor = await enter(card);
    expect((await cardsFor([card.studentId], await buildTeacher(app))).status).toBe(404);
    const [mine] = (await visitor.get('/enrolments/mine')).body;
    await visitor.post(`/enrolments/${mine.id}/sign-in-help`, { signInHelp: false });
    expect((await cardsFor([card.studentId])).body.code).toBe('sign-in-help-off');
  });

  it('isn’t remade for somebody with a password where teachers may not reset them', async () => {
    const strict = await testApp({ env: { TEACHER_CAN_RESET: 'off' } });
    const by = await buildTeacher(strict);
    const { classId } = await buildInvite(by, { className: '5-A' });
    const id = uuid();
    await by.visitor.post(`/classes/${classId}/students`, { language: 'de', students: [{ id, name: 'Ada' }] });
    const first: Card = (await cardsFor([id], by)).body.cards[0];
    const visitor = strict.visitor();
    await openCard(first.token, visitor);
    await visitor.post('/auth/password/new', { password });
    expect((await cardsFor([id], by)).body.code).toBe('reset-by-teacher-off');
    await strict.close();
  });
});

describe('an account without an address', () => {
  it('gets no mails, needs no verification, and can be exported and deleted', async () => {
    const { card } = await child('Hiç Adres');
    const visitor = await enter(card);
    app.outbox.length = 0;
    await visitor.post('/auth/password', { currentPassword: password, newPassword: `${password}8` });
    await teacher.visitor.post(`/auth/students/${card.studentId}/confirm-email`);
    expect((await visitor.post('/auth/verification')).status).toBe(200);
    await app.jobs.run();
    expect(app.outbox).toEqual([]);
    const own = (await visitor.get('/auth/export')).body;
    expect(own.account).toMatchObject({ email: null, signInName: card.signInName, emailVerified: false });
    expect(own.loginCards).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain(card.token);
    expect((await visitor.post('/auth/delete-account', { password: `${password}8` })).status).toBe(200);
  });
});
