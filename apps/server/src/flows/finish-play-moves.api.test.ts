import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameMoves, gamePlays, practiceEvents, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';
import { finish, movesFor, playQuiz, startQuiz } from '#testing/player.ts';

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

async function keptMoves() {
  const [row] = await app.db.select({ n: count() }).from(gameMoves).where(eq(gameMoves.studentId, student.id));
  return row?.n;
}

describe('a play that is finished', () => {
  it('is judged by its moves alone, whatever else is sent', async () => {
    const { id, items } = await startQuiz(student);
    minutes(3);
    const claims = { points: 1000, score: 1000, xp: { earned: 100 }, accuracy: 1, isComplete: true, playedMs: 1 };
    const { body } = await finish(
      student,
      id,
      movesFor(
        items,
        items.map((_, place) => place),
      ),
      claims,
    );
    expect(body).toMatchObject({ points: 0, accuracy: 0, xp: { earned: 0, reason: 'nothing-right' } });
    const [own] = await app.db.select().from(profiles).where(eq(profiles.userId, student.id));
    expect(own).toMatchObject({ gamesPlayed: 1, totalXp: 0 });
  });

  it('leaves out moves that don’t count, and says of each why, also later and to the next who asks', async () => {
    const { id, items } = await startQuiz(student);
    minutes(3);
    const [first, second, ...rest] = movesFor(items);
    const forged = [
      { at: 10, item: 'nothing:noun', choice: 0 },
      { at: 20, item: items[4]?.id, choice: 0 },
      { at: 30, points: 500 },
      { at: 40, item: first?.item, choice: 99 },
    ];
    const last = { at: 95_000, item: first?.item, choice: 0 };
    const { body } = await finish(student, id, [...forged, first, { ...first, at: 9000 }, second, ...rest, last]);
    expect(body).toMatchObject({ points: 100, refusedMoves: 6, isComplete: true });
    expect(body.refused).toEqual([
      { place: 0, reason: 'unknown-item' },
      { place: 1, reason: 'not-possible' },
      { place: 2, reason: 'not-a-move' },
      { place: 3, reason: 'not-possible' },
      { place: 5, reason: 'already-done' },
      { place: 15, reason: 'after-end' },
    ]);
    expect((await finish(student, id, [last])).body).toEqual(body);
    const kept = await student.visitor.get(`/games/plays/${id}/result`);
    expect(body).toEqual({ ...kept.body, tasks: [] });
    expect(await keptMoves()).toBe(16);
  });

  it('gives nothing for a score that is written into a move', async () => {
    const { id, items } = await startQuiz(student);
    minutes(3);
    const wrong = movesFor(
      items,
      items.map((_, place) => place),
    );
    const claims = { points: 1000, isRight: true, outcome: 'right', right: 0, xp: 100 };
    const { body } = await finish(
      student,
      id,
      wrong.map((move) => ({ ...move, ...claims })),
    );
    expect(body).toMatchObject({ points: 0, accuracy: 0, refused: [], xp: { earned: 0, reason: 'nothing-right' } });
  });

  it('has no reasons for the moves of a play from before they were kept', async () => {
    const { id } = await playQuiz(app, student);
    await app.db.update(gamePlays).set({ refused: null, refusedMoves: 3 }).where(eq(gamePlays.id, id));
    const { body } = await student.visitor.get(`/games/plays/${id}/result`);
    expect(body).toMatchObject({ refusedMoves: 3, refused: [] });
  });

  it('against the clock ends after five minutes, and what comes later doesn’t count', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    minutes(10);
    const moves = movesFor(items).map((move, place) => (place < 4 ? move : { ...move, at: 300_000 + place }));
    const { body } = await finish(student, id, moves);
    expect(body).toMatchObject({ isComplete: false, points: 40, refusedMoves: 6, playedMs: 32_000, accuracy: 1 });
    expect(body.refused).toEqual([4, 5, 6, 7, 8, 9].map((place) => ({ place, reason: 'too-late' })));
    expect(body.items.slice(4).every(({ given }: { given: unknown }) => given === null)).toBe(true);
  });

  it('keeps what another device had saved before', async () => {
    const { id, items } = await startQuiz(student);
    const [first, ...rest] = movesFor(items);
    const saved = movesFor(items, [0]).slice(0, 1);
    await student.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves: saved });
    minutes(3);
    const { body } = await finish(student, id, [first, ...rest]);
    expect(body).toMatchObject({ points: 90, refusedMoves: 0 });
    expect(await keptMoves()).toBe(10);
  });

  it('gives no time that didn’t pass: forged moves lie within the play, in its order', async () => {
    const from = app.clock.now().getTime();
    const { id, items } = await startQuiz(student);
    minutes(1);
    const forged = movesFor(items).map((move, place) => ({ ...move, at: 8_000_000 * (place + 1) }));
    const { body } = await finish(student, id, forged);
    const until = app.clock.now().getTime();
    expect(body).toMatchObject({ points: 100, accuracy: 1, xp: { reason: 'full' } });
    const sum = body.items.reduce((total: number, { ms }: { ms: number }) => total + ms, 0);
    for (const ms of [body.playedMs, sum]) expect(ms).toBeLessThanOrEqual(until - from);
    const written = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(written).toHaveLength(items.filter(({ word }) => word !== null).length);
    const inOrder = written.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
    expect(inOrder.map(({ word }) => word)).toEqual(items.flatMap(({ word }) => word ?? []));
    for (const { occurredAt, receivedAt } of written) {
      expect(occurredAt.getTime()).toBeGreaterThanOrEqual(from);
      expect(occurredAt.getTime()).toBeLessThanOrEqual(receivedAt.getTime());
    }
    const lasted = written.reduce((total, { durationMs }) => total + (durationMs ?? 0), 0);
    expect(lasted).toBeLessThanOrEqual(until - from);
  });

  it('takes the moves of somebody without a network, who paused, with their own times', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    await student.visitor.post(`/games/plays/${id}/moves`, { from: 0, moves: [], isPaused: true });
    minutes(60);
    const { body } = await finish(student, id, movesFor(items));
    expect(body).toMatchObject({ points: 100, playedMs: 80_000, xp: { reason: 'full' } });
    expect(body.items.map(({ ms }: { ms: number }) => ms)).toEqual(items.map(() => 8000));
  });
});
