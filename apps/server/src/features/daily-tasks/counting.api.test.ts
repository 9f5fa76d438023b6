import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { tasksKept, tasksOf } from '#testing/day-of-tasks.ts';
import { taskOf } from '#testing/own-task.ts';
import { finish, playQuiz, start } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;
let tasks: ReturnType<typeof tasksOf>;
let kept: ReturnType<typeof tasksKept>;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  use(await buildStudent(app, code));
  kept = tasksKept(app, student);
});

afterAll(() => app.close());

function use(person: Person): void {
  student = person;
  tasks = tasksOf(student);
}

describe('what the product sees', () => {
  const saveWord = (word: string) => student.visitor.post('/dictionary/saved-words', { word });
  const lookUp = (word: string, more: object = {}) =>
    student.visitor.post('/dictionary/look-ups', { id: uuid(), word, ...more });

  it('moves a task beside the student’s own steps, and the way of each is kept', async () => {
    const task = await taskOf(app, student, { counts: 'words-saved', target: 4 });
    await saveWord('apple');
    await tasks.advance(task, 2);
    await saveWord('pear');
    expect((await tasks.today()).tasks[0]).toMatchObject({
      progress: 3,
      byActivity: 2,
      isCounted: true,
      completed: false,
    });
    await saveWord('plum');
    expect((await tasks.today()).tasks[0]).toMatchObject({ progress: 4, byActivity: 3, completed: true });
    await saveWord('cherry');
    expect(await kept.row(task)).toMatchObject({ progress: 4, byActivity: 3 });
    expect(await kept.paid()).toHaveLength(1);
    expect((await kept.moves(task)).map(({ cause, source }) => `${source} ${cause}`).sort()).toEqual([
      'activity saved:apple',
      'activity saved:pear',
      'activity saved:plum',
      expect.stringMatching(/^self own:/),
    ]);
  });

  it('counts a word once, however often it is saved or looked up', async () => {
    const saved = await taskOf(app, student, { counts: 'words-saved', target: 4 });
    const seen = await taskOf(app, student, { counts: 'words-looked-up', target: 4 });
    await saveWord('apple');
    await student.visitor.post('/dictionary/saved-words/remove', { word: 'apple' });
    await saveWord('apple');
    for (const word of ['ran', 'running', 'run']) await lookUp(word);
    expect(await kept.row(saved)).toMatchObject({ progress: 1 });
    expect(await kept.row(seen)).toMatchObject({ progress: 1 });
  });

  it('is of the day on which it happened, not of the one on which it arrives', async () => {
    const task = await taskOf(app, student, { counts: 'words-looked-up', target: 4 });
    await lookUp('house', { at: new Date(app.clock.now().getTime() - 2 * dayMs).toISOString() });
    expect(await kept.row(task)).toMatchObject({ progress: 0 });
    await lookUp('house', { at: new Date(app.clock.now().getTime() + 2 * dayMs).toISOString() });
    expect(await kept.row(task)).toMatchObject({ progress: 1 });
  });

  it('counts games of the kind that is asked for, and those who are done too fast for nothing', async () => {
    const any = await taskOf(app, student, { counts: 'games-played', target: 3 });
    const quiz = await taskOf(app, student, { counts: 'games-played', game: 'quiz', target: 1, xp: 45 });
    const anagram = await taskOf(app, student, { counts: 'games-played', game: 'anagram', target: 1 });
    await playQuiz(app, student);
    expect(await kept.row(any)).toMatchObject({ progress: 1, byActivity: 1 });
    expect(await kept.row(quiz)).toMatchObject({ progress: 1, xpGiven: 45 });
    expect(await kept.row(anagram)).toMatchObject({ progress: 0 });
  });

  it('counts a passage that is read to its end, which is a lesson on the profile too', async () => {
    const task = await taskOf(app, student, { counts: 'passages-read', target: 2 });
    const read = async (isToTheEnd: boolean) => {
      const { body } = await start(student, { type: 'reading', mode: 'passage', items: 1 });
      const [{ id, questions }] = body.round.items;
      const asked = isToTheEnd ? questions : questions.slice(0, 1);
      const answers = asked.map((question: { id: string; right: number; options: string[] }, place: number) => ({
        at: 600_000 + 30_000 * (place + 1),
        item: question.id,
        choice: (question.right + 1) % question.options.length,
      }));
      app.clock.advance(1_200_000);
      expect((await finish(student, body.id, [{ at: 600_000, item: id, read: true }, ...answers])).status).toBe(200);
    };
    await read(false);
    expect(await kept.row(task)).toMatchObject({ progress: 0 });
    expect(await kept.profile()).toMatchObject({ completedLessons: 0, gamesPlayed: 1 });
    await read(true);
    expect(await kept.row(task)).toMatchObject({ progress: 1, byActivity: 1 });
    expect(await kept.profile()).toMatchObject({ completedLessons: 1, gamesPlayed: 2 });
  });

  it('counts an answer to a card, and takes it back when the answer is undone', async () => {
    const task = await taskOf(app, student, { counts: 'cards-reviewed', target: 3 });
    const [deckId, cardId, review] = [uuid(), uuid(), uuid()];
    await student.visitor.post('/flashcards/decks', { id: deckId, name: 'Mine' });
    const card = { id: cardId, deckId, front: 'tree', back: 'ağaç', language: 'tr' };
    await student.visitor.post('/flashcards/cards', card);
    const answer = (id: string) =>
      student.visitor.post('/flashcards/reviews', { id, cardId, grade: 3, durationMs: 900, hints: 0 });
    await answer(review);
    await answer(review);
    expect(await kept.row(task)).toMatchObject({ progress: 1, byActivity: 1 });
    await tasks.advance(task, 2);
    const undone = await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId: review });
    expect(undone.status).toBe(201);
    expect(await kept.row(task)).toMatchObject({ progress: 1, byActivity: 0 });
    await answer(uuid());
    await tasks.advance(task, 3);
    expect(await kept.row(task)).toMatchObject({ progress: 3, byActivity: 1, completedAt: expect.any(Date) });
  });

  it('is in the answer to what moved a task, until one is completed: then the board is to be fetched', async () => {
    const cards = await taskOf(app, student, { counts: 'cards-reviewed', target: 2 });
    const todos = await taskOf(app, student, { counts: 'todos-done', target: 2 });
    const words = await taskOf(app, student, { counts: 'words-looked-up', target: 2 });
    const games = await taskOf(app, student, { counts: 'games-played', target: 2 });
    const saved = await taskOf(app, student, { counts: 'words-saved', target: 2 });
    const minutes = await taskOf(app, student, { counts: 'minutes-studied', target: 30 });
    const { post } = student.visitor;
    const [deckId, cardId, todoId, reviewId] = [uuid(), uuid(), uuid(), uuid()];
    await post('/flashcards/decks', { id: deckId, name: 'Mine' });
    await post('/flashcards/cards', { id: cardId, deckId, front: 'tree', back: 'ağaç', language: 'tr' });
    await post('/todos', { id: todoId, title: 'Read' });
    const review = async (id: string) => (await post('/flashcards/reviews', { id, cardId, grade: 3 })).body.tasks;
    const tick = async (isDone: boolean) => (await post(`/todos/${todoId}/tick`, { isDone })).body.tasks;

    const moved = [{ id: cards, progress: 1, byActivity: 1 }];
    expect(await review(reviewId)).toEqual(moved);
    // Sent again, it moves nothing.
    expect(await review(reviewId)).toEqual([]);
    const undo = await post('/flashcards/reviews/undo', { id: uuid(), reviewId });
    expect(undo.body.tasks).toEqual([{ id: cards, progress: 0, byActivity: 0 }]);
    expect(await review(uuid())).toEqual(moved);
    expect(await review(uuid())).toBeNull();

    // The product didn't see it done.
    expect(await tick(true)).toEqual([{ id: todos, progress: 1, byActivity: 0 }]);
    expect(await tick(false)).toEqual([{ id: todos, progress: 0, byActivity: 0 }]);
    expect((await lookUp('house')).body.tasks).toEqual([{ id: words, progress: 1, byActivity: 1 }]);
    expect((await lookUp('tree')).body.tasks).toBeNull();
    expect((await playQuiz(app, student)).result.body.tasks).toEqual([{ id: games, progress: 1, byActivity: 1 }]);

    expect((await saveWord('house')).body.tasks).toEqual([{ id: saved, progress: 1, byActivity: 1 }]);
    expect((await saveWord('house')).body.tasks).toEqual([]);
    expect((await saveWord('tree')).body.tasks).toBeNull();

    const sessionId = uuid();
    const today = localDay(app.clock.now(), 'Europe/Istanbul');
    const session = { id: sessionId, activity: 'reading', day: today, time: '00:00', minutes: 1 };
    const moveMinutes = (progress: number) => [{ id: minutes, progress, byActivity: 0 }];
    expect((await post('/study/sessions', session)).body.tasks).toEqual(moveMinutes(1));
    expect((await post('/study/sessions', session)).body.tasks).toEqual([]);
    expect((await post(`/study/sessions/${sessionId}/remove`)).body.tasks).toEqual(moveMinutes(0));
    expect((await post(`/study/sessions/${sessionId}/restore`)).body.tasks.at(-1)).toEqual(moveMinutes(1)[0]);
  });

  it('pays once when it and a +1 reach the target at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const task = await taskOf(app, student, { counts: 'words-saved', target: 1, xp: 30 });
      const word = ['lemon', 'melon', 'olive', 'onion', 'bread'][round] ?? '';
      await Promise.all([saveWord(word), tasks.advance(task, 1), tasks.complete(task), saveWord(word)]);
      expect(await kept.row(task)).toMatchObject({ progress: 1, xpGiven: 30 });
    }
    expect(await kept.profile()).toMatchObject({ totalXp: 150 });
  });
});
