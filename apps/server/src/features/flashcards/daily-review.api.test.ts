import { dayMs } from '@wordgrove/contract/days';
import { eq, getTableColumns } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, fillDeck, makeDeck } from '#testing/deck-calls.ts';
import { leaveTasksOut } from '#testing/own-task.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;
let code: string;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  ({ classId, code } = await buildInvite(teacher, { className: 'Seven B' }));
  student = await buildStudent(app, code);
  await leaveTasksOut(app, student);
});

afterAll(() => app.close());

const day = dayMs;

/** Advances the clock by some days; everybody stays signed in. */
async function wait(days: number): Promise<void> {
  app.clock.advance(days * day);
  await app.db.update(authSessions).set({ expiresAt: new Date(app.clock.now().getTime() + 30 * day) });
}

/** The cards to ask, with the counts of all that waits. */
const queueOf = async (person: Person, deckId?: string) => {
  const input = deckId ? { deckId } : undefined;
  const { body: waiting } = await person.visitor.get('/flashcards/waiting', input);
  const { body: queue } = await person.visitor.get('/flashcards/queue', input);
  expect({ today: queue.today, nextDue: queue.nextDue }).toEqual({ today: waiting.today, nextDue: waiting.nextDue });
  return { ...waiting, ...queue };
};
const grade = (of: Person, cardId: string, more: Record<string, unknown> = { grade: 3 }) =>
  of.visitor.post('/flashcards/reviews', { id: uuid(), cardId, ...more });

describe('the daily review', () => {
  it('finds new words behind any number of cards of one word', async () => {
    const deckId = await makeDeck(student);
    await fillDeck(app, student, deckId, 210, 'apple:noun');
    await fillDeck(app, student, deckId, 5);
    expect((await queueOf(student, deckId)).cards).toHaveLength(6);
    expect((await student.visitor.get('/flashcards/practise-more', { deckId })).body).toHaveLength(6);
    const { cards } = await queueOf(student);
    expect((await grade(student, cards[0].id, { grade: 4 })).body.next).toHaveLength(3);
  });

  it('gives out fifty cards a day, what is due longest first, and says what each grade means', async () => {
    const deckId = await makeDeck(student);
    await fillDeck(app, student, deckId, 60);
    const queue = await queueOf(student, deckId);
    expect(queue).toMatchObject({ today: { limit: 50, done: 0, remaining: 50 }, due: 0, fresh: 60, nextDue: null });
    expect(queue.cards).toHaveLength(50);
    const { again, hard, good, easy } = queue.cards[0].intervals;
    expect([again, hard, good]).toEqual([60, 360, 600]);
    expect(easy).toBeGreaterThan(day / 1000);
    for (const card of queue.cards.slice(0, 49)) await grade(student, card.id, { grade: 4 });
    expect(await queueOf(student, deckId)).toMatchObject({
      today: { done: 49, remaining: 1 },
      cards: [{ id: queue.cards[49].id }],
    });
    const last = await grade(student, queue.cards[49].id, { grade: 4, deckId });
    expect(last.body).toMatchObject({ today: { done: 50, remaining: 0 }, next: [] });
    expect(await queueOf(student, deckId)).toMatchObject({ today: { remaining: 0 }, fresh: 10, cards: [] });
    expect((await student.visitor.get('/flashcards/practise-more', { deckId })).body).toHaveLength(20);

    await wait(1);
    expect(await queueOf(student, deckId)).toMatchObject({ today: { done: 0, remaining: 50 }, fresh: 10 });
    await wait(60);
    const later = await queueOf(student, deckId);
    expect(later).toMatchObject({ due: 50, fresh: 10 });
    const dues = later.cards.map((card: { due: string }) => card.due);
    expect(dues).toEqual(dues.toSorted());
  });

  it('counts an answer once, however often it is sent, and says what comes next', async () => {
    const deckId = await makeDeck(student);
    await fillDeck(app, student, deckId, 5);
    const [first, second, third] = (await queueOf(student)).cards;
    const send = () =>
      student.visitor.post('/flashcards/reviews', {
        id: first.id,
        cardId: first.id,
        grade: 3,
        durationMs: 900,
        deckId,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { cardId: first.id, state: 'learning', grade: 3, typed: null, isExtra: false, today: { done: 1 } },
    });
    expect(answers[0]?.body.next.slice(0, 2)).toEqual([second.id, third.id]);
    const [event] = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(event).toMatchObject({
      task: 'recalled',
      passed: true,
      grade: 3,
      durationMs: 900,
      place: { cardId: first.id },
    });
  });

  it('refuses the id of another answer for another card', async () => {
    const deckId = await makeDeck(student);
    const lend = await addCard(student, deckId);
    const pear = await addCard(student, deckId, { front: 'pear', back: 'armut' });
    const id = uuid();
    const send = (cardId: string) => student.visitor.post('/flashcards/reviews', { id, cardId, grade: 3 });
    expect((await send(lend.id)).status).toBe(201);
    expect((await send(pear.id)).status).toBe(409);
    expect((await send(lend.id)).body).toMatchObject({ cardId: lend.id, state: 'learning', today: { done: 1 } });
    const events = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(events).toHaveLength(1);
  });

  it('takes no answer from before its card was made', async () => {
    const card = await addCard(student, await makeDeck(student));
    await wait(1);
    const answer = await grade(student, card.id, { grade: 3, at: '2020-01-01T00:00:00.000Z' });
    expect(answer.status).toBe(201);
    const [event] = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(event?.occurredAt.toISOString()).toBe(card.createdAt);
  });

  it('takes an answer back', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    const reviewId = uuid();
    await student.visitor.post('/flashcards/reviews', { id: reviewId, cardId: card.id, grade: 1 });
    const undo = () => student.visitor.post('/flashcards/reviews/undo', { id: card.id, reviewId, deckId });
    const answers = [await undo(), await undo()];
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 201,
        body: { cardId: card.id, state: 'new', due: null, today: { done: 0 }, next: [card.id] },
      });
    expect(await app.db.select().from(wordMemory).where(eq(wordMemory.studentId, student.id))).toEqual([]);
    const stranger = await buildStudent(app, code);
    expect((await stranger.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId })).status).toBe(404);
  });

  it.each([
    ['Ödünç  VERMEK', 'back', 'right', 3],
    ['lend', 'front', 'right', 3],
    ['lending', 'front', 'wrong-form', 1],
    ['rent', 'front', 'wrong', 1],
    ['land', 'front', 'wrong', 1],
    ['', 'front', 'empty', 1],
  ])('judges %j typed for the %s as %s', async (answer, typedSide, verdict, expected) => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId, { word: 'lend:verb' });
    const graded = await grade(student, card.id, { answer, typedSide });
    expect(graded.body).toMatchObject({ grade: expected, typed: { verdict } });
  });

  it('rejects an answer from another user who signed in on the same browser', async () => {
    const other = await buildStudent(app, code);
    const deckId = await makeDeck(teacher);
    const card = await addCard(teacher, deckId);
    await teacher.visitor.post(`/flashcards/decks/${deckId}/share`, { classId });
    const refused = { status: 401, body: { code: 'unauthenticated' } };
    expect(await grade(other, card.id, { grade: 3, studentId: student.id })).toMatchObject(refused);
    const reviewId = uuid();
    const sent = await student.visitor.post('/flashcards/reviews', {
      ...{ id: reviewId, cardId: card.id, grade: 3, studentId: student.id },
    });
    expect(sent.status).toBe(201);
    const undoing = { id: uuid(), reviewId, studentId: student.id };
    expect(await other.visitor.post('/flashcards/reviews/undo', undoing)).toMatchObject(refused);
    expect((await student.visitor.post('/flashcards/reviews/undo', undoing)).status).toBe(201);
  });

  it('wants a grade or an answer, not both and not neither', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    for (const wrong of [{}, { grade: 3, answer: 'lend' }, { grade: 5 }, { grade: 0 }])
      expect((await grade(student, card.id, wrong)).status).toBe(400);
  });

  it('leaves the memory as it is when more is practised before its time', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    await grade(student, card.id, { grade: 4 });
    const { lastEventAt: _1, lastEventId: _2, ...columns } = getTableColumns(wordMemory);
    const remembered = () => app.db.select(columns).from(wordMemory).where(eq(wordMemory.studentId, student.id));
    const before = await remembered();
    const extra = await grade(student, card.id, { grade: 1, isExtra: true });
    expect(extra.body).toMatchObject({ isExtra: true, grade: 1, today: { done: 1 } });
    expect(await remembered()).toEqual(before);
    await wait(60);
    expect((await grade(student, card.id, { grade: 3, isExtra: true })).body).toMatchObject({ isExtra: false });
  });

  it('no longer asks what is suspended, and names what is forgotten again and again', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    await addCard(student, deckId, { front: 'borrow' });
    await grade(student, card.id, { grade: 4 });
    for (let lapse = 0; lapse < 8; lapse += 1) {
      expect((await student.visitor.get('/flashcards/leeches')).body).toEqual([]);
      await wait(200);
      await grade(student, card.id, { grade: 1 });
      await grade(student, card.id, { grade: 4 });
    }
    expect((await student.visitor.get('/flashcards/leeches')).body).toMatchObject([
      { id: card.id, lapses: 8, isLeech: true, isSuspended: false },
    ]);
    await wait(200);
    expect((await queueOf(student)).cards).toHaveLength(2);
    const cardIds = [card.id];
    const suspend = (isSuspended: boolean) =>
      student.visitor.post('/flashcards/cards/suspend', { cardIds, isSuspended });
    expect((await suspend(true)).body).toEqual({ changed: 1 });
    expect((await suspend(true)).body).toEqual({ changed: 0 });
    expect((await queueOf(student)).cards).toMatchObject([{ front: 'borrow' }]);
    expect((await suspend(false)).body).toEqual({ changed: 1 });
    expect((await queueOf(student)).cards).toHaveLength(2);
  });

  it('forecasts thirty days and compares what was predicted with what was remembered', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    await grade(student, card.id, { grade: 3 });
    app.clock.advance(20 * 60_000);
    await grade(student, card.id, { grade: 3 });
    const forecast = (await student.visitor.get('/flashcards/forecast', { deckId })).body;
    expect(forecast).toHaveLength(30);
    expect(forecast.reduce((sum: number, { due }: { due: number }) => sum + due, 0)).toBe(1);
    expect((await student.visitor.get('/flashcards/retention')).body).toMatchObject({ reviews: 0, predicted: null });
    await wait(3);
    await grade(student, card.id, { grade: 3 });
    const { reviews, predicted, measured, byMonth, byPrediction } = (await student.visitor.get('/flashcards/retention'))
      .body;
    expect([reviews, measured, byMonth.length, byPrediction.length]).toEqual([1, 1, 1, 1]);
    expect(predicted).toBeGreaterThan(0.8);
    expect(predicted).toBeLessThan(1);
  });
});
