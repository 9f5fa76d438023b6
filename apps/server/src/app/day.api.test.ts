import { wordKey } from '@wordgrove/content';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, outcomeTask, readingTask, setAssignment, tenWords, wordsTask } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut, taskOf } from '#testing/own-task.ts';
import { buildText } from '#testing/own-text.ts';
import { finish, movesFor, playQuiz, recall, start, startQuiz } from '#testing/player.ts';
import { countStatements, statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let student: Person;
let code: string;
/** Homework too. */
let text: string;
let homework: string;
let goal: string;
const cardId = uuid();
const deckId = uuid();
/** Words of which a game has to know what the student's cards say: of several meanings, and of no dictionary. */
const unsettled = [
  ...openContent()
    .words.filter(({ moreSenses }) => moreSenses)
    .slice(0, 2)
    .map(wordKey),
  'zzone:noun',
];

beforeAll(async () => {
  app = await testApp();
  const teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  const { classId } = invite;
  code = invite.code;
  student = await buildStudent(app, code);
  homework = await setAssignment(teacher, classId);
  text = await buildText(app, teacher, { pages: [50, 50, 50] });
  await setAssignment(teacher, classId, { task: readingTask(text, { to: 2 }) });
  // Words on the student's card, and others.
  goal = await setAssignment(teacher, classId, { task: wordsTask(['apple', 'water', 'milk']) });
  await setAssignment(teacher, classId, {
    task: outcomeTask(tenWords),
    due: { at: '2199-05-04T16:30', timeZone: 'UTC' },
  });
  await setAssignment(teacher, classId, { task: { kind: 'hand-in', files: 1 } });
  await student.visitor.post('/daily-tasks/generate', { language: 'en' });
  await student.visitor.post('/todos', { id: uuid(), title: 'Bring the book' });
  await student.visitor.post('/study/timer', { id: uuid(), activity: 'grammar' });
  await student.visitor.post('/flashcards/decks', { id: deckId, name: 'Food' });
  const card = { id: cardId, deckId, front: 'apple', back: 'elma' };
  await student.visitor.post('/flashcards/cards', card);
  await recall(app, student, 3, ['apple:noun', 'bread:noun', ...unsettled]);
  await recall(app, student, 0, ['week:noun']);
  await attempt(app, student, homework, { wrong: [0] });
  await playQuiz(app, student, { wrong: [0, 1] });
  await startQuiz(student);
});

afterAll(() => app.close());

async function statementsOf(call: () => Promise<{ status: number; body: unknown }>): Promise<number> {
  return countStatements(app, async () => {
    const answer = await call();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
}

describe('the session and no more than', () => {
  it.each([
    [1, '/daily-tasks/today'],
    [1, '/todos'],
    [1, '/enrolments/mine'],
    [1, '/notices'],
    [1, '/notices/unread'],
    [1, '/notices/page'],
    [1, '/flashcards/waiting'],
    [1, '/study'],
    [1, '/games/stats'],
    [2, '/flashcards/queue'],
    [2, '/flashcards/practise-more'],
    [2, '/flashcards/decks'],
    [1, '/flashcards/forecast'],
    [1, '/flashcards/retention'],
    [1, '/flashcards/leeches'],
    [2, '/memory/summary'],
    [2, '/games/hub'],
    [2, '/assignments/mine'],
    [2, '/profiles/me'],
    [2, '/memory/xp'],
    [4, '/dashboards/student'],
  ])('%i statement(s) answer %s', async (count, path) => {
    const language = path.includes('task') || path.includes('dashboard') ? { language: 'en' } : undefined;
    expect(await statementsOf(() => student.visitor.get(path, language))).toBeLessThanOrEqual(1 + count);
  });

  it.each([0, 1])(
    'two statements answer about a single assignment, whether the student has it or not (%i)',
    async (n) => {
      const only = [homework, uuid()][n] ?? '';
      expect(await statementsOf(() => student.visitor.get('/assignments/mine', { only }))).toBe(3);
    },
  );

  it.each(['queue', 'practise-more', 'waiting', 'forecast'])(
    'two statements answer the %s of one deck',
    async (path) => {
      expect(await statementsOf(() => student.visitor.get(`/flashcards/${path}`, { deckId }))).toBeLessThanOrEqual(3);
    },
  );

  it.each(['', 'appl'])('two statements answer a page of a deck’s cards (with “%s”)', async (search) => {
    expect(await statementsOf(() => student.visitor.post('/flashcards/cards/list', { deckId, search }))).toBe(3);
  });

  it('two statements answer the words of homework', async () => {
    expect(await statementsOf(() => student.visitor.get(`/assignments/mine/${goal}/goal-words`))).toBe(3);
  });

  it('one statement answers a page of the texts', async () => {
    expect(await statementsOf(() => student.visitor.post('/pdfs/library', { page: 1 }))).toBe(2);
  });

  it('one statement make a step of a daily task', async () => {
    const task = await taskOf(app, student, { target: 5 });
    const step = (progress: number) => () =>
      student.visitor.post(`/daily-tasks/tasks/${task}/advance`, { language: 'en', progress });
    expect(await statementsOf(step(1))).toBe(2);
    expect(await statementsOf(step(2))).toBe(2);
  });
});

describe('round trips of writes, the session, BEGIN and COMMIT included:', () => {
  let pupil: Person;

  beforeAll(async () => {
    // In a class without homework, and with too few XP for the next level.
    pupil = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    await leaveTasksOut(app, pupil);
    await recall(app, pupil, 3, ['bread:noun', 'house:noun']);
  });

  const countOf = (call: () => Promise<{ status: number; body: unknown }>) =>
    countStatements(app, async () => {
      const answer = await call();
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    });

  it('7 for a task that is completed', async () => {
    const task = await taskOf(app, pupil, { target: 2, xp: 1 });
    const complete = () => pupil.visitor.post(`/daily-tasks/tasks/${task}/complete`, { language: 'en' });
    expect(await countOf(complete)).toBeLessThanOrEqual(7);
  });

  it('14 for an answer to a card, of which three read what comes next; 18 if it moves a task', async () => {
    const { post } = pupil.visitor;
    const deckId = uuid();
    await post('/flashcards/decks', { id: deckId, name: 'Home' });
    const grade = async (front: string) => {
      const id = uuid();
      await post('/flashcards/cards', { id, deckId, front, back: front, word: `${front}:noun` });
      return countOf(() => post('/flashcards/reviews', { id: uuid(), cardId: id, grade: 3 }));
    };
    expect(await grade('bread')).toBeLessThanOrEqual(14);
    await taskOf(app, pupil, { counts: 'cards-reviewed', target: 5 });
    expect(await grade('house')).toBeLessThanOrEqual(18);
  });

  it('7 to start a play, and 23 to finish it; 27 if that completes a task', async () => {
    const play = async () => {
      const { id, items } = await startQuiz(pupil);
      app.clock.advance(200_000);
      return countOf(() => finish(pupil, id, movesFor(items, [1])));
    };
    expect(await countOf(() => start(pupil))).toBeLessThanOrEqual(7);
    expect(await play()).toBeLessThanOrEqual(23);
    await taskOf(app, pupil, { counts: 'games-played', target: 1, xp: 1 });
    expect(await play()).toBeLessThanOrEqual(27);
  });
});

describe('every statement is prepared under a name', () => {
  const control = /^(begin|commit|rollback|savepoint|release)/i;

  /** The SQL of statements sent without a name, which PostgreSQL parses anew each time. */
  async function unnamed(call: () => Promise<{ status: number; body: unknown }>): Promise<string[]> {
    const sent = await statementsDuring(app, async () => {
      const answer = await call();
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    });
    return sent
      .filter(({ text, name }) => !name && !control.test(text))
      .map(({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 150));
  }

  it.each([
    '/todos',
    '/enrolments/mine',
    '/notices',
    '/notices/unread',
    '/notices/page',
    '/flashcards/waiting',
    '/flashcards/queue',
    '/flashcards/decks',
    '/profiles/me',
    '/memory/xp',
    '/memory/summary',
    '/flashcards/practise-more',
    '/flashcards/forecast',
    '/flashcards/retention',
    '/flashcards/leeches',
    '/games/hub',
    '/games/stats',
    '/assignments/mine',
    '/study',
    '/daily-tasks/today',
    '/dashboards/student',
  ])('by %s', async (path) => {
    const language = path.includes('task') || path.includes('dashboard') ? { language: 'en' } : undefined;
    expect(await unnamed(() => student.visitor.get(path, language))).toEqual([]);
  });

  it('by a step of a task and its completion', async () => {
    const task = await taskOf(app, student, { target: 2 });
    const step = (progress: number) => () =>
      student.visitor.post(`/daily-tasks/tasks/${task}/advance`, { language: 'en', progress });
    expect(await unnamed(step(1))).toEqual([]);
    expect(await unnamed(step(2))).toEqual([]);
    const other = await taskOf(app, student, { target: 2 });
    const complete = () => student.visitor.post(`/daily-tasks/tasks/${other}/complete`, { language: 'en' });
    expect(await unnamed(complete)).toEqual([]);
  });

  it('by a to-do written and ticked', async () => {
    const id = uuid();
    expect(await unnamed(() => student.visitor.post('/todos', { id, title: 'Read' }))).toEqual([]);
    await taskOf(app, student, { counts: 'todos-done', target: 3 });
    const tick = (isDone: boolean) => () => student.visitor.post(`/todos/${id}/tick`, { isDone });
    expect(await unnamed(tick(true))).toEqual([]);
    expect(await unnamed(tick(false))).toEqual([]);
  });

  it('by the answer to a card, and by taking it back', async () => {
    await taskOf(app, student, { counts: 'cards-reviewed', target: 3 });
    const reviewId = uuid();
    const { post } = student.visitor;
    expect(await unnamed(() => post('/flashcards/reviews', { id: reviewId, cardId, grade: 3 }))).toEqual([]);
    expect(await unnamed(() => post('/flashcards/reviews/undo', { id: uuid(), reviewId }))).toEqual([]);
  });

  it('by the first answer of a day, which makes the day’s tasks', async () => {
    const { visitor } = await buildStudent(app, code);
    const [deckId, firstCard] = [uuid(), uuid()];
    await visitor.post('/flashcards/decks', { id: deckId, name: 'Animals' });
    await visitor.post('/flashcards/cards', { id: firstCard, deckId, front: 'cat', back: 'kedi' });
    const grade = () => visitor.post('/flashcards/reviews', { id: uuid(), cardId: firstCard, grade: 3 });
    expect(await unnamed(grade)).toEqual([]);
    expect((await visitor.get('/daily-tasks/today', { language: 'en' })).body.tasks).not.toEqual([]);
  });

  it('by the answers that complete words to learn', async () => {
    const deck = uuid();
    await student.visitor.post('/flashcards/decks', { id: deck, name: 'Drinks' });
    const cards = [uuid(), uuid()];
    for (const [n, front] of ['water', 'milk'].entries())
      await student.visitor.post('/flashcards/cards', {
        ...{ id: cards[n], deckId: deck, front, back: front, word: `${front}:noun` },
      });
    const grade = (at: number) => () =>
      student.visitor.post('/flashcards/reviews', { id: uuid(), cardId: cards[at], grade: 3 });
    expect(await unnamed(grade(0))).toEqual([]);
    expect(await unnamed(grade(1))).toEqual([]);
  });

  it('by pages read for homework, and to the end of the text', async () => {
    const read = (page: number) => {
      app.clock.advance(60_000);
      const times = [{ page, ms: 10_000 }];
      const report = { reportId: uuid(), at: app.clock.now().toISOString(), pages: times };
      return () => student.visitor.post(`/pdfs/${text}/reports`, report);
    };
    expect(await unnamed(read(1))).toEqual([]);
    expect(await unnamed(read(2))).toEqual([]);
    expect(await unnamed(read(3))).toEqual([]);
  });

  it("by a play's moves and its end", async () => {
    const { id, items } = await startQuiz(student);
    app.clock.advance(200_000);
    const moves = movesFor(items);
    const save = () => student.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves: moves.slice(0, 2) });
    expect(await unnamed(save)).toEqual([]);
    expect(await unnamed(() => finish(student, id, moves.slice(2), { from: 2 }))).toEqual([]);
  });
});
