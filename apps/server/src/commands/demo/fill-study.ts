import type { Tx } from '#db/client.ts';
import { studyDays, studyGoals, studySessions } from '#db/schema/all.ts';
import { splitByDay } from '#features/study-tracker/split-by-day.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

/** Study sessions, their daily totals and the goals. */
export async function fillStudy(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    studySessions,
    learners.flatMap(({ diary }) => diary.sessions),
  );
  await insertMany(tx, studyDays, learners.flatMap(daysOf));
  await insertMany(
    tx,
    studyGoals,
    learners.flatMap(({ diary }) => diary.goal ?? []),
  );
}

function daysOf({ id: studentId, diary }: Learner): (typeof studyDays.$inferInsert)[] {
  const parts = diary.sessions.flatMap((session) =>
    splitByDay(session).map(({ day, seconds }) => ({ day, seconds, activity: session.activity })),
  );
  const days = Map.groupBy(parts, ({ day, activity }) => `${day} ${activity}`);
  return [...days.values()].flatMap((sames) => {
    const [first] = sames;
    if (!first) return [];
    const seconds = sames.reduce((sum, part) => sum + part.seconds, 0);
    return { studentId, localDay: first.day, activity: first.activity, seconds };
  });
}
