import { z } from 'zod';
import { assignmentSchema, nextAssignmentsSchema } from './assignment-fields.ts';
import { classSchema, handoverSchema, inviteSchema, ownEnrolmentSchema } from './class-fields.ts';
import { taskBoardSchema } from './daily-tasks.ts';
import { calls } from './errors.ts';
import { daySchema, idSchema, instantSchema, languageSchema, pageSchema } from './fields.ts';
import { waitingSchema } from './flashcard-fields.ts';
import { limits } from './limits.ts';
import { noticeSchema, waitingWorkSchema } from './notices.ts';
import { gameTypes } from './paths.ts';
import { studyTimerSchema } from './study-tracker.ts';
import { threeTodaySchema } from './three-today.ts';
import { todoSchema } from './todos.ts';

/** The next items of a to-do list, and how many there are. */
export const nextTodosSchema = z.object({
  /** By due day, those without one last, then in the student's own order. */
  soonest: z.array(todoSchema.pick({ id: true, title: true, dueOn: true, priority: true })).max(limits.nextTodos),
  open: z.int(),
  overdue: z.int(),
  dueToday: z.int(),
});

export type NextTodos = z.infer<typeof nextTodosSchema>;

export const studyTodaySchema = z.object({
  /** The server's clock, which the timer follows. */
  now: instantSchema,
  /** Studied on the local day, excluding a clock that is still running. */
  seconds: z.int(),
  /** Minutes a day; null until one is set. */
  goal: z.int().nullable(),
  timer: studyTimerSchema.nullable(),
});

export type StudyToday = z.infer<typeof studyTodaySchema>;

/** An unfinished play that can be resumed. */
export const leftPlaySchema = z.object({ id: idSchema, type: z.enum(gameTypes), startedAt: instantSchema });

export type LeftPlay = z.infer<typeof leftPlaySchema>;

/** The text that the student opened last and hasn't finished. */
export const goOnReadingSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Where the student was; null before the first page was kept. */
  page: pageSchema.nullable(),
  pages: z.int().nullable(),
});

export type GoOnReading = z.infer<typeof goOnReadingSchema>;

/** Everything on a student's dashboard, as each part's own call would answer at this moment. */
export const studentDashboardSchema = z.object({
  tasks: taskBoardSchema,
  classes: z.array(ownEnrolmentSchema),
  notices: z.array(noticeSchema),
  /** As `notices.unread` counts. */
  unreadNotices: z.int(),
  cards: waitingSchema,
  todos: nextTodosSchema,
  assignments: nextAssignmentsSchema,
  study: studyTodaySchema,
  /** Latest first. */
  leftPlays: z.array(leftPlaySchema).max(limits.leftPlaysShown),
  reading: goOnReadingSchema.nullable(),
  /** The last local day with practice or XP; null for a beginner. */
  lastActiveDay: daySchema.nullable(),
});

export type StudentDashboard = z.infer<typeof studentDashboardSchema>;

const homeworkSchema = assignmentSchema.pick({ id: true, title: true });

/** A class's last seven days. What its students only reported themselves isn't counted. */
export const classWeekSchema = z.object({
  classId: idSchema,
  /** Active students, and how many of them did something in these days. */
  students: z.int(),
  active: z.int(),
  /** The last one is the teacher's today. */
  days: z
    .array(
      z.object({
        day: daySchema,
        /** How many students did something. */
        active: z.int(),
        /** Their answers about words. */
        right: z.int(),
        wrong: z.int(),
      }),
    )
    .length(7),
});

export type ClassWeek = z.infer<typeof classWeekSchema>;

/** Everything on a teacher's dashboard; parts that have a call of their own say what that would at this moment. */
export const teacherDashboardSchema = z.object({
  /** As `analytics.three` answers for all classes. */
  three: threeTodaySchema,
  /** Open classes with active students. */
  weeks: z.array(classWeekSchema),
  classes: z.array(classSchema),
  handovers: z.array(handoverSchema),
  notices: z.array(noticeSchema),
  /** As `notices.unread` counts. */
  unreadNotices: z.int(),
  /** The newest code that lets somebody in now. */
  invite: inviteSchema.pick({ id: true, code: true, classId: true, className: true }).nullable(),
  /** Whether the teacher has ever published any homework, or set a time for that. */
  hasHomework: z.boolean(),
  /** Homework on which work waits for a grade: first where some has waited longest. */
  toGrade: z.object({
    first: z.array(homeworkSchema.extend({ waiting: waitingWorkSchema })).max(limits.nextAssignments),
    /** How many homeworks these are in all. */
    all: z.int(),
  }),
  /** What students see and is still to be due: the next of each class before a second one of any, soonest first. */
  due: z.object({
    soonest: z
      .array(
        homeworkSchema.extend({
          dueAt: instantSchema,
          timeZone: z.string(),
          classNames: z.array(z.string()),
          /** How many have it now, and how many of them have turned it in. */
          students: z.int(),
          turnedIn: z.int(),
        }),
      )
      .max(limits.dueShown),
    all: z.int(),
  }),
});

export type TeacherDashboard = z.infer<typeof teacherDashboardSchema>;

export const dashboards = {
  student: calls
    .route({ method: 'GET', path: '/dashboards/student', tags: ['dashboards'] })
    .input(z.object({ language: languageSchema }))
    .output(studentDashboardSchema),
  teacher: calls
    .route({ method: 'GET', path: '/dashboards/teacher', tags: ['dashboards'] })
    .output(teacherDashboardSchema),
};
