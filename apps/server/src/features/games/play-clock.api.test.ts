import { limits } from '@wordgrove/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { finish, movesFor, startQuiz } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

const seconds = (n: number) => app.clock.advance(n * 1000);

/** The same student on another device. */
async function onAnotherDevice({ email, password, id }: Person): Promise<Person> {
  const visitor = app.visitor();
  await visitor.post('/auth/sign-in', { email, password, keepSignedIn: false });
  return { id, email, password, visitor };
}

const clockOf = async ({ visitor }: Person, id: string) => seen((await visitor.get(`/games/plays/${id}`)).body.clock);

/** In tens of seconds: real time passes during the test too. */
function seen(clock: { passedMs: number; isPaused: boolean } | null) {
  return clock && { tens: Math.floor(clock.passedMs / 10_000), isPaused: clock.isPaused };
}
const tell = ({ visitor }: Person, id: string, isPaused?: boolean, moves: readonly unknown[] = [], from = 0) =>
  visitor.post(`/games/plays/${id}/moves`, { from, moves, isPaused });

describe('the clock of a play against it', () => {
  it('goes on while nobody moves, and a reload or another device gives nothing back', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    seconds(40);
    expect(await clockOf(student, id)).toEqual({ tens: 4, isPaused: false });
    // A move made at the start says nothing about the time since.
    await tell(student, id, undefined, movesFor(items).slice(0, 1));
    seconds(20);
    const other = await onAnotherDevice(student);
    expect(await clockOf(other, id)).toEqual({ tens: 6, isPaused: false });
    expect(await clockOf(student, id)).toEqual({ tens: 6, isPaused: false });
  });

  it('rests in a pause, however often it is told, and goes on where it was on any device', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    seconds(30);
    const moves = movesFor(items).slice(0, 2);
    const paused = await tell(student, id, true, moves);
    expect(paused.body).toMatchObject({ kept: 2, moves: null });
    expect(seen(paused.body.clock)).toEqual({ tens: 3, isPaused: true });
    seconds(3600);
    expect(seen((await tell(student, id, true, moves)).body.clock)).toEqual({ tens: 3, isPaused: true });
    const other = await onAnotherDevice(student);
    expect(await clockOf(other, id)).toEqual({ tens: 3, isPaused: true });
    seconds(10);
    expect(seen((await tell(other, id, false, [], 2)).body.clock)).toEqual({ tens: 3, isPaused: false });
    seconds(10);
    await tell(other, id, false, [], 2);
    expect(await clockOf(student, id)).toEqual({ tens: 4, isPaused: false });
  });

  it('is told to who moves somewhere else', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    const other = await onAnotherDevice(student);
    const moves = movesFor(items);
    await tell(other, id, false, moves.slice(0, 3));
    seconds(50);
    const { body } = await tell(student, id, false, movesFor(items, [0]).slice(0, 1));
    expect(body).toMatchObject({ kept: 3, moves: moves.slice(0, 3) });
    expect(seen(body.clock)).toEqual({ tens: 5, isPaused: false });
  });

  it('is over after five minutes without a pause, and what comes later doesn’t count', async () => {
    const { id, items } = await startQuiz(student, { timer: 'down' });
    const [first, second] = movesFor(items);
    await tell(student, id, false, [first]);
    seconds(limits.gameSeconds + 100);
    const { passedMs } = (await student.visitor.get(`/games/plays/${id}`)).body.clock;
    expect(passedMs).toBeGreaterThan(1000 * limits.gameSeconds);
    const { body } = await finish(student, id, [{ ...second, at: passedMs }], { from: 1 });
    expect(body).toMatchObject({ points: 10, refused: [{ place: 1, reason: 'too-late' }] });
  });

  it.each(['none', 'up'] as const)('is no one’s with “%s”', async (timer) => {
    const { id } = await startQuiz(student, { timer });
    seconds(40);
    expect(await clockOf(student, id)).toBeNull();
  });

  it('is nobody else’s to stop', async () => {
    const { id } = await startQuiz(student, { timer: 'down' });
    expect(await tell(await buildStudent(app, code), id, true)).toMatchObject({ status: 404 });
    expect(await clockOf(student, id)).toEqual({ tens: 0, isPaused: false });
  });
});
