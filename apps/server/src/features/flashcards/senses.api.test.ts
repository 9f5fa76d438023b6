import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { itemsOf, start } from '#testing/player.ts';

let app: TestApp;
let student: Person;
let deckId: string;

beforeAll(async () => {
  app = await testApp();
  student = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
  deckId = uuid();
  await student.visitor.post('/flashcards/decks', { id: deckId, name: 'Mine' });
});

afterAll(() => app.close());

const words = ['letter', 'kitchen', 'friend', 'bread', 'week'];

it('a word of several meanings is played in the one on its card, until the card says something else', async () => {
  const cards = await Promise.all(
    words.map(async (front) => {
      const card = { id: uuid(), deckId, front, back: front === 'letter' ? 'harf' : `${front}.`, language: 'tr' };
      const sense = front === 'letter' ? { sense: 'alphabet' } : {};
      const input = { ...card, ...sense, word: `${front}:noun`, met: { source: 'dictionary' } };
      const { status, body } = await student.visitor.post('/flashcards/cards/from-word', input);
      expect(status).toBe(201);
      return body;
    }),
  );
  expect(await explained()).toMatch(/sign|alphabet|write/);
  const { id, front, language, note, version } = cards[0];
  const edited = { front, back: 'mektup', language, note, version };
  expect((await student.visitor.patch(`/flashcards/cards/${id}`, edited)).status).toBe(200);
  expect(await explained()).toMatch(/send|post/);
});

it('a card has its word’s picture where it says what the picture shows', async () => {
  const id = uuid();
  await student.visitor.post('/flashcards/decks', { id, name: 'Fruit' });
  const sides = [
    ['apple', 'elma'],
    ['banana', 'my idea of fun'],
    ['zygote', 'zigot'],
  ];
  for (const [front, back] of sides)
    await student.visitor.post('/flashcards/cards', { id: uuid(), deckId: id, front, back, language: 'tr' });
  const { body } = await student.visitor.get(`/flashcards/queue?deckId=${id}`);
  const shown = body.cards.map(({ front, picture }: ReviewCard) => [front, picture]);
  expect(shown).toEqual([
    ['apple', 'red-apple'],
    ['banana', null],
    ['zygote', null],
  ]);
});

it('refuses what can’t be the name of a meaning', async () => {
  const card = {
    id: uuid(),
    deckId,
    front: 'letter',
    back: 'harf',
    word: 'letter:noun',
    met: { source: 'dictionary' },
  };
  const { status } = await student.visitor.post('/flashcards/cards/from-word', { ...card, sense: 'Any thing' });
  expect(status).toBe(400);
});

/** What a round says about the letter. */
async function explained(): Promise<string> {
  const { body } = await start(student, { source: { kind: 'deck', deckId }, items: 5 });
  const item = itemsOf(body.round).find(({ word }) => word === 'letter:noun');
  return item?.why ?? '';
}
