import { forEach } from '#db/statement.ts';
import { asideService } from '#features/analytics/three/aside.ts';
import { daysOf, fellBack, lived } from '#features/analytics/three/facts-store.ts';
import type { ReadLives } from '#features/analytics/three/three.ts';
import { teachersDay, threeToday } from '#features/analytics/three/three.ts';
import { countMissing } from '#features/assignments/missing-store.ts';
import { taskWeek } from '#features/daily-tasks/board-store.ts';
import { endedStreak } from '#features/daily-tasks/streak.ts';
import { localDay } from '#platform/local-day.ts';
import type { Built } from './parts.ts';

const readParts = forEach('lives_of_students', { lived, fellBack, week: taskWeek });

const readLives: ReadLives = async (db, students, now) => {
  const asked = students.map(({ studentId, timeZone }) => ({ studentId, timeZone, today: localDay(now, timeZone) }));
  const people = asked.map(({ studentId, today }) => ({ userId: studentId, day: today }));
  const found = await readParts(db, people, now);
  return new Map(
    asked.flatMap(({ studentId, timeZone, today }) => {
      const read = found.get(studentId);
      if (!read) return [];
      const run = endedStreak(read.week.days, { day: today, timeZone }, read.week.soFar ?? undefined);
      return [
        [studentId, { today, days: daysOf(read.lived, timeZone), lastRun: run, fellBack: read.fellBack }] as const,
      ];
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
