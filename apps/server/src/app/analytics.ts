import { forEach } from '#db/statement.ts';
import { analyticsRoutes } from '#features/analytics/routes.ts';
import type { ReadFigures } from '#features/analytics/students.ts';
import { taughtStudents } from '#features/analytics/students.ts';
import { taskWeek } from '#features/daily-tasks/board-store.ts';
import { lastDays, streakOf } from '#features/daily-tasks/streak.ts';
import { weekOfAnswers } from '#features/games/stats-store.ts';
import { xpOf } from '#features/memory/levels.ts';
import { stateCounts } from '#features/memory/state-store.ts';
import { totalXp } from '#features/memory/xp-store.ts';
import { studyWeek } from '#features/study-tracker/split-by-day.ts';
import { recentSessions } from '#features/study-tracker/today-store.ts';
import { localDay } from '#platform/local-day.ts';
import type { Built } from './parts.ts';

const readParts = forEach('student_figures', {
  week: taskWeek,
  totalXp,
  words: stateCounts,
  answers: weekOfAnswers,
  sessions: recentSessions,
});

/** Each feature says what a student's own screens say, for many students at once. */
const readFigures: ReadFigures = async (db, students, now) => {
  const asked = students.map(({ studentId, timeZone }) => ({ studentId, timeZone, day: localDay(now, timeZone) }));
  const people = asked.map(({ studentId, day }) => ({ userId: studentId, day }));
  const found = await readParts(db, people, now);
  return new Map(
    asked.flatMap(({ studentId, timeZone, day }) => {
      const read = found.get(studentId);
      if (!read) return [];
      const { week, sessions, words, answers } = read;
      const days = lastDays(week.days, day);
      const sum = (of: 'completed' | 'total') => days.reduce((all, each) => all + each[of], 0);
      const { byActivity } = week;
      const figures = {
        day,
        level: xpOf(read.totalXp, 0).level,
        totalXp: read.totalXp,
        streak: streakOf(week.days, { day, timeZone }, week.soFar ?? undefined).current,
        tasks: { byActivity, selfReported: sum('completed') - byActivity, total: sum('total') },
        words,
        answers,
        study: studyWeek(sessions, day),
      };
      return [[studentId, figures] as const];
    }),
  );
};

export function buildAnalytics({ db, clock }: Pick<Built, 'db' | 'clock'>) {
  const students = taughtStudents({ db, clock, readFigures });
  return { students, routes: analyticsRoutes({ students }) };
}
