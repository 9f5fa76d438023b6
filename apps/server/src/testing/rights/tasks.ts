import { v7 as uuid } from 'uuid';
import { dailyTaskSets, dailyTasks } from '#db/schema/all.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';

/** One of today's tasks, after the first of three steps. */
export type TaskOfOne = { owner: Who; taskId: string };

export const nextStep = 2;

export async function fillTask({ db, clock }: TestApp, who: Who, studentId: string): Promise<TaskOfOne> {
  const createdAt = clock.now();
  const day = localDay(createdAt, 'Europe/Istanbul');
  const [setId, taskId] = [uuid(), uuid()];
  await db
    .insert(dailyTaskSets)
    .values({ id: setId, studentId, day, timeZone: 'Europe/Istanbul', kind: 'first', createdAt });
  await db.insert(dailyTasks).values({
    id: taskId,
    studentId,
    setId,
    day,
    place: 0,
    templateId: 'games-3-games',
    type: 'games',
    priority: 'high',
    target: 3,
    progress: 1,
    xp: 50,
    createdAt,
    updatedAt: createdAt,
  });
  return { owner: who, taskId };
}
