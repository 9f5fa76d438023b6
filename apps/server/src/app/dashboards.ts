import type { OwnAssignmentService } from '#features/assignments/own-service.ts';
import { classService } from '#features/classes/service.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import type { ReviewService } from '#features/flashcards/review-service.ts';
import { leftPlays } from '#features/games/left-plays.ts';
import { lastActiveDay } from '#features/memory/last-active-day.ts';
import type { MemoryOverview } from '#features/memory/overview.ts';
import { shownNotices } from '#features/notices/shown-notices.ts';
import { studyToday } from '#features/study-tracker/study-today.ts';
import { nextTodos } from '#features/todos/next-todos.ts';
import { student } from '#http/builders.ts';
import type { Built } from './parts.ts';

type Others = {
  tasks: DailyTaskParts['today'];
  cards: ReviewService['waiting'];
  overview: Pick<MemoryOverview, 'xp'>;
  assignments: OwnAssignmentService['next'];
};

/** One answer out of what every feature says of a student, so that a dashboard asks once. */
export function buildDashboards({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>, others: Others) {
  const readTodos = nextTodos({ db, clock });
  const readStudy = studyToday({ db, clock });
  const readPlays = leftPlays({ db });
  const readNotices = shownNotices({ db });
  const { mine } = classService({ db, clock, tell });
  return {
    student: student.dashboards.student.handler(async ({ context: { own, caller }, input }) => {
      const [tasks, xp, classes, notices, cards, todos, assignments, study, plays, activeDay] = await Promise.all([
        others.tasks(own, caller, input.language),
        others.overview.xp(own),
        mine(own),
        readNotices(own),
        others.cards(own, caller, undefined),
        readTodos(own, caller),
        others.assignments(own),
        readStudy(own, caller),
        readPlays(own),
        lastActiveDay(db, own),
      ]);
      return {
        tasks,
        xp,
        classes,
        notices,
        cards,
        todos,
        assignments,
        study,
        leftPlays: plays,
        lastActiveDay: activeDay,
      };
    }),
  };
}
