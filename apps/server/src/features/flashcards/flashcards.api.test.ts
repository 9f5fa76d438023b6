import { limits } from '@wordgrove/contract/limits';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, fillDeck, makeDeck } from '#testing/deck-calls.ts';

import { hintsFor } from '#testing/hints.ts';
import { waitForLock } from '#testing/locks.ts';
import { buildText } from '#testing/own-text.ts';

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
});

afterAll(() => app.close());

const decksOf = async (person: Person) => (await person.visitor.get('/flashcards/decks')).body;
const cardsOf = async (person: Person, deckId: string, more = {}) =>
  (await person.visitor.post('/flashcards/cards/list', { deckId, ...more })).body;
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

describe('a deck', () => {
  it('is made, renamed, put away and restored by its owner', async () => {
    const id = await makeDeck(student, '  İngilizce 🌱 ');
    expect(await decksOf(student)).toMatchObject([
      { id, name: 'İngilizce 🌱', isOwn: true, cards: 0, due: 0, fresh: 0, classes: [], version: 0 },
    ]);
    const renamed = await student.visitor.patch(`/flashcards/decks/${id}`, { name: 'Verbs', version: 0 });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Verbs', version: 1 } });
    const again = await student.visitor.patch(`/flashcards/decks/${id}`, { name: 'Verbs', version: 0 });
    expect(again).toMatchObject({ status: 200, body: { version: 1 } });
    const late = await student.visitor.patch(`/flashcards/decks/${id}`, { name: 'Nouns', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'edit-conflict', data: { name: 'Verbs', version: 1 } } });
    await addCard(student, id);
    expect((await student.visitor.post(`/flashcards/decks/${id}/remove`)).body).toEqual({ changed: 1 });
    expect((await student.visitor.post(`/flashcards/decks/${id}/remove`)).body).toEqual({ changed: 0 });
    expect(await decksOf(student)).toEqual([]);
    expect((await queueOf(student)).cards).toEqual([]);
    expect((await student.visitor.post(`/flashcards/decks/${id}/restore`)).body).toMatchObject({ id, cards: 1 });
    expect((await queueOf(student)).cards).toHaveLength(1);
    expect(await hintsFor(app, student)).toContain('flashcards');
  });

  it('of a teacher is learned by the active students of the class it is shared with, and stays in step', async () => {
    const other = await buildStudent(app, (await buildInvite(teacher, { className: 'Eight' })).code);
    const id = await makeDeck(teacher);
    await addCard(teacher, id);
    expect(await decksOf(student)).toEqual([]);
    const shared = await teacher.visitor.post(`/flashcards/decks/${id}/share`, { classId });
    expect(shared.body).toMatchObject({ classes: [{ id: classId, name: 'Seven B' }] });
    expect(await decksOf(student)).toMatchObject([
      { id, isOwn: false, cards: 1, fresh: 1, classes: [{ id: classId }] },
    ]);
    expect(await decksOf(other)).toEqual([]);
    expect(await hintsFor(app, student)).toContain('flashcards');

    const card = await addCard(teacher, id, { front: 'borrow', back: 'ödünç almak' });
    expect((await queueOf(student, id)).cards.map((each: { front: string }) => each.front)).toEqual(['lend', 'borrow']);
    await teacher.visitor.patch(`/flashcards/cards/${card.id}`, {
      front: 'borrow from',
      back: 'ödünç almak',
      language: 'tr',
      note: '',
      version: 0,
    });
    expect((await queueOf(student, id)).cards[1].front).toBe('borrow from');
    expect((await grade(student, card.id)).status).toBe(201);
    expect((await decksOf(teacher))[0]).toMatchObject({ fresh: 2, due: 0 });
    expect((await decksOf(student))[0]).toMatchObject({ fresh: 1, due: 0 });

    for (const answer of [
      await student.visitor.patch(`/flashcards/decks/${id}`, { name: 'Mine now', version: 0 }),
      await student.visitor.post('/flashcards/cards', { id: uuid(), deckId: id, front: 'a', back: 'b' }),
      await student.visitor.patch(`/flashcards/cards/${card.id}`, { ...card, note: 'x' }),
      await other.visitor.get('/flashcards/queue', { deckId: id }),
      await other.visitor.get('/flashcards/practise-more', { deckId: id }),
      await other.visitor.get('/flashcards/waiting', { deckId: id }),
      await other.visitor.post('/flashcards/cards/list', { deckId: id }),
      await grade(other, card.id),
    ])
      expect(answer.status).toBe(404);

    await teacher.visitor.post(`/flashcards/decks/${id}/unshare`, { classId });
    expect(await decksOf(student)).toEqual([]);
    expect((await queueOf(student)).cards).toEqual([]);
  });

  it('is no longer shared with a student who left, nor by a teacher who gave the class away', async () => {
    const id = await makeDeck(teacher);
    await addCard(teacher, id);
    await teacher.visitor.post(`/flashcards/decks/${id}/share`, { classId });
    const second = await buildStudent(app, code);
    const [enrolment] = (await second.visitor.get('/enrolments/mine')).body;
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolment.id] });
    expect(await decksOf(second)).toEqual([]);
    expect(await decksOf(student)).toHaveLength(1);
    const successor = await buildTeacher(app);
    await teacher.visitor.post(`/classes/${classId}/hand-over`, { teacherEmail: successor.email });
    await successor.visitor.post(`/class-handovers/${classId}/accept`);
    expect(await decksOf(student)).toEqual([]);
  });
});

describe('a card', () => {
  it('keeps mark-up and SQL as text, and refuses what no card can hold', async () => {
    const deckId = await makeDeck(student);
    const texts = { front: `<b onclick="x()">lend</b>'; DROP TABLE flashcards; --`, back: '<script>alert(1)</script>' };
    const card = await addCard(student, deckId, texts);
    expect(card).toMatchObject({ ...texts, word: `card:${card.id}`, met: { source: 'hand' }, createdBy: student.id });
    expect((await cardsOf(student, deckId)).cards).toMatchObject([texts]);
    for (const front of ['', '  ', 'x'.repeat(10_000), 'a\u0000b', 'a\ud83c']) {
      const answer = await student.visitor.post('/flashcards/cards', { id: uuid(), deckId, front, back: 'b' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    }
    expect((await cardsOf(student, deckId)).total).toBe(1);
  });

  it('is listed page by page, and found by its text', async () => {
    const deckId = await makeDeck(student);
    await fillDeck(app, student, deckId, 120);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => cardsOf(student, deckId, { page })));
    expect(pages.map(({ total, cards }) => [total, cards.length])).toEqual([
      [120, 50],
      [120, 50],
      [120, 20],
      [120, 0],
    ]);
    expect(new Set(pages.flatMap(({ cards }) => cards.map((card: { id: string }) => card.id))).size).toBe(120);
    expect(await cardsOf(student, deckId, { search: 'BACK 11' })).toMatchObject({ total: 11 });
    expect(await cardsOf(student, deckId, { search: '%' })).toMatchObject({ total: 0 });
  });

  it('of a dictionary word is in a deck once, with the place where it was met', async () => {
    const deckId = await makeDeck(student);
    const pdfId = await buildText(app, teacher, { classIds: [classId] });
    const met = { source: 'pdf', sentence: 'Lend me a pen.', pdfId, page: 3 };
    const input = { deckId, front: 'lend', back: 'ödünç vermek', language: 'tr', word: 'lend:verb', met };
    const send = () => student.visitor.post('/flashcards/cards/from-word', { ...input, id: uuid() });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await cardsOf(student, deckId)).cards).toMatchObject([{ word: 'lend:verb', met }]);
    const decksWith = async (person: Person, word: string) =>
      (await person.visitor.get(`/flashcards/decks-with-word?word=${word}`)).body.deckIds;
    expect(await decksWith(student, 'lend:verb')).toEqual([deckId]);
    expect(await decksWith(student, 'child:noun')).toEqual([]);
    expect(await decksWith(teacher, 'lend:verb')).toEqual([]);
    // Taken back, it can't be opened: then nothing leads there.
    const takeBack = (isArchived: boolean) => teacher.visitor.post(`/pdfs/${pdfId}/archive`, { isArchived });
    const { pdfId: _, ...place } = met;
    await takeBack(true);
    expect((await cardsOf(student, deckId)).cards[0].met).toEqual(place);
    expect((await queueOf(student, deckId)).cards[0].met).toEqual(place);
    await takeBack(false);
    expect((await queueOf(student, deckId)).cards[0].met).toEqual(met);
    const forged = await student.visitor.post('/flashcards/cards', { ...input, id: uuid(), word: `card:${uuid()}` });
    expect(forged.status).toBe(400);
  });

  it.each([
    ['lend', 'ödünç vermek', 'lend:verb', 201],
    ['to lend', 'ödünç vermek', 'lend:verb', 201],
    ['çocuklar', 'children', 'child:noun', 201],
    ['child', 'çocuk', 'lend:verb', 409],
    ['blorf', '?', 'blorf:noun', 409],
  ])('of %j and %j as %s answers %i', async (front, back, word, status) => {
    const deckId = await makeDeck(student);
    const answer = await student.visitor.post('/flashcards/cards', { id: uuid(), deckId, front, back, word });
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.code).toBe('unknown-word');
  });

  it('shares its memory with the other cards of its word, and is asked once', async () => {
    const decks = [await makeDeck(student, 'One'), await makeDeck(student, 'Two')];
    const cards = [];
    for (const deckId of decks) cards.push(await addCard(student, deckId, { word: 'lend:verb' }));
    expect((await queueOf(student)).cards.map((card: { id: string }) => card.id)).toEqual([cards[0].id]);
    await grade(student, cards[0].id, { grade: 4 });
    expect(await queueOf(student)).toMatchObject({ fresh: 0, due: 0, cards: [] });
    expect((await cardsOf(student, decks[1] ?? '')).cards[0]).toMatchObject({ state: 'learning' });
  });

  it('is removed and comes back with its memory', async () => {
    const deckId = await makeDeck(student);
    const card = await addCard(student, deckId);
    await grade(student, card.id, { grade: 4 });
    const cardIds = [card.id, uuid()];
    expect((await student.visitor.post('/flashcards/cards/remove', { cardIds })).body).toEqual({ changed: 1 });
    expect(await cardsOf(student, deckId)).toMatchObject({ total: 0 });
    expect((await grade(student, card.id)).status).toBe(201);
    expect((await student.visitor.post('/flashcards/cards/restore', { cardIds })).body).toEqual({ changed: 1 });
    expect((await cardsOf(student, deckId)).cards[0]).toMatchObject({ id: card.id, state: 'learning' });
  });

  it('is removed only when nobody else is changing its deck', async () => {
    const deckId = await makeDeck(student);
    const cardIds = [(await addCard(student, deckId)).id];
    const removal = await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`SELECT FROM flashcard_decks WHERE id = ${deckId} FOR NO KEY UPDATE`);
      const sent = student.visitor.post('/flashcards/cards/remove', { cardIds });
      await waitForLock(app.db, 'from "flashcard_decks"');
      expect(await cardsOf(student, deckId)).toMatchObject({ total: 1 });
      return { sent };
    });
    expect((await removal.sent).body).toEqual({ changed: 1 });
  });

  it('finds no room in a deck of twenty thousand', async () => {
    const deckId = await makeDeck(student);
    await app.db.execute(`INSERT INTO flashcards (id, deck_id, front, back, word, met, created_by)
      SELECT gen_random_uuid(), '${deckId}', 'f' || n, 'b', 'card:' || n, '{"source":"import"}', '${student.id}'
      FROM generate_series(1, ${limits.deckCardsMax}) AS n`);
    const answer = await student.visitor.post('/flashcards/cards', { id: uuid(), deckId, front: 'a', back: 'b' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'deck-full' } });
    expect(await queueOf(student, deckId)).toMatchObject({ fresh: limits.deckCardsMax });
    expect((await decksOf(student))[0].cards).toBe(limits.deckCardsMax);
  });
});
