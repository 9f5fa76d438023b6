import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
});

afterAll(() => app.close());

const make = (wish: object, by = teacher) =>
  by.visitor.post('/flashcards/decks/of-words', { name: 'Hardest', classId, words: ['lend:verb'], ...wish });

const cardsOf = async (deckId: string, of = teacher) =>
  (await of.visitor.post('/flashcards/cards/list', { deckId })).body.cards;

describe('a deck of words', () => {
  it('has a card for each word that the dictionary has, and its class learns it at once', async () => {
    const id = uuid();
    const { status, body } = await make({ id, words: ['lend:verb', 'lend:verb', 'qqqq:noun', 'week:noun'] });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ id, name: 'Hardest', cards: 2, classes: [{ id: classId }] });
    const cards = await cardsOf(id, student);
    expect(cards.map(({ front, language }: { front: string; language: string }) => [front, language])).toEqual([
      ['lend', 'tr'],
      ['week', 'tr'],
    ]);
  });

  it('is made once, and is the teacher’s own without a class', async () => {
    const id = uuid();
    await make({ id, classId: null });
    const again = await make({ id, classId: null, words: ['week:noun'] });
    expect(again).toMatchObject({ status: 201, body: { cards: 1, classes: [] } });
    expect(await cardsOf(id)).toMatchObject([{ front: 'lend', language: 'en' }]);
  });

  it('is refused without a word, for another teacher’s class and for students', async () => {
    expect(await make({ id: uuid(), words: ['qqqq:noun'] })).toMatchObject({
      status: 409,
      body: { code: 'unknown-word' },
    });
    expect((await make({ id: uuid(), words: [] })).status).toBe(400);
    expect((await make({ id: uuid() }, await buildTeacher(app))).status).toBe(404);
    expect((await make({ id: uuid() }, student)).status).toBe(403);
  });
});
