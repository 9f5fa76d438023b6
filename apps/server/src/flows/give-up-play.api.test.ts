import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { practiceEvents, profiles, xpEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { StartedQuiz } from '#testing/player.ts';
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

const events = () =>
  app.db
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, student.id), like(practiceEvents.activity, 'game:%')));
const leave = (id: string) => student.visitor.post(`/games/plays/${id}/leave`);

/** Starts a quiz and answers `count` questions wrong at a reader's pace. */
async function answerWrong(count: number, seconds = 90): Promise<StartedQuiz> {
  const quiz = await startQuiz(student);
  app.clock.advance(1000 * seconds);
  const moves = movesFor(quiz.items, [...quiz.items.keys()]).slice(0, count);
  await student.visitor.post(`/games/plays/${quiz.id}/moves`, { from: 0, moves });
  return quiz;
}

it('a play that is given up tells of what was answered in it, at its time, without XP and as no record', async () => {
  const { id, items } = await answerWrong(9);
  const answeredAt = app.clock.now().getTime();
  expect(await events()).toEqual([]);
  app.clock.advance(3_600_000);
  expect((await leave(id)).body).toEqual({ changed: 1 });
  const words = items.slice(0, 9).flatMap(({ word }) => word ?? []);
  const recorded = await events();
  expect(recorded.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
  for (const { passed, occurredAt, place } of recorded) {
    expect(passed).toBe(false);
    expect(place).toEqual({ playId: id });
    expect(occurredAt.getTime()).toBeLessThanOrEqual(answeredAt);
  }
  const [own] = await app.db.select().from(profiles).where(eq(profiles.userId, student.id));
  expect(own).toMatchObject({ gamesPlayed: 0, totalXp: 0 });
  expect(await app.db.select().from(xpEvents).where(eq(xpEvents.studentId, student.id))).toEqual([]);
  const { games } = (await student.visitor.get('/games/hub')).body;
  expect(games.find(({ type }: { type: string }) => type === 'quiz')).toMatchObject({ plays: 0, best: null });
});

it('counts once, even when given up concurrently, and can no longer be finished', async () => {
  const { id, items } = await answerWrong(9);
  const answers = await Promise.all(Array.from({ length: 5 }, () => leave(id)));
  expect(answers.map(({ body }) => body.changed).toSorted()).toEqual([0, 0, 0, 0, 1]);
  const recorded = await events();
  expect(recorded).toHaveLength(items.slice(0, 9).filter(({ word }) => word !== null).length);
  expect(await finish(student, id, movesFor(items))).toMatchObject({ status: 404 });
  expect(await events()).toEqual(recorded);
});

it('nothing counts of a play that nobody can have read, that has no answer, or that is somebody else’s', async () => {
  const hurried = await answerWrong(9, 0);
  expect((await leave(hurried.id)).body).toEqual({ changed: 1 });
  const { id } = await startQuiz(student);
  expect((await leave(id)).body).toEqual({ changed: 1 });
  const open = await answerWrong(9);
  const other = await buildStudent(app, code);
  expect((await other.visitor.post(`/games/plays/${open.id}/leave`)).body).toEqual({ changed: 0 });
  expect(await events()).toEqual([]);
});
