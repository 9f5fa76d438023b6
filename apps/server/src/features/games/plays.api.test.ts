import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dictionarySavedWords, gameAnswers, gameMoves, gamePlays, supportMessages } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';
import { finish, itemsOf, movesFor, playQuiz, start, startQuiz } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  await leaveTasksOut(app, student);
});

afterAll(() => app.close());

/** The same student on another device. */
async function onAnotherDevice({ email, password, id }: Person): Promise<Person> {
  const visitor = app.visitor();
  await visitor.post('/auth/sign-in', { email, password, keepSignedIn: false });
  return { id, email, password, visitor };
}

const resume = ({ visitor }: Person, id: string) => visitor.get(`/games/plays/${id}`);
const save = ({ visitor }: Person, id: string, from: number, moves: readonly unknown[]) =>
  visitor.post(`/games/plays/${id}/moves`, { from, moves });

describe('starting', () => {
  it('again with the same id gives the same play, whatever is wished for then', async () => {
    const id = uuid();
    const first = await start(student, {}, id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ id, moves: [], wish: { type: 'quiz', items: 10 } });
    expect((await start(student, { source: { kind: 'level', level: 'C1' } }, id)).body).toEqual(first.body);
    await save(student, id, 0, movesFor(itemsOf(first.body.round)).slice(0, 2));
    expect((await start(student, {}, id)).body.moves).toHaveLength(2);
  });

  it('cuts a wish for more items than the game has down to what it has', async () => {
    const { body } = await start(student, { type: 'word-match', mode: 'definition', items: 20 });
    expect(body.wish.items).toBe(10);
    expect(body.round.items).toHaveLength(10);
  });

  it.each([
    ['a way to play that the game doesn’t have', { mode: 'sort' }, 'mode'],
    ['a game that listens on a silent device', { type: 'word-match', mode: 'listening' } as const, 'canHear'],
  ])('refuses %s', async (_, wish, path) => {
    expect(await start(student, wish)).toMatchObject({ status: 400, body: { data: { issues: [{ path }] } } });
  });

  it.each([
    [{ type: 'chess' }],
    [{ items: 0 }],
    [{ items: 21 }],
    [{ timer: 'slow' }],
    [{ source: { kind: 'level', level: 'D1' } }],
    [{ source: { kind: 'topic', topic: 'taxes', level: null } }],
    [{ source: { kind: 'deck', deckId: 'mine' } }],
  ])('refuses %o', async (wish) => {
    expect(await start(student, wish as object)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('says why there is no round', async () => {
    expect(await start(student, { source: { kind: 'due' } })).toMatchObject({
      status: 409,
      body: { code: 'not-enough', data: { shortage: 'nothing-fits', have: 0 } },
    });
    expect(await start(student, { type: 'word-match', mode: 'translation' })).toMatchObject({
      status: 409,
      body: { code: 'not-enough', data: { shortage: 'no-translations', have: 0, need: 4 } },
    });
  });
});

describe('a play that goes on', () => {
  it('is resumed with its moves on another device, and ends on both', async () => {
    const { id, items } = await startQuiz(student);
    const moves = movesFor(items);
    expect((await save(student, id, 0, moves.slice(0, 3))).body).toEqual({ kept: 3, moves: null, clock: null });
    const other = await onAnotherDevice(student);
    const resumed = (await resume(other, id)).body;
    expect(resumed.moves).toEqual(moves.slice(0, 3));
    expect(itemsOf(resumed.round)).toEqual(items);
    app.clock.advance(180_000);
    const { body } = await finish(other, id, moves.slice(3), { from: 3 });
    expect(body.points).toBe(100);
    expect(await resume(student, id)).toMatchObject({ status: 404 });
    expect(await save(student, id, 3, moves.slice(3))).toMatchObject({ status: 404 });
    expect((await finish(student, id, [])).body).toEqual(body);
  });

  it('takes moves once, in their order, and never changes one', async () => {
    const { id, items } = await startQuiz(student);
    const moves = movesFor(items);
    const many = await Promise.all(Array.from({ length: 5 }, () => save(student, id, 0, moves.slice(0, 4))));
    expect(many.map(({ body }) => body)).toEqual(Array(5).fill({ kept: 4, moves: null, clock: null }));
    expect((await save(student, id, 2, moves.slice(2, 6))).body).toEqual({ kept: 6, moves: null, clock: null });
    const others = { kept: 6, moves: moves.slice(0, 6), clock: null };
    expect((await save(student, id, 4, movesFor(items, [4]).slice(4))).body).toEqual(others);
    expect((await save(student, id, 8, moves.slice(8))).body).toEqual(others);
    expect((await resume(student, id)).body.moves).toEqual(moves.slice(0, 6));
  });

  it('keeps the place of a move that no database holds, and plays on', async () => {
    const { id, items } = await startQuiz(student);
    const [first] = movesFor(items);
    const odd = { at: 5, item: 'half a \ud83d', choice: 0 };
    expect((await save(student, id, 0, [odd, { at: 6, text: '\u0000' }])).body.kept).toBe(2);
    app.clock.advance(120_000);
    expect((await finish(student, id, [first], { from: 2 })).body).toMatchObject({ points: 10, refusedMoves: 2 });
  });

  it.each([
    ['a move without a time', [{ item: 'a' }]],
    ['a time before the start', [{ at: -1 }]],
    ['no list', 'moves'],
    ['too many at once', Array.from({ length: 201 }, (_, at) => ({ at }))],
  ])('refuses %s', async (_, moves) => {
    const { id } = await startQuiz(student);
    const answer = await student.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('can be left, once, and then is over', async () => {
    const { id, items } = await startQuiz(student);
    const leave = () => student.visitor.post(`/games/plays/${id}/leave`);
    expect([(await leave()).body, (await leave()).body]).toEqual([{ changed: 1 }, { changed: 0 }]);
    expect(await resume(student, id)).toMatchObject({ status: 404 });
    expect(await save(student, id, 0, movesFor(items))).toMatchObject({ status: 404 });
    expect((await quizOnHub()).openPlay).toBeNull();
  });

  it('is tidied away after two weeks, and one that was finished stays', async () => {
    const { id, items } = await startQuiz(student);
    await save(student, id, 0, movesFor(items));
    const done = await playQuiz(app, student);
    const tidy = async () => {
      await app.jobs.send('prune', {});
      await app.jobs.run();
      return app.db.select({ id: gamePlays.id }).from(gamePlays).where(eq(gamePlays.studentId, student.id));
    };
    expect(await tidy()).toHaveLength(2);
    app.clock.advance(14 * dayMs);
    expect(await tidy()).toEqual([{ id: done.id }]);
    expect(await app.db.select().from(gameMoves).where(eq(gameMoves.playId, id))).toEqual([]);
    expect(await app.db.select().from(gameAnswers).where(eq(gameAnswers.playId, done.id))).toHaveLength(10);
  });
});

async function quizOnHub() {
  const { games } = (await student.visitor.get('/games/hub')).body;
  return games.find(({ type }: { type: string }) => type === 'quiz');
}

describe('the hub', () => {
  it('shows each game with plays, the best one and the play to go on with', async () => {
    const shortage = { shortage: 'nothing-fits', have: 0, need: 4, level: 'A1' };
    expect(await quizOnHub()).toEqual({ type: 'quiz', plays: 0, best: null, dueWords: 0, openPlay: null, shortage });
    const best = await playQuiz(app, student, { wrong: [1] });
    await playQuiz(app, student, { wrong: [1, 2, 3] });
    await startQuiz(student);
    const { id } = await startQuiz(student);
    const at = best.result.body.finishedAt;
    expect(await quizOnHub()).toMatchObject({ plays: 2, best: { points: 90, maxPoints: 100, at }, openPlay: id });
  });
});

describe('the numbers of a student', () => {
  it('add up by game and by day, name hard words with what was answered, and the newest plays', async () => {
    const first = await playQuiz(app, student, { wrong: [0, 1] });
    const again = { source: { kind: 'again', playId: first.id }, items: 4 } as const;
    const second = await playQuiz(app, student, { ...again, wrong: [0, 1, 2, 3] });
    const { body } = await student.visitor.get('/games/stats');
    const answered = 10 + second.items.length;
    const ms = 80_000 + 8000 * second.items.length;
    expect(body.byGame).toEqual([{ type: 'quiz', plays: 2, ms, right: 8, answered, best: 0.8 }]);
    expect(body.byDay).toEqual([{ day: body.to, plays: 2, ms, right: 8, answered }]);
    expect(body.recent.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(body.recent[1]).toMatchObject({ type: 'quiz', points: 80, maxPoints: 100, accuracy: 0.8 });
    const wrongTwice = second.items.filter(({ id }) => first.items.slice(0, 2).some((item) => item.id === id));
    for (const { word } of wrongTwice.filter((each) => each.word)) {
      const hard = body.hardest.find((each: { word: string }) => each.word === word);
      expect(hard).toMatchObject({ asked: 2, wrong: 2 });
      expect(hard.given.reduce((sum: number, { times }: { times: number }) => sum + times, 0)).toBe(2);
    }
  });

  it('write a word as it is written, also one that only the dictionary knows', async () => {
    const words = ['monday', 'friday', 'august', 'ramadan'];
    const savedAt = app.clock.now();
    await app.db.insert(dictionarySavedWords).values(words.map((word) => ({ userId: student.id, word, savedAt })));
    const { items } = await playQuiz(app, student, { source: { kind: 'saved' }, items: 4, wrong: [0, 1, 2, 3] });
    const { body } = await student.visitor.get('/games/stats');
    expect(items).toHaveLength(4);
    const written = body.hardest.map(({ lemma }: { lemma: string }) => lemma);
    expect(written.sort()).toEqual(['August', 'Friday', 'Monday', 'Ramadan']);
  });

  it('begin 30 days ago unless another day is asked for, within a year', async () => {
    const { visitor } = student;
    const spanOf = async (from?: string) => {
      const { body } = await visitor.get('/games/stats', from ? { from } : undefined);
      return (Date.parse(body.to) - Date.parse(body.from)) / dayMs;
    };
    expect(await spanOf()).toBe(29);
    expect(await spanOf('2001-01-01')).toBe(365);
    expect(await spanOf('9999-12-31')).toBe(0);
    expect(await visitor.get('/games/stats', { from: 'yesterday' })).toMatchObject({ status: 400 });
  });
});

it('a mistake in an item goes to the people who look after the content', async () => {
  const id = uuid();
  const report = { id, about: 'What is a week?', message: 'Two answers are right.', language: 'tr' };
  expect(await student.visitor.post('/games/reports', report)).toMatchObject({ status: 201, body: { id } });
  const [row] = await app.db.select().from(supportMessages).where(eq(supportMessages.id, id));
  expect(row).toMatchObject({ userId: student.id, subject: 'Mistake: What is a week?' });
});
