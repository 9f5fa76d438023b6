import { dayMs } from '@wordgrove/contract/days';
import { and, eq, like } from 'drizzle-orm';
import { dailyTaskMoves, dailyTasks, profiles, xpEvents } from '#db/schema/all.ts';
import type { TestApp } from './app.ts';
import type { Person } from './build.ts';

const language = 'en';

/** A student's actions on the day's tasks, as the screens perform them. */
export function tasksOf({ visitor }: Pick<Person, 'visitor'>) {
  const advance = (id: string, progress: unknown) =>
    visitor.post(`/daily-tasks/tasks/${id}/advance`, { language, progress });
  return {
    today: async (of: string = language) => (await visitor.get(`/daily-tasks/today?language=${of}`)).body,
    generate: () => visitor.post('/daily-tasks/generate', { language }),
    regenerate: (id: string) => visitor.post('/daily-tasks/sets', { id, language }),
    advance,
    complete: (id: string) => visitor.post(`/daily-tasks/tasks/${id}/complete`, { language }),
  };
}

/** The stored rows of a student's tasks. */
export function tasksKept({ db }: Pick<TestApp, 'db'>, { id: studentId }: Pick<Person, 'id'>) {
  const isPaid = and(eq(xpEvents.studentId, studentId), like(xpEvents.reason, 'task:%'));
  return {
    row: async (id: string) => (await db.select().from(dailyTasks).where(eq(dailyTasks.id, id)))[0],
    moves: (id: string) => db.select().from(dailyTaskMoves).where(eq(dailyTaskMoves.taskId, id)),
    paid: () => db.select().from(xpEvents).where(isPaid),
    profile: async () => (await db.select().from(profiles).where(eq(profiles.userId, studentId)))[0],
  };
}

/** The same student on other devices. */
export function onDevices(app: TestApp, student: Person, count: number): Promise<Person[]> {
  const { email, password } = student;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = app.visitor();
      await visitor.post('/auth/sign-in', { email, password, keepSignedIn: true });
      return { ...student, visitor };
    }),
  );
}

/** The student some days later, with a new session, since the old one would have expired. */
export async function daysLater(app: TestApp, student: Person, days: number): Promise<Person> {
  app.clock.advance(days * dayMs);
  const [again = student] = await onDevices(app, student, 1);
  return again;
}
