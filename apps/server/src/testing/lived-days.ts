import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import { dayBefore } from '#platform/local-day.ts';
import type { TestApp } from './app.ts';
import type { Person } from './build.ts';
import { tasksOf } from './day-of-tasks.ts';
import { playQuiz, recall } from './player.ts';

/** A day on which everybody does something else. */
export async function live(app: TestApp, student: Person, day: number, place: number): Promise<void> {
  const does = (every: number) => (day + place) % every === 0;
  const tasks = tasksOf(student);
  if (!does(4)) {
    await tasks.generate();
    const board: TaskBoard = await tasks.today();
    for (const { id, completed } of board.tasks.slice(0, does(2) ? 6 : 2)) if (!completed) await tasks.complete(id);
  }
  if (does(2)) await playQuiz(app, student, { wrong: [day % 5, 7] });
  if (does(3)) await study(app, student, day);
  await recall(app, student, 0, [`word${day}:noun`]);
  if (day < 2) await recall(app, student, 0, ['old:noun']);
}

/** By hand a whole hour before yesterday's midnight, so that a session lies on two days; by the clock ten minutes. */
async function study(app: TestApp, { id, visitor }: Person, day: number): Promise<void> {
  const [{ timeZone = '' } = {}] = await app.db.select().from(profiles).where(eq(profiles.userId, id));
  const yesterday = dayBefore(app.clock.now().toLocaleDateString('sv-SE', { timeZone }), 1);
  const byHand = { id: uuid(), activity: 'reading', day: yesterday, time: '23:30', minutes: 60 + day };
  expect((await visitor.post('/study/sessions', byHand)).status).toBe(201);
  const timer = uuid();
  await visitor.post('/study/timer', { id: timer, activity: 'grammar' });
  app.clock.advance(10 * 60_000);
  expect((await visitor.post(`/study/timer/${timer}/stop`)).status).toBe(200);
}
