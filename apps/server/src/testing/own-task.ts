import type { TaskTemplate } from '@wordgrove/content';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { dailyTaskSets, dailyTasks } from '#db/schema/all.ts';
import { localDay } from '#platform/local-day.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

type Asked = Pick<TaskTemplate, 'counts' | 'game' | 'mode' | 'distinct' | 'answer' | 'studying' | 'met'>;
type Wish = Asked & { target: number; xp?: number };

const traits = ['counts', 'game', 'mode', 'distinct', 'answer', 'studying', 'met'] as const;

/** Begins a student's day without tasks: whatever else is done on it moves and pays none. */
export const leaveTasksOut = async (app: Pick<TestApp, 'db' | 'clock'>, { id }: Pick<Person, 'id'>): Promise<void> =>
  void (await beginDay(app, id));

async function beginDay({ db, clock }: Pick<TestApp, 'db' | 'clock'>, studentId: string) {
  const createdAt = clock.now();
  const timeZone = 'Europe/Istanbul';
  const set = {
    id: uuid(),
    studentId,
    day: localDay(createdAt, timeZone),
    timeZone,
    kind: 'first',
    createdAt,
  } as const;
  await db.insert(dailyTaskSets).values(set).onConflictDoNothing();
  const ofDay = and(eq(dailyTaskSets.studentId, studentId), eq(dailyTaskSets.day, set.day));
  const [known = set] = await db.select().from(dailyTaskSets).where(ofDay);
  return known;
}

/** A task in the student's set of the day that counts only this activity, or none. */
export async function taskOf(
  { db, clock }: TestApp,
  { id: studentId }: Pick<Person, 'id'>,
  { target, xp = 50, ...asked }: Wish,
): Promise<string> {
  const template = openContent().taskTemplates.find((each) => traits.every((trait) => each[trait] === asked[trait]));
  if (!template) throw new Error(`no template counts ${JSON.stringify(asked)}`);
  const createdAt = clock.now();
  const { id: setId, day } = await beginDay({ db, clock }, studentId);
  const id = uuid();
  await db.insert(dailyTasks).values({
    id,
    studentId,
    setId,
    day,
    place: 0,
    templateId: template.id,
    type: template.category,
    priority: 'medium',
    target,
    xp,
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}
