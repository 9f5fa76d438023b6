import type { Waiting } from '@wordgrove/contract/flashcards';
import { batched } from '#db/batched.ts';
import { partsOfEach } from '#db/of-each.ts';
import type { Part } from '#db/statement.ts';
import { together } from '#db/statement.ts';
import type { teachersDay } from '#features/analytics/three/three.ts';
import { dueNext, hasHomework, toGrade } from '#features/assignments/ahead-store.ts';
import type { OwnAssignmentService } from '#features/assignments/own-service.ts';
import { ownClasses } from '#features/classes/own-store.ts';
import { classesOfTeacher, currentInvite, offeredClasses } from '#features/classes/teachers-store.ts';
import type { DailyTaskParts } from '#features/daily-tasks/routes.ts';
import { leftPlays } from '#features/games/best-store.ts';
import { lastActiveDay } from '#features/memory/xp-store.ts';
import type { BellReads } from '#features/notices/bell-store.ts';
import { unreadNotices } from '#features/notices/store.ts';
import { goOnReading } from '#features/pdfs/reading-store.ts';
import { studyToday } from '#features/study-tracker/today-store.ts';
import { nextTodos } from '#features/todos/list-store.ts';
import { student, teacher } from '#http/builders.ts';
import { localDay } from '#platform/local-day.ts';
import type { Built } from './parts.ts';

type Others = {
  tasks: DailyTaskParts['today'];
  cards: Part<'userId' | 'day' | 'now', never, Waiting>;
  assignments: OwnAssignmentService['next'];
  teachersDay: ReturnType<typeof teachersDay>;
  bell: BellReads;
};

/**
 * One call for everything on a dashboard. Of a student's the database gets three reads: the board, the assignments, and
 * one statement for all the rest. Of a teacher's it gets one beside those that say how the students live.
 */
export function buildDashboards(
  { db, clock }: Pick<Built, 'db' | 'clock'>,
  { tasks, cards, assignments, teachersDay, bell }: Others,
) {
  const rest = partsOfEach(
    'student_dashboard',
    { userId: 'uuid', day: 'date', now: 'timestamptz' },
    {
      classes: ownClasses,
      notices: unreadNotices,
      unreadNotices: bell.unread,
      cards,
      todos: nextTodos,
      study: studyToday,
      leftPlays,
      reading: goOnReading,
      lastActiveDay,
    },
  );
  // After years it takes some milliseconds.
  const readRest = batched(rest, 4);
  const readTeachers = together('teacher_dashboard', ['userId', 'now'], {
    classes: classesOfTeacher,
    handovers: offeredClasses,
    notices: unreadNotices,
    unreadNotices: bell.unread,
    invite: currentInvite,
    hasHomework,
    toGrade,
    due: dueNext,
  });
  return {
    student: student.dashboards.student.handler(async ({ context: { own, caller }, input }) => {
      const now = clock.now();
      const asked = { userId: own.userId, day: localDay(now, caller.timeZone), now: now.toISOString() };
      const [board, next, rest] = await Promise.all([tasks(own, caller, input), assignments(own), readRest(db, asked)]);
      return { tasks: board, assignments: next, ...rest };
    }),
    teacher: teacher.dashboards.teacher.handler(async ({ context: { taught, caller } }) => {
      const asked = { userId: taught.teacherId, now: clock.now().toISOString() };
      const [own, day] = await Promise.all([readTeachers(db, asked), teachersDay(caller, taught)]);
      return { ...own, ...day };
    }),
  };
}
