import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { start } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app), { maxUses: 100 }));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

async function makeDeck(): Promise<string> {
  const id = uuid();
  expect((await student.visitor.post('/flashcards/decks', { id, name: 'Mine' })).status).toBe(201);
  return id;
}

async function add(deckId: string, front: string, back: string) {
  const input = { id: uuid(), deckId, front, back, language: 'tr' };
  return (await student.visitor.post('/flashcards/cards', input)).body;
}

async function importText(deckId: string, text: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: uuid(), deckId, text })) form.set(name, value);
  const cookie = [...student.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = { method: 'POST', url: streamPaths.importCards, headers: { cookie }, payload: form } as const;
  expect((await app.server.inject(request)).statusCode).toBe(200);
  const { body } = await student.visitor.post('/flashcards/cards/list', { deckId });
  return body.cards.map(({ word }: { word: string }) => word);
}

it('a card that is typed in shares the memory of its word with the card of the dictionary and with other decks', async () => {
  const typed = await add(await makeDeck(), 'a house', 'ev');
  expect(typed.word).toBe('house:noun');
  const other = await add(await makeDeck(), 'House', 'ev');
  const word = { id: uuid(), deckId: await makeDeck(), front: 'house', back: 'ev', language: 'tr', word: 'house:noun' };
  const met = { source: 'dictionary' };
  const { body: saved } = await student.visitor.post('/flashcards/cards/from-word', { ...word, met });
  expect([other.word, saved.word]).toEqual(['house:noun', 'house:noun']);
  await student.visitor.post('/flashcards/reviews', { id: uuid(), cardId: typed.id, grade: 4 });
  const { body: states } = await student.visitor.post('/memory/states', { words: ['house:noun'] });
  expect(states[0].state).not.toBe('new');
  expect((await student.visitor.get('/flashcards/waiting')).body.fresh).toBe(0);
});

it('keeps a card of anything else apart until it is a word', async () => {
  const card = await add(await makeDeck(), 'huose', 'ev');
  expect(card.word).toBe(`card:${card.id}`);
  const texts = { front: 'house', back: 'ev', language: 'tr', note: '', version: card.version };
  expect((await student.visitor.patch(`/flashcards/cards/${card.id}`, texts)).body.word).toBe('house:noun');
});

const rows = [
  ['garden', 'bahçe'],
  ['table', 'masa'],
  ['chair', 'sandalye'],
  ['window', 'pencere'],
  ['door', 'kapı'],
  ['to lend', 'ödünç vermek'],
  ['kitchen', 'mutfak'],
];
const words = ['garden', 'table', 'chair', 'window', 'door', 'lend', 'kitchen'].map(
  (lemma) => `${lemma}:${lemma === 'lend' ? 'verb' : 'noun'}`,
);

it('an imported word list is of its words, on whichever side they stand, and can be played', async () => {
  const deckId = await makeDeck();
  expect(await importText(deckId, rows.map((row) => row.join(';')).join('\n'))).toEqual(words);
  const { status, body } = await start(student, { source: { kind: 'deck', deckId } });
  expect(status, JSON.stringify(body)).toBe(201);
  const turned = rows.map((row) => row.toReversed().join(';')).join('\n');
  expect(await importText(await makeDeck(), turned)).toEqual(words);
});

it('imported facts are of no word', async () => {
  const facts = ['Gift;present', 'Hauptstadt von Frankreich;Paris', '7 × 8;56', 'größter Planet;der Jupiter'];
  const imported: string[] = await importText(await makeDeck(), facts.join('\n'));
  for (const word of imported) expect(word).toMatch(/^card:/);
});
