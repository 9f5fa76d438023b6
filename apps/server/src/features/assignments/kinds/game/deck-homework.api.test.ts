import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, ownAssignment, setAssignment, taskOf, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCard, makeDeck } from '#testing/deck-calls.ts';
import { itemsOf, start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
let student: Person;
let invite: { code: string; classId: string };
/** Four words of the bank, one that only the dictionary has, and a card that is no English word; shared with nobody. */
let deckId: string;

const words = ['bread', 'milk', 'apple', 'water', 'marmot'];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  stranger = await buildTeacher(app);
});

beforeEach(async () => {
  invite = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
  student = await buildStudent(app, invite.code);
  deckId = await makeDeck(teacher, 'Food');
  for (const front of words.slice(0, 4)) await addCard(teacher, deckId, { front, word: `${front}:noun` });
  const marmot = { front: 'marmot', back: 'the animal of our story', language: 'en', word: 'marmot:noun' };
  await addCard(teacher, deckId, marmot);
  await addCard(teacher, deckId, { front: 'zum Wohl', word: null });
});

afterAll(() => app.close());

const ofDeck = (id = deckId, more: object = {}) => taskOf([], { material: { kind: 'deck', deckId: id }, ...more });
const create = (person: Person, task: object, publishes = true) =>
  person.visitor.post('/assignments', wanted(invite.classId, { task, publishes }));
const set = (more: object = {}) => setAssignment(teacher, invite.classId, { task: ofDeck(deckId, more) });
const made = async (id: string) => (await teacher.visitor.get(`/assignments/${id}`)).body;
const source = (assignmentId: string) => ({ kind: 'assignment', assignmentId }) as const;
const removeDeck = () => teacher.visitor.post(`/flashcards/decks/${deckId}/remove`);
const askedIn = ({ items }: { items: { id: string; word?: string }[] }) =>
  items.map(({ id, word = id }) => word.split(':')[0]).toSorted();

describe('a game with the words of a deck', () => {
  it('asks a student exactly these, with the meaning on the card where the bank has none', async () => {
    const id = await set();
    const { status, body } = await start(student, { source: source(id) });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.round.items).toHaveLength(5);
    expect(askedIn(body.round)).toEqual(words.toSorted());
    const marmot = itemsOf(body.round).find(({ word }) => word === 'marmot:noun');
    expect(JSON.stringify(marmot)).toContain('the animal of our story');
  });

  it('is played, turned in and seen by its teacher like any other', async () => {
    const id = await set({ target: 80 });
    await attempt(app, student, id);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 100, task: { words: 5 } });
    const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
    expect(body.students).toMatchObject([{ studentId: student.id, state: 'turned-in', percent: 100 }]);
  });

  it('is practised with these words in any other game', async () => {
    const id = await set();
    const { status, body } = await start(student, {
      ...{ type: 'anagram', mode: 'definition', items: 5, source: source(id) },
    });
    expect(status).toBe(201);
    expect(askedIn(body.round)).toEqual(words.toSorted());
  });

  it('leaves the deck to its teacher: students get its words, and no cards', async () => {
    const id = await set();
    expect((await student.visitor.get('/flashcards/decks')).body).toEqual([]);
    expect((await student.visitor.get(`/assignments/mine/${id}/words`)).body).toEqual({ words });
  });

  it('shows its teacher the deck with its words, and which of them no game asks', async () => {
    const { body: draft } = await create(teacher, ofDeck(), false);
    const material = {
      ...{ kind: 'deck', deckId, deck: { name: 'Food' } },
      words: [...words.map((text) => ({ text, word: `${text}:noun` })), { text: 'zum Wohl', word: null }],
    };
    expect(draft.task).toMatchObject({ material });
    await teacher.visitor.post(`/assignments/${draft.id}/publish`);
    expect((await made(draft.id)).task).toMatchObject({ material });
  });

  it('can be tried by its teacher before and after, and by nobody else', async () => {
    const { body: draft } = await create(teacher, ofDeck(), false);
    const tried = () =>
      teacher.visitor.post('/games/preview', {
        ...{ type: 'quiz', source: source(draft.id), items: 5, mode: 'mixed', timer: 'none', canHear: false },
      });
    expect(askedIn((await tried()).body.round)).toEqual(words.toSorted());
    expect((await start(student, { source: source(draft.id) })).status).toBe(404);
    await teacher.visitor.post(`/assignments/${draft.id}/publish`);
    expect(askedIn((await tried()).body.round)).toEqual(words.toSorted());
  });

  it('can be a test, which tells its words to nobody', async () => {
    const id = await set({ test: { minutes: null } });
    expect((await student.visitor.get(`/assignments/mine/${id}/words`)).body).toEqual({ words: [] });
    const { status, body } = await student.visitor.post(`/games/tests/${id}/start`, { id: uuid() });
    expect(status).toBe(200);
    expect(JSON.stringify(body.round)).toContain('the animal of our story');
    expect((await start(student, { source: source(id) })).status).toBe(404);
  });
});

describe('what becomes of the deck', () => {
  it('changes nothing: the words stay as they were when it was published', async () => {
    const id = await set();
    await addCard(teacher, deckId, { front: 'cheese', word: 'cheese:noun' });
    await removeDeck();
    const { body } = await start(student, { source: source(id) });
    expect(askedIn(body.round)).toEqual(words.toSorted());
    expect((await made(id)).task.material).toMatchObject({ deck: null, words: { length: 6 } });
    const { body: work } = await teacher.visitor.get(`/assignments/${id}/work`);
    expect(work.assignment).toMatchObject({ id });
  });

  it('lets an edit of anything else keep them, also once somebody has begun', async () => {
    const id = await set();
    await attempt(app, student, id);
    await removeDeck();
    const { version, task } = await made(id);
    const { deck: _, words: __, ...material } = task.material;
    const edited = await teacher.visitor.patch(`/assignments/${id}`, {
      ...{ id, title: 'Another title', version, classIds: [invite.classId] },
      task: { ...task, material },
    });
    expect(edited).toMatchObject({ status: 200, body: { title: 'Another title', task: { material: { deck: null } } } });
    expect((await student.visitor.get(`/assignments/mine/${id}/words`)).body).toEqual({ words });
  });

  it('keeps a draft from being published once it is gone, and a copy from being made', async () => {
    const { body: draft } = await create(teacher, ofDeck(), false);
    const id = await set();
    await removeDeck();
    const gone = { code: 'words-not-learnable', data: { why: 'deck-gone' } };
    expect(await teacher.visitor.post(`/assignments/${draft.id}/publish`)).toMatchObject({ status: 409, body: gone });
    const copies = [{ id: uuid(), from: id }];
    const copied = await teacher.visitor.post('/assignments/copy', { copies, days: 7, classId: invite.classId });
    expect(copied.body.copies).toMatchObject([{ outcome: 'gone' }]);
  });

  it('is what a copy asks as the deck is by then', async () => {
    const id = await set();
    await addCard(teacher, deckId, { front: 'cheese', word: 'cheese:noun' });
    const copy = uuid();
    const wish = { copies: [{ id: copy, from: id }], days: 0, publishes: true, classId: invite.classId };
    const { body } = await teacher.visitor.post('/assignments/copy', wish);
    expect(body.copies).toMatchObject([{ outcome: 'published' }]);
    expect((await student.visitor.get(`/assignments/mine/${copy}/words`)).body.words).toHaveLength(6);
  });
});

describe('a deck that can’t be asked', () => {
  it('is somebody else’s or nobody’s: 404, also for a draft to be published', async () => {
    for (const person of [stranger, teacher]) {
      const id = person === stranger ? deckId : uuid();
      const { classId } = await buildInvite(person, { className: `Own ${uuid().slice(-6)}` });
      const wish = (publishes: boolean) => wanted(classId, { task: ofDeck(id), publishes });
      expect(await person.visitor.post('/assignments', wish(true))).toMatchObject({ status: 404 });
      const { body: draft } = await person.visitor.post('/assignments', wish(false));
      expect(JSON.stringify(draft)).not.toContain('bread');
      expect(await person.visitor.post(`/assignments/${draft.id}/publish`)).toMatchObject({ status: 404 });
      const preview = {
        type: 'quiz',
        source: source(draft.id),
        items: 5,
        mode: 'mixed',
        timer: 'none',
        canHear: false,
      };
      expect(JSON.stringify((await person.visitor.post('/games/preview', preview)).body)).not.toContain('bread');
    }
  });

  it('has no English word, or too few for a round', async () => {
    const bare = await makeDeck(teacher, 'Bare');
    await addCard(teacher, bare, { front: 'zum Wohl', word: null });
    const none = { code: 'words-not-learnable', data: { why: 'no-words' } };
    expect(await create(teacher, ofDeck(bare))).toMatchObject({ status: 409, body: none });
    await addCard(teacher, bare, { front: 'bread', word: 'bread:noun' });
    expect(await create(teacher, ofDeck(bare, { type: 'word-match', mode: 'definition', items: 4 }))).toMatchObject({
      ...{ status: 409, body: { code: 'not-enough' } },
    });
  });
});

describe('reading a deck before it is set', () => {
  const read = (person: Pick<Person, 'visitor'>, more: object = {}) =>
    person.visitor.post('/assignments/read-deck', { type: 'quiz', mode: 'mixed', deckId, ...more });

  it('says what a game would ask of it', async () => {
    const { status, body } = await read(teacher);
    expect(status).toBe(200);
    const known = words.map((text) => ({ text, word: `${text}:noun` }));
    expect(body).toEqual({ known, unknown: ['zum Wohl'], notAsked: [], several: [] });
  });

  it('is for its teacher: 401, 403, 400, 404', async () => {
    expect(await read({ visitor: app.visitor() })).toMatchObject({ status: 401 });
    expect(await read(student)).toMatchObject({ status: 403 });
    expect(await read(teacher, { mode: 'sideways' })).toMatchObject({ status: 400 });
    expect(await read(stranger)).toMatchObject({ status: 404 });
    await removeDeck();
    expect(await read(teacher)).toMatchObject({ status: 404 });
  });
});
