import { dayMs } from '@wordgrove/contract/days';
import { and, eq, like } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authSessions, liveEvents, profiles, wordMemory, xpEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, addCardsFor, fillDeck, makeDeck } from '#testing/deck-calls.ts';
import { leaveTasksOut } from '#testing/own-task.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app)));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  await leaveTasksOut(app, student);
});

afterAll(() => app.close());

/** Advances the clock by some days without tasks; everybody stays signed in. */
async function wait(days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  await leaveTasksOut(app, student);
  await app.db.update(authSessions).set({ expiresAt: new Date(app.clock.now().getTime() + 30 * dayMs) });
}

type Given = { id?: string; grade?: number; at?: string; isExtra?: boolean };

const answer = async (cardId: string, given: Given = {}) => {
  const sent = { id: uuid(), cardId, grade: 3, ...given };
  const { status, body } = await student.visitor.post('/flashcards/reviews', sent);
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: sent.id, xp: body.today.xp as number };
};
const undo = async (reviewId: string) => {
  const { status, body } = await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId });
  expect(status).toBe(201);
  return body.today.xp as number;
};
const xpOf = async () => (await student.visitor.get('/memory/xp')).body;
const paid = () =>
  app.db
    .select({ reason: xpEvents.reason, amount: xpEvents.amount })
    .from(xpEvents)
    .where(and(eq(xpEvents.studentId, student.id), like(xpEvents.reason, 'reviews:%')))
    .orderBy(xpEvents.localDay);

/** Cards that were answered before and are due. */
async function dueCards(size: number): Promise<string[]> {
  const deckId = await makeDeck(student);
  await fillDeck(app, student, deckId, size);
  const { cards } = (await student.visitor.get('/flashcards/queue', { deckId })).body;
  const ids: string[] = cards.map(({ id }: { id: string }) => id);
  for (const id of ids) await answer(id, { grade: 4 });
  await wait(60);
  return ids;
}

it('pays a due card that was recalled, and neither a new nor a forgotten one', async () => {
  const card = await addCard(student, await makeDeck(student));
  expect(await answer(card.id)).toMatchObject({ xp: 0 });
  await wait(30);
  expect(await answer(card.id, { grade: 1 })).toMatchObject({ xp: 0 });
  expect(await xpOf()).toMatchObject({ totalXp: 0, today: 0 });
  app.clock.advance(3_600_000);
  expect(await answer(card.id)).toMatchObject({ xp: 2 });
  expect(await xpOf()).toMatchObject({ totalXp: 2, today: 2 });
  expect((await student.visitor.get('/flashcards/queue')).body.today).toMatchObject({ xp: 2 });
  expect((await student.visitor.get('/flashcards/waiting')).body.today).toMatchObject({ xp: 2 });
});

it('pays no card before it is due, whatever the browser says', async () => {
  const card = await addCard(student, await makeDeck(student));
  await answer(card.id, { grade: 4 });
  expect([await answer(card.id), await answer(card.id, { isExtra: true })]).toMatchObject([{ xp: 0 }, { xp: 0 }]);
  expect(await paid()).toEqual([]);
});

it('pays once for an answer sent again, and once a day for the cards of a word', async () => {
  const [card = ''] = await addCardsFor(student, ['apple']);
  const [twin = ''] = await addCardsFor(student, ['apple']);
  await answer(card, { grade: 4 });
  await wait(60);
  const id = uuid();
  const sent = await Promise.all([1, 2, 3].map(() => answer(card, { id })));
  expect(sent.map(({ xp }) => xp)).toEqual([2, 2, 2]);
  // Due again on the same day, as a forgotten word is.
  const past = new Date(app.clock.now().getTime() - 1000);
  await app.db.update(wordMemory).set({ due: past }).where(eq(wordMemory.studentId, student.id));
  expect(await answer(twin)).toMatchObject({ xp: 2 });
  await app.db.update(wordMemory).set({ due: past }).where(eq(wordMemory.studentId, student.id));
  await wait(1);
  expect(await answer(twin)).toMatchObject({ xp: 2 });
  expect((await paid()).map(({ amount }) => amount)).toEqual([2, 2]);
  expect(await xpOf()).toMatchObject({ totalXp: 4, today: 2 });
});

it('takes back what an undone answer was paid, and pays when the card is recalled after all', async () => {
  const [card = ''] = await dueCards(1);
  const { id, xp } = await answer(card);
  expect(xp).toBe(2);
  expect([await undo(id), await undo(id)]).toEqual([0, 0]);
  expect(await answer(card, { id })).toMatchObject({ xp: 0 });
  expect(await xpOf()).toMatchObject({ totalXp: 0, level: 1, today: 0 });
  expect(await answer(card)).toMatchObject({ xp: 2 });
  expect(await xpOf()).toMatchObject({ totalXp: 2, today: 2 });
});

it('pays on the day of the answer, when it arrives later', async () => {
  const [card = ''] = await dueCards(1);
  const at = app.clock.now().toISOString();
  await wait(2);
  expect(await answer(card, { at })).toMatchObject({ xp: 0 });
  expect(await xpOf()).toMatchObject({ totalXp: 2, today: 0 });
  expect(await paid()).toMatchObject([{ amount: 2 }]);
});

it('gives a hundred XP a day at most, and the level that belongs to them, and tells open pages', async () => {
  const cards = [...(await dueCards(50)), ...(await dueCards(5))];
  const before = await app.db.$count(liveEvents, eq(liveEvents.topic, 'xp'));
  for (const [n, card] of cards.entries())
    expect((await answer(card)).xp, `card ${n}`).toBe(Math.min(100, 2 * (n + 1)));
  expect(await xpOf()).toMatchObject({ totalXp: 100, level: 2, today: 100 });
  expect(await app.db.$count(liveEvents, eq(liveEvents.topic, 'xp'))).toBe(before + 50);
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.userId, student.id));
  expect(profile).toMatchObject({ totalXp: 100, level: 2 });
});

it('costs no statement more than an answer that isn’t paid', async () => {
  const [first = '', second = '', third = ''] = await dueCards(9);
  const counted = (cardId: string, grade: number) => countStatements(app, () => answer(cardId, { grade }));
  await counted(first, 3);
  expect(await counted(second, 3)).toBe(await counted(third, 1));
});
