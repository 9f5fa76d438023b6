import { partsOfEach } from '#db/of-each.ts';
import { analyticsRoutes } from '#features/analytics/routes.ts';
import { taughtStudent } from '#features/analytics/student.ts';
import type { ReadFigures } from '#features/analytics/students.ts';
import { listAsked, taughtStudents } from '#features/analytics/students.ts';
import { classWords } from '#features/analytics/words/class-words.ts';
import { listDue } from '#features/assignments/missing-store.ts';
import { listTaskDays, taskWeek } from '#features/daily-tasks/board-store.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import { isReached, lastDays, streakOf } from '#features/daily-tasks/streak.ts';
import { templates } from '#features/daily-tasks/templates.ts';
import { correctedCard } from '#features/dictionary/card-answers.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { classStats } from '#features/games/class-stats.ts';
import { gameStats } from '#features/games/stats.ts';
import { weekOfAnswers } from '#features/games/stats-store.ts';
import { xpOf } from '#features/memory/levels.ts';
import type { MemoryOverview } from '#features/memory/overview.ts';
import { stateCounts } from '#features/memory/state-store.ts';
import { totalXp } from '#features/memory/xp-store.ts';
import type { StudyBoardService } from '#features/study-tracker/board.ts';
import { studyWeek } from '#features/study-tracker/split-by-day.ts';
import { recentSessions } from '#features/study-tracker/today-store.ts';
import { ownRowsOf } from '#http/builders.ts';
import type { TaughtBy } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import type { Built } from './parts.ts';
import { buildThreeToday } from './three-today.ts';
import { gameWords } from './words.ts';

const readParts = partsOfEach(
  'student_figures',
  { userId: 'uuid', day: 'date', now: 'timestamptz' },
  {
    week: taskWeek,
    totalXp,
    words: stateCounts,
    answers: weekOfAnswers,
    sessions: recentSessions,
  },
);

/** Each feature says what a student's own screens say, for many students at once. */
const readFigures: ReadFigures = async (db, students, now) => {
  const at = now.toISOString();
  const asked = students.map(({ studentId, timeZone }) => {
    return { userId: studentId, timeZone, day: localDay(now, timeZone), now: at };
  });
  const found = await readParts(db, asked);
  return new Map(
    asked.flatMap(({ userId, timeZone, day }, n) => {
      const read = found[n];
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
      return [[userId, figures] as const];
    }),
  );
};

type Others = { today: DailyTaskParts['today']; overview: MemoryOverview; study: StudyBoardService };

export function buildAnalytics(
  { db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>,
  { today, overview, study }: Others,
) {
  const { writingOf } = gameWords;
  const students = taughtStudents({ db, clock, readFigures });
  const student = taughtStudent({
    db,
    clock,
    readFigures,
    screens: {
      xp: overview.xp,
      memory: overview.summary,
      days: async (own, place) => (await today(own, place, { language: 'en' })).days,
      study: async (own, place) => (await study.read(own, place)).days,
      games: gameStats({ db, clock, writingOf }),
    },
    rowsOf: (userId) => ownRowsOf({ userId }),
    listDue,
    listTaskDays: async (on, page) =>
      (await listTaskDays(on, page)).map(({ wasReached, ...each }) => ({
        ...each,
        isReached: isReached({ ...each, wasReached }),
      })),
    textsIn: (language) => ({ writingOf, titleOf: (id) => templates().get(id)?.title[language] ?? null }),
  });
  const listLearners = (taught: TaughtBy, classId: string | undefined) => listAsked(db, taught, classId);
  const { teachersDay, ...three } = buildThreeToday({ db, clock, tell });
  const routes = analyticsRoutes({
    students,
    student: student.page,
    events: student.events,
    ...three,
    words: classWords({ db, clock, cardOf: (word, ...asked) => correctedCard(openLexicon(), { word }, ...asked) }),
    ...classStats({ db, clock, listLearners, ...gameWords }),
  });
  return { students, teachersDay, routes };
}
