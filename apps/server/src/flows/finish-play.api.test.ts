import type { WordState } from '@wordgrove/contract/evidence';
import type { PlayResult } from '@wordgrove/contract/games';
import { and, count, eq, like } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  gameAnswers,
  gameDays,
  gameMoves,
  gamePlays,
  gameTotals,
  practiceEvents,
  profiles,
  wordMemory,
  xpEvents,
} from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';
import { finish, movesFor, playQuiz, recall, startQuiz } from '#testing/player.ts';

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

const minutes = (n: number) => app.clock.advance(n * 60_000);
const events = () =>
  app.db
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, student.id), like(practiceEvents.activity, 'game:%')));
const profile = async () => (await app.db.select().from(profiles).where(eq(profiles.userId, student.id)))[0];
const paid = () =>
  app.db
    .select()
    .from(xpEvents)
    .where(and(eq(xpEvents.studentId, student.id), like(xpEvents.reason, 'play:%')));

async function rowsOf(
  table: typeof gamePlays | typeof gameMoves | typeof gameAnswers | typeof gameDays | typeof gameTotals,
) {
  const [row] = await app.db.select({ n: count() }).from(table).where(eq(table.studentId, student.id));
  return row?.n;
}

describe('a play that is finished', () => {
  it('is judged, stored and paid for', async () => {
    const { id, items, result } = await playQuiz(app, student, { wrong: [2] });
    expect(result).toMatchObject({
      status: 200,
      body: {
        id,
        points: 90,
        maxPoints: 100,
        accuracy: 0.9,
        playedMs: 80_000,
        isBest: true,
        bestBefore: null,
        refusedMoves: 0,
        xp: { reason: 'full' },
      },
    });
    // Wrong items come back at the end, and weren't answered there.
    expect(result.body.isComplete).toBe(false);
    expect(result.body.items.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual(
      items.map((_, place) => place !== 2),
    );
    expect(await paid()).toMatchObject([{ reason: `play:${id}`, amount: result.body.xp.earned }]);
    expect(await profile()).toMatchObject({ gamesPlayed: 1, totalXp: result.body.xp.earned });
    const kept = await student.visitor.get(`/games/plays/${id}/result`);
    expect(result.body).toEqual({ ...kept.body, tasks: [] });
    expect(await app.db.select().from(gameDays).where(eq(gameDays.studentId, student.id))).toMatchObject([
      { type: 'quiz', plays: 1, ms: 80_000, answered: 10, correct: 9 },
    ]);
    const answers = await app.db.select().from(gameAnswers).where(eq(gameAnswers.studentId, student.id));
    expect(answers).toHaveLength(10);
    for (const { options, rightAnswer, given, isRight } of answers) {
      expect(options).toContain(rightAnswer);
      expect(given === rightAnswer).toBe(isRight);
    }
  });

  it('counts once, even when sent concurrently', async () => {
    const { id, items } = await startQuiz(student);
    minutes(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(student, id, movesFor(items))));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    const words = items.filter(({ word }) => word !== null).length;
    expect(await events()).toHaveLength(words);
    expect(await paid()).toHaveLength(1);
    expect(await profile()).toMatchObject({ gamesPlayed: 1 });
    expect([await rowsOf(gameMoves), await rowsOf(gameAnswers), await rowsOf(gameDays)]).toEqual([10, 10, 1]);
    const totals = await app.db.select().from(gameTotals).where(eq(gameTotals.studentId, student.id));
    expect(totals).toMatchObject([{ type: 'quiz', plays: 1 }]);
  });

  it('is paid for alone of several that were open together and finished in the time of one', async () => {
    const quizzes = [];
    for (let n = 0; n < 4; n += 1) quizzes.push(await startQuiz(student));
    app.clock.advance(90_000);
    const reasons = [];
    for (const { id, items } of quizzes) reasons.push((await finish(student, id, movesFor(items))).body.xp.reason);
    expect(reasons).toEqual(['full', 'too-fast', 'too-fast', 'too-fast']);
    expect(await paid()).toHaveLength(1);
  });

  it("can't be read or changed by anybody else", async () => {
    const { id, items } = await startQuiz(student);
    const other = await buildStudent(app, code);
    const moves = movesFor(items);
    expect(await finish(other, id, moves)).toMatchObject({ status: 404 });
    expect(await other.visitor.get(`/games/plays/${id}`)).toMatchObject({ status: 404 });
    expect(await other.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves })).toMatchObject({ status: 404 });
    expect((await other.visitor.post(`/games/plays/${id}/leave`)).body).toEqual({ changed: 0 });
    expect(await rowsOf(gameMoves)).toBe(0);
  });

  it('tells which of its plays was the best', async () => {
    await playQuiz(app, student, { wrong: [0, 1, 2] });
    const second = await playQuiz(app, student, { wrong: [0] });
    expect(second.result.body).toMatchObject({ isBest: true, bestBefore: { points: 70, maxPoints: 100 } });
    const third = await playQuiz(app, student, { wrong: [3] });
    expect(third.result.body).toMatchObject({ isBest: false, bestBefore: { points: 90, maxPoints: 100 } });
    // The second play's result keeps what it said when it was finished.
    expect((await student.visitor.get(`/games/plays/${second.id}/result`)).body.isBest).toBe(true);
  });

  it('is no record with more points of a longer round, and one with the same share of more', async () => {
    await playQuiz(app, student);
    const longer = await playQuiz(app, student, { items: 20, wrong: [0, 1, 2, 3, 4, 5] });
    expect(longer.result.body).toMatchObject({
      points: 140,
      maxPoints: 200,
      isBest: false,
      bestBefore: { points: 100, maxPoints: 100 },
    });
    const bestOnHub = async () => {
      const { body } = await student.visitor.get('/games/hub');
      return body.games.find(({ type }: { type: string }) => type === 'quiz').best;
    };
    expect(await bestOnHub()).toMatchObject({ points: 100, maxPoints: 100 });
    const { body } = (await playQuiz(app, student, { items: 20 })).result;
    expect(body).toMatchObject({ points: 200, isBest: true, bestBefore: { points: 100, maxPoints: 100 } });
    // As good as the best play, but later.
    await playQuiz(app, student, { items: 20 });
    expect(await bestOnHub()).toMatchObject({ points: 200, maxPoints: 200, at: body.finishedAt });
    expect((await student.visitor.get('/games/stats')).body.byGame).toMatchObject([{ type: 'quiz', best: 1 }]);
  });

  it('in which nothing was answered counts as left, the same when it is sent again', async () => {
    const { id } = await startQuiz(student);
    minutes(1);
    const nothing = await finish(student, id, []);
    expect(nothing).toMatchObject({
      status: 200,
      body: { isComplete: false, points: 0, accuracy: null, isBest: false },
    });
    minutes(1);
    expect((await finish(student, id, [])).body).toEqual(nothing.body);
    expect(await profile()).toMatchObject({ gamesPlayed: 0 });
    expect([await rowsOf(gameAnswers), await rowsOf(gameDays), await rowsOf(gameTotals)]).toEqual([0, 0, 0]);
    expect(await student.visitor.get(`/games/plays/${id}/result`)).toMatchObject({ status: 404 });
  });

  it('that was left with answers in it isn’t finished any more', async () => {
    const { id, items } = await startQuiz(student);
    await student.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves: movesFor(items).slice(0, 2) });
    await student.visitor.post(`/games/plays/${id}/leave`);
    expect(await finish(student, id, movesFor(items))).toMatchObject({ status: 404 });
    expect(await rowsOf(gameMoves)).toBe(2);
  });
});

describe('a play that nobody can have read', () => {
  it.each([
    ['by the server’s clock', 0, (at: number) => at],
    ['by the times of its own moves', 10, (_: number, place: number) => place * 40],
  ])('%s keeps its score and gives neither XP nor evidence', async (_, waited, timeOf) => {
    const { id, items } = await startQuiz(student);
    minutes(waited);
    const moves = movesFor(items).map((move, place) => ({ ...move, at: timeOf(move.at, place) }));
    const { body } = await finish(student, id, moves);
    expect(body).toMatchObject({ points: 100, accuracy: 1, xp: { earned: 0, reason: 'too-fast' } });
    expect(await events()).toEqual([]);
    expect(await paid()).toEqual([]);
    expect(await profile()).toMatchObject({ gamesPlayed: 1, totalXp: 0 });
    expect([await rowsOf(gameAnswers), await rowsOf(gameDays)]).toEqual([10, 1]);
    expect(body).toMatchObject({ isBest: false, bestBefore: null });
    expect(body.items.some(({ isGrown }: { isGrown: boolean }) => isGrown)).toBe(false);
    const { byGame, byDay } = (await student.visitor.get('/games/stats')).body;
    expect(byGame).toMatchObject([{ type: 'quiz', plays: 1, right: 0, answered: 0, best: null }]);
    expect(byDay).toMatchObject([{ plays: 1, right: 0, answered: 0 }]);
    const next = await playQuiz(app, student, { wrong: [0] });
    expect(next.result.body).toMatchObject({ isBest: true, bestBefore: null, xp: { reason: 'full' } });
  });
});

describe('what a play says of its words', () => {
  const words = ['school:noun', 'week:noun', 'family:noun', 'kitchen:noun', 'friend:noun', 'house:noun'];

  it('is in the ledger once per word, at the time of each answer, and moves their memories', async () => {
    await recall(app, student, 6, words);
    const before = new Map((await memories()).map((row) => [row.word, row]));
    const { id, items, result } = await playQuiz(app, student, { source: { kind: 'due' }, items: 6, wrong: [1] });
    const asked = items.flatMap(({ word }, place) => (word ? [{ word, place }] : []));
    const recorded = await events();
    expect(recorded).toHaveLength(asked.length);
    const finishedAt = new Date(result.body.finishedAt).getTime();
    for (const { word, place } of asked) {
      const event = recorded.find((each) => each.word === word);
      expect(event).toMatchObject({
        activity: 'game:quiz',
        task: 'recognised',
        passed: place !== 1,
        durationMs: 8000,
        place: { playId: id },
      });
      const after = 8000 * (items.length - 1 - place);
      expect(event?.occurredAt.getTime()).toBe(finishedAt - after);
      const [was, is] = [before.get(word), (await memories()).find((each) => each.word === word)];
      if (place === 1) expect(is?.stability).toBeLessThan(was?.stability ?? 0);
      else expect(is?.due.getTime()).toBeGreaterThan(app.clock.now().getTime());
      expect(result.body.items[place].state).toBe('learning');
    }
  });

  it('is which of them grew, from what and to what, and not again in a play a minute later', async () => {
    const chosen = { source: { kind: 'chosen', words }, items: 6 } as const;
    await recall(app, student, 9, words);
    const { id, items, result } = await playQuiz(app, student, { ...chosen, wrong: [1] });
    const grown = ({ body }: typeof result) =>
      body.items.map(({ word, stateBefore, state, isGrown }: PlayResult['items'][number]) => [
        ...[word, stateBefore, state, isGrown],
      ]);
    const expected = ({ word }: (typeof items)[number], before: WordState, isGrown: boolean) =>
      word === null ? [null, null, null, false] : [word, before, 'learning', isGrown];
    expect(grown(result)).toEqual(items.map((item, place) => expected(item, 'at-risk', place !== 1)));
    expect(grown(await student.visitor.get(`/games/plays/${id}/result`))).toEqual(grown(result));
    expect(grown(await finish(student, id, movesFor(items)))).toEqual(grown(result));
    const again = await playQuiz(app, student, chosen);
    // The first one may have had a question about no single word instead.
    const isFirst = ({ word }: (typeof items)[number]) => !items.some((item) => item.word === word);
    expect(grown(again.result)).toEqual(
      again.items.map((item) => expected(item, isFirst(item) ? 'at-risk' : 'learning', isFirst(item))),
    );
  });

  it('pays 3 for each due word and 2 for each new one', async () => {
    await recall(app, student, 6, words.slice(0, 4));
    const due = await playQuiz(app, student, { source: { kind: 'due' }, items: 4 });
    const asked = due.items.filter(({ word }) => word !== null).length;
    expect(due.result.body.xp.earned).toBe(3 * asked + (due.items.length - asked));
    const fresh = await buildStudent(app, code);
    const { items, result } = await playQuiz(app, fresh, { items: 4 });
    const met = items.filter(({ word }) => word !== null).length;
    expect(result.body.xp.earned).toBe(2 * met + (items.length - met));
  });

  const memories = () => app.db.select().from(wordMemory).where(eq(wordMemory.studentId, student.id));
});

it('a teacher’s preview leaves no row behind, and teachers don’t play', async () => {
  const teacher = await buildTeacher(app);
  const wish = { type: 'quiz', source: { kind: 'level', level: 'B1' }, items: 5, mode: 'mixed', timer: 'none' };
  const before = await app.db.select({ n: count() }).from(gamePlays);
  const { status, body } = await teacher.visitor.post('/games/preview', { ...wish, canHear: true });
  expect([status, body.round.items.length]).toEqual([200, 5]);
  const started = await teacher.visitor.post('/games/plays', { id: uuid(), ...wish, canHear: true });
  expect(started).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  expect(await app.db.select({ n: count() }).from(gamePlays)).toEqual(before);
});
