import { eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { authUsers, flashcardDecks, flashcards, wordMemory } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, makeDeck } from '#testing/deck-calls.ts';

let app: TestApp;
let teacher: Person;
let classId: string;
let student: Person;
let deckId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  deckId = await makeDeck(student);
});

afterAll(() => app.close());

const add = (front: string, of = student, to = deckId) => addCard(of, to, { front, word: `${front}:noun` });

async function answer({ id: cardId }: { id: string }): Promise<string> {
  const id = uuid();
  expect((await student.visitor.post('/flashcards/reviews', { id, cardId, grade: 3 })).status).toBe(201);
  return id;
}

/** What the job does days after the answers so far. */
async function daysLater(): Promise<void> {
  await app.db.update(wordMemory).set({ lastReview: sql`${wordMemory.lastReview} - interval '3 days'` });
  await app.jobs.send('mark-graded', {});
  await app.jobs.run();
}

async function marked(...cards: { id: string }[]): Promise<boolean[]> {
  const ids = cards.map(({ id }) => id);
  const rows = await app.db.select().from(flashcards).where(inArray(flashcards.id, ids));
  return ids.map((id) => rows.some((row) => row.id === id && row.wasGraded));
}

async function freshOf(person = student): Promise<number[]> {
  const { body } = await person.visitor.get('/flashcards/decks');
  return body.map(({ fresh }: { fresh: number }) => fresh);
}

it('marks the cards whose words were graded days ago, and counts the new words as before', async () => {
  const [house, tree, cat] = [await add('house'), await add('tree'), await add('cat')];
  await answer(house);
  await daysLater();
  await answer(tree);
  await app.jobs.send('mark-graded', {});
  await app.jobs.run();
  expect(await marked(house, tree, cat)).toEqual([true, false, false]);
  expect(await freshOf()).toEqual([1]);
  await add('dog');
  const again = await add('house');
  expect(await marked(again)).toEqual([false]);
  expect(await freshOf()).toEqual([2]);
});

it('takes the mark away when the card’s word becomes another', async () => {
  const card = await add('house');
  await answer(card);
  await daysLater();
  const { front, back, language, note, version } = card;
  const edit = (change: object) =>
    student.visitor.patch(`/flashcards/cards/${card.id}`, { front, back, language, note, version, ...change });
  expect((await edit({ note: 'near the school' })).status).toBe(200);
  expect(await marked(card)).toEqual([true]);
  expect((await edit({ front: 'bridge', version: version + 1 })).body).toMatchObject({ word: 'bridge:noun' });
  expect(await marked(card)).toEqual([false]);
  expect(await freshOf()).toEqual([1]);
});

it('asks a word at once whose only answer is taken back, and corrects the mark the next time', async () => {
  const card = await add('house');
  const id = await answer(card);
  await daysLater();
  expect(await marked(card)).toEqual([true]);
  expect((await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId: id })).status).toBe(201);
  expect((await student.visitor.get('/flashcards/queue')).body.cards).toMatchObject([{ id: card.id }]);
  // The only number that relies on marks.
  expect(await freshOf()).toEqual([0]);
  await daysLater();
  expect(await marked(card)).toEqual([false]);
  expect(await freshOf()).toEqual([1]);
});

it('leaves a mark where it is while its word is practised on', async () => {
  const card = await add('house');
  await answer(card);
  await daysLater();
  await answer(card);
  await app.jobs.send('mark-graded', {});
  await app.jobs.run();
  expect(await marked(card)).toEqual([true]);
});

it('marks nothing in a deck shared by the teacher, who hasn’t graded what the student has', async () => {
  const shared = await makeDeck(teacher);
  const card = await add('house', teacher, shared);
  await teacher.visitor.post(`/flashcards/decks/${shared}/share`, { classId });
  await answer(card);
  await daysLater();
  expect(await marked(card)).toEqual([false]);
  expect(await freshOf(teacher)).toEqual([1]);
});

it('leaves a deck that somebody is changing, and waits for nobody', async () => {
  const card = await add('house');
  await answer(card);
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT FROM ${flashcardDecks} WHERE ${eq(flashcardDecks.id, deckId)} FOR NO KEY UPDATE`);
    await daysLater();
    expect(await marked(card)).toEqual([false]);
  });
  await daysLater();
  expect(await marked(card)).toEqual([true]);
});

it('reaches the cards of whoever comes after a thousand others with decks', async () => {
  const card = await add('house');
  await answer(card);
  const now = app.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const owners = Array.from({ length: 1000 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  await app.db
    .insert(authUsers)
    .values(owners.map((id) => ({ id, name: 'Ada Many', email: `${id}@example.org`, ...stamps })));
  await app.db.insert(flashcardDecks).values(owners.map((id) => ({ id, ownerId: id, name: 'Food', ...stamps })));
  await daysLater();
  expect(await marked(card)).toEqual([true]);
});
