import { partsOfEach } from '#db/of-each.ts';
import { asideService } from '#features/analytics/three/aside.ts';
import { daysOf, fellBack, lived } from '#features/analytics/three/facts-store.ts';
import type { ReadLives } from '#features/analytics/three/three.ts';
import { teachersDay, threeToday } from '#features/analytics/three/three.ts';
import { countMissing } from '#features/assignments/missing-store.ts';
import { taskWeek } from '#features/daily-tasks/board-store.ts';
import { endedStreak } from '#features/daily-tasks/streak.ts';
import { localDay } from '#platform/local-day.ts';
import type { Built } from './parts.ts';

const readParts = partsOfEach(
  'lives_of_students',
  { userId: 'uuid', day: 'date' },
  { lived, fellBack, week: taskWeek },
);

const readLives: ReadLives = async (db, students, now) => {
  const asked = students.map(({ studentId, timeZone }) => ({
    userId: studentId,
    timeZone,
    day: localDay(now, timeZone),
  }));
  const found = await readParts(db, asked);
  return new Map(
    asked.flatMap(({ userId, timeZone, day }, n) => {
      const read = found[n];
      if (!read) return [];
      const lastRun = endedStreak(read.week.days, { day, timeZone }, read.week.soFar ?? undefined);
      const { lived: days, fellBack: since } = read;
      return [[userId, { today: day, days: daysOf(days, timeZone), lastRun, fellBack: since }] as const];
    }),
  );
};

/** Whom to talk to today, what was put aside, and how the week of each class goes. */
export function buildThreeToday({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>) {
  const parts = { db, clock, readLives, readHomework: countMissing };
  return {
    three: threeToday(parts),
    teachersDay: teachersDay(parts),
    aside: asideService({ db, clock, tell }),
  };
}
