import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '#db/client.ts';
import { authUsers, flashcardDecks, profileStorage } from '#db/schema/all.ts';
import { findStorage } from '#features/profiles/store.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  app = await testApp({ env: { STORAGE_QUOTA_MB: '1' } });
  teacher = await buildTeacher(app);
  student = await buildStudent(app, (await buildInvite(teacher, { className: '7B' })).code);
});

afterAll(() => app.close());

const used = async ({ visitor }: Person) => (await visitor.get('/profiles/me/storage')).body.usedBytes;
const addTodo = (notes: string) =>
  student.visitor.post('/todos', { id: uuid(), title: 'Read', notes, priority: 'low', dueOn: null });

async function makeDeck({ visitor }: Person): Promise<string> {
  const deckId = uuid();
  await visitor.post('/flashcards/decks', { id: deckId, name: 'Verbs' });
  return deckId;
}

async function importCards({ visitor }: Person, deckId: string, cards: number): Promise<Record<string, unknown>> {
  const name = uuid();
  const side = 'x'.repeat(1500);
  const rows = Array.from({ length: cards }, (_, n) => `${name} ${n},${side}`).join('\n');
  const form = new FormData();
  for (const [key, value] of Object.entries({ id: uuid(), deckId })) form.set(key, value);
  form.set('file', new File([rows], 'cards.csv'));
  const cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/flashcards/import',
    headers: { cookie },
    payload: form,
  });
  return JSON.parse(answer.body.trim().split('\n').at(-1) ?? '');
}

it('counts what is written, changed and deleted for good, letter by letter', async () => {
  const before = await used(student);
  const { body: todo } = await addTodo('ü'.repeat(100));
  const afterOne = await used(student);
  expect(afterOne - before).toBe(300 + 4 + 200);
  await student.visitor.patch(`/todos/${todo.id}`, { ...todo, notes: 'ü'.repeat(60) });
  expect(await used(student)).toBe(afterOne - 80);
  await app.db.execute(sql`DELETE FROM todos WHERE id = ${todo.id}`);
  expect(await used(student)).toBe(before);
  expect(await used(teacher)).toBeGreaterThan(0);
});

it('counts the cards of a deck until they are gone with it', async () => {
  const before = await used(student);
  const deckId = await makeDeck(student);
  expect(await importCards(student, deckId, 100)).toMatchObject({ report: { added: 100 } });
  expect(await used(student)).toBeGreaterThan(before + 150_000);
  await app.db.delete(flashcardDecks).where(eq(flashcardDecks.id, deckId));
  expect(await used(student)).toBe(before);
});

it('refuses what is too much with 402, keeps nothing of it, and lets two imports at once pass only as far as there is room', async () => {
  const [one, other] = [await makeDeck(student), await makeDeck(student)];
  // Each fits alone: 300 × 2 kB of 1 MB.
  const answers = await Promise.all([importCards(student, one, 300), importCards(student, other, 300)]);
  expect(answers.map(({ type }) => type).sort()).toEqual(['failed', 'report']);
  expect(answers.find(({ type }) => type === 'failed')).toMatchObject({ code: 'quota-exceeded' });
  const kept = await used(student);
  expect(kept).toBeLessThan(1_000_000);
  const notes = 'x'.repeat(2000);
  const added = [];
  for (let n = 0; n < 250 && added.at(-1) !== 402; n += 1) added.push((await addTodo(notes)).status);
  expect(added.at(-1)).toBe(402);
  expect((await addTodo(notes)).body).toMatchObject({ code: 'quota-exceeded', status: 402 });
  expect(await used(student)).toBeLessThanOrEqual(1_000_000);
  const { body } = await student.visitor.get('/profiles/me/storage');
  expect(body.allowedBytes).toBe(1_000_000);
  // Other users have their own room.
  expect((await teacher.visitor.post('/flashcards/decks', { id: uuid(), name: 'Mine' })).status).toBe(201);
});

it('lets writes at the same moment wait for one another, whichever connection they come by', async () => {
  const person = await buildTeacher(app);
  const { db, close } = createDb(app.url, { max: 5, applicationName: 'other', onError: () => undefined });
  await Promise.all(
    Array.from({ length: 10 }, () => db.insert(flashcardDecks).values({ id: uuid(), ownerId: person.id, name: 'abc' })),
  );
  expect(await findStorage(db, person.id)).toBe(10 * 203);
  await close();
});

it('goes with the account', async () => {
  const person = await buildTeacher(app);
  await makeDeck(person);
  await app.db.delete(authUsers).where(eq(authUsers.id, person.id));
  expect(await app.db.select().from(profileStorage).where(eq(profileStorage.userId, person.id))).toEqual([]);
});
