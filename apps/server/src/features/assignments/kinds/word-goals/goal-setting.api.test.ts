import { limits } from '@wordgrove/contract/limits';
import { gameTypes } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, outcomeTask, ownAssignment, setAssignment, wanted, wordsTask } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, fillDeck, makeDeck } from '#testing/deck-calls.ts';
import { recall, start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };
/** Two words and a card that is none, shared with nobody. */
let deckId: string;
let bareCard: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  invite = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
  student = await buildStudent(app, invite.code);
  deckId = await makeDeck(teacher, 'Food');
  await addCard(teacher, deckId, { front: 'bread', word: 'bread:noun' });
  await addCard(teacher, deckId, { front: 'milk', word: 'milk:noun' });
  bareCard = (await addCard(teacher, deckId, { front: 'zum Wohl', word: null })).id;
});

afterAll(() => app.close());

const due = () => dueIn(app, 3 * 24 * 60);
const create = (task: object, more: object = {}) =>
  teacher.visitor.post('/assignments', wanted(invite.classId, { task, publishes: true, ...more }));
const set = (task: object, more: object = {}) => setAssignment(teacher, invite.classId, { task, ...more });
const own = (id: string) => ownAssignment(student, id);
const made = async (id: string) => (await teacher.visitor.get(`/assignments/${id}`)).body;
const edit = async (id: string, change: object) => {
  const { title, version, classes, task, dueAt } = await made(id);
  const { deck: _, count: __, ...kept } = task;
  const classIds = classes.map((each: { id: string }) => each.id);
  const same = dueAt && { at: dueAt.slice(0, 16), timeZone: 'UTC' };
  return teacher.visitor.patch(`/assignments/${id}`, {
    ...{ id, title, version, classIds, task: kept, due: same },
    ...change,
  });
};
const decksOf = async (person: Person) => (await person.visitor.get('/flashcards/decks')).body;

describe('publishing words to learn', () => {
  it('shows them with their deck to the teacher, and to students with how far they are', async () => {
    const id = await set(wordsTask({ deckId }, { state: 'known', share: 80 }));
    const task = { kind: 'words', state: 'known', share: 80, deck: { name: 'Food' }, count: 3 };
    expect((await made(id)).task).toEqual({ ...task, material: { kind: 'deck', deckId } });
    const { body: list } = await teacher.visitor.get('/assignments');
    expect(list.assignments[0]).toMatchObject({ id, task, words: null });
    expect((await own(id)).task).toEqual({
      ...{ kind: 'words', state: 'known', share: 80, isDeck: true, deck: { id: deckId, name: 'Food' } },
      ...{ there: 0, of: 3, needed: 3 },
    });
  });

  it('shows a list with what no dictionary knows', async () => {
    const id = await set(outcomeTask(['bread', 'Breads', 'xqzt']), { due: due() });
    expect((await made(id)).task).toMatchObject({
      count: 1,
      deck: null,
      material: { words: [{ text: 'bread', word: 'bread:noun' }, { text: 'Breads' }, { text: 'xqzt', word: null }] },
    });
    const { body: list } = await teacher.visitor.get('/assignments');
    expect(list.assignments[0]).toMatchObject({ words: { listed: 3, unknown: 1 }, task: { count: 1 } });
    expect((await own(id)).task).toMatchObject({ recall: 0.9, of: 1, deck: null, isDeck: false });
  });

  it('shares the deck with the classes that don’t have it, and no draft does', async () => {
    const { body: draft } = await create(wordsTask({ deckId }), { publishes: false });
    expect(draft.task).toMatchObject({ count: 3 });
    expect(await decksOf(student)).toEqual([]);
    await teacher.visitor.post(`/assignments/${draft.id}/publish`);
    expect(await decksOf(student)).toMatchObject([{ id: deckId, name: 'Food' }]);
  });

  it('turns in at once who has learned them already', async () => {
    await recall(app, student, 1, ['bread:noun', 'milk:noun']);
    const id = await set(wordsTask(['bread', 'milk']));
    const { publishedAt } = await made(id);
    expect(await own(id)).toMatchObject({ state: 'turned-in', percent: 100, turnedInAt: publishedAt });
    const far = await set(outcomeTask(['bread', 'milk']), { due: dueIn(app, 60 * 24 * 60) });
    expect(await own(far)).toMatchObject({ state: 'assigned', percent: null, task: { there: 0, of: 2 } });
  });

  it('keeps the words as they are then, whatever becomes of the deck', async () => {
    const id = await set(wordsTask({ deckId }));
    await addCard(teacher, deckId, { front: 'apple', word: 'apple:noun' });
    expect(await own(id)).toMatchObject({ task: { of: 3 } });
    await teacher.visitor.post(`/flashcards/decks/${deckId}/remove`);
    expect(await own(id)).toMatchObject({ task: { isDeck: true, deck: null, of: 2, needed: 2 } });
    expect((await made(id)).task).toMatchObject({ deck: null, count: 3 });
    await recall(app, student, 0, ['bread:noun', 'milk:noun']);
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
  });

  it('counts a card that is no English word by its own memory', async () => {
    const id = await set(wordsTask({ deckId }));
    await recall(app, student, 0, ['bread:noun', 'milk:noun']);
    expect(await own(id)).toMatchObject({ state: 'started', percent: 66, task: { there: 2 } });
    await student.visitor.post('/flashcards/reviews', { id: uuid(), cardId: bareCard, grade: 3 });
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
    const { body } = await student.visitor.get(`/assignments/mine/${id}/goal-words`);
    expect(body.words).toMatchObject([
      { text: 'bread', word: 'bread:noun', standing: 'there', state: 'learning', chance: expect.any(Number) },
      { text: 'milk' },
      { text: 'zum Wohl', word: `card:${bareCard}` },
    ]);
    expect((await teacher.visitor.get(`/assignments/${id}/work/${student.id}/words`)).body.words).toEqual(
      body.words.map((each: object) => ({ ...each, chance: expect.any(Number) })),
    );
  });
});

describe('a list that is too short for a round', () => {
  it('is played with other words beside it, with its own first, in every game', async () => {
    const id = await set(wordsTask(['honey', 'church']));
    const source = { kind: 'assignment', assignmentId: id } as const;
    const refused: string[] = [];
    for (const type of gameTypes) {
      for (const mode of gameFacts[type].modes.filter((each) => !['rank', 'translation'].includes(each))) {
        const { status, body } = await start(student, { type, mode, items: 5, source, canHear: true });
        if (status !== 201) refused.push(`${type} ${mode} ${JSON.stringify(body)}`);
        else if (type !== 'reading' && type !== 'group-ranking')
          expect(JSON.stringify(body.round), `${type} ${mode}`).toMatch(/honey|church/i);
      }
    }
    expect(refused).toEqual([]);
  });
});

describe('publishing is refused, and nothing stored,', () => {
  it.each(['words', 'outcome'])('of %s from a deck that was deleted', async (kind) => {
    await teacher.visitor.post(`/flashcards/decks/${deckId}/remove`);
    const task = kind === 'words' ? wordsTask({ deckId }) : outcomeTask({ deckId });
    const id = uuid();
    const refused = await create(task, { id, due: due() });
    expect(refused).toMatchObject({ status: 409, body: { code: 'words-not-learnable', data: { why: 'deck-gone' } } });
    expect((await teacher.visitor.get(`/assignments/${id}`)).status).toBe(404);
  });

  it('of words that nobody knows, or none at all', async () => {
    const refused = await create(wordsTask(['xqzt', 'qzxv']));
    expect(refused).toMatchObject({ status: 409, body: { data: { why: 'no-words', max: limits.learnedWordsMax } } });
    expect((await create(wordsTask({ deckId: await makeDeck(teacher, 'Empty') }))).body.data).toMatchObject({
      why: 'no-words',
    });
    expect(await create(wordsTask([]))).toMatchObject({ status: 400 });
  });

  it('of more words than can be asked for', async () => {
    await fillDeck(app, teacher, deckId, limits.outcomeWordsMax - 2);
    const refused = await create(outcomeTask({ deckId }), { due: due() });
    expect(refused).toMatchObject({ status: 409, body: { data: { why: 'too-many', max: limits.outcomeWordsMax } } });
    expect((await create(wordsTask({ deckId }))).status).toBe(201);
    const words = Array.from({ length: limits.outcomeWordsMax + 1 }, (_, n) => `word ${n}`);
    expect(await create(outcomeTask(words), { due: due() })).toMatchObject({ status: 400 });
  });

  it('of an outcome without a due time', async () => {
    for (const publishes of [true, false])
      expect(await create(outcomeTask(['bread']), { publishes })).toMatchObject({
        status: 400,
        body: { data: { issues: [{ path: 'due', problem: 'required' }] } },
      });
  });

  it('of somebody else’s deck', async () => {
    const other = await buildTeacher(app);
    expect((await create(wordsTask({ deckId: await makeDeck(other) }))).status).toBe(404);
    expect((await create(wordsTask({ deckId: await makeDeck(student) }))).status).toBe(404);
  });
});

describe('editing', () => {
  it('changes the words until somebody has begun, and then only what they have to be', async () => {
    const id = await set(wordsTask(['bread', 'milk']));
    expect((await edit(id, { task: wordsTask(['bread', 'milk', 'apple']) })).status).toBe(200);
    await recall(app, student, 0, ['bread:noun']);
    expect(await own(id)).toMatchObject({ state: 'started', task: { there: 1, of: 3 } });
    const refused = await edit(id, { task: wordsTask(['bread', 'milk']) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'assignment-started' } });
    expect((await edit(id, { task: wordsTask(['bread', 'milk', 'apple'], { share: 30 }) })).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { needed: 1 } });
  });

  it('takes the words anew from the deck', async () => {
    const id = await set(wordsTask(['bread']));
    expect((await edit(id, { task: wordsTask({ deckId }) })).status).toBe(200);
    expect(await own(id)).toMatchObject({ task: { of: 3, deck: { id: deckId } } });
    await teacher.visitor.post(`/flashcards/decks/${deckId}/remove`);
    expect((await edit(id, { title: 'Another title' })).status).toBe(200);
  });

  it('into another kind leaves nothing that waits for the words', async () => {
    const id = await set(wordsTask(['bread']));
    expect((await edit(id, { task: { ...outcomeTask(['milk']) }, due: due() })).status).toBe(200);
    await recall(app, student, 0, ['bread:noun']);
    expect(await own(id)).toMatchObject({ state: 'assigned' });
    await recall(app, student, 0, ['milk:noun'], { grade: 4 });
    expect(await own(id)).toMatchObject({ state: 'turned-in' });
  });

  it('of the due time changes what is predicted', async () => {
    const id = await set(outcomeTask(['bread']), { due: due() });
    await recall(app, student, 0, ['bread:noun'], { grade: 4 });
    expect(await own(id)).toMatchObject({ state: 'turned-in', task: { there: 1 } });
    expect((await edit(id, { task: outcomeTask(['bread']), due: dueIn(app, 90 * 24 * 60) })).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'turned-in', percent: 100, task: { there: 0 } });
  });
});

describe('a class that is handed over', () => {
  it('keeps its words to learn, without the deck', async () => {
    const id = await set(wordsTask({ deckId }));
    const receiver = await buildTeacher(app);
    await teacher.visitor.post(`/classes/${invite.classId}/hand-over`, { teacherEmail: receiver.email });
    await receiver.visitor.post(`/class-handovers/${invite.classId}/accept`);
    expect((await receiver.visitor.get(`/assignments/${id}`)).body.task).toMatchObject({ deck: null, count: 3 });
    expect(await own(id)).toMatchObject({ task: { deck: null, of: 3 } });
    expect((await teacher.visitor.get(`/assignments/${id}/work/${student.id}/words`)).status).toBe(404);
    await recall(app, student, 0, ['bread:noun', 'milk:noun', `card:${bareCard}`]);
    const { body } = await receiver.visitor.get(`/assignments/${id}/work`);
    expect(body.students).toMatchObject([{ state: 'turned-in', learned: { there: 3 } }]);
    expect((await receiver.visitor.get(`/assignments/${id}/work/${student.id}/words`)).body.words).toHaveLength(3);
  });
});

it('nobody learns a student’s words who doesn’t teach them, or of another kind of homework', async () => {
  const id = await set(wordsTask(['bread']));
  const stranger = await buildTeacher(app);
  expect((await stranger.visitor.get(`/assignments/${id}/work/${student.id}/words`)).status).toBe(404);
  const other = await buildStudent(app, (await buildInvite(stranger)).code);
  expect((await teacher.visitor.get(`/assignments/${id}/work/${other.id}/words`)).status).toBe(404);
  expect((await other.visitor.get(`/assignments/mine/${id}/goal-words`)).status).toBe(404);
  const game = await setAssignment(teacher, invite.classId);
  expect((await student.visitor.get(`/assignments/mine/${game}/goal-words`)).status).toBe(404);
  expect((await teacher.visitor.get(`/assignments/${game}/work/${student.id}/words`)).status).toBe(404);
});
