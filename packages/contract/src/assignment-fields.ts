import { z } from 'zod';
import {
  assignedTaskSchema,
  listedTaskSchema,
  nextTaskSchema,
  ownTaskSchema,
  wantedTaskSchema,
} from './assigned-task-fields.ts';
import { idSchema, instantSchema, requiredLineSchema, textSchema, timeZoneSchema, versionSchema } from './fields.ts';
import { gradebookStates } from './grade-average.ts';
import { feedbackSchema, gradeSchema } from './grading-fields.ts';
import { handInSizeSchema } from './hand-in-fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';
import { learnedSchema } from './word-goal-fields.ts';

/** Which of several attempts counts. */
export const countedAttempts = ['best', 'first', 'last'] as const;

/** A student's progress. `late`: turned in after the due time. `returned`: graded, and nothing more is accepted. */
export const workStates = ['assigned', 'started', 'turned-in', 'late', 'returned'] as const;

export type WorkState = (typeof workStates)[number];

/** A local date and time, YYYY-MM-DDTHH:MM, and its time zone. */
export const clockTimeSchema = z.object({
  at: z.iso
    .datetime({ local: true, precision: -1 })
    .refine((at) => at >= '2000-01-01' && at < '2200-01-01', says('too-far')),
  timeZone: timeZoneSchema,
});

/** What a teacher enters. */
export const wantedAssignmentSchema = z.object({
  id: idSchema,
  title: requiredLineSchema,
  instructions: textSchema.default(''),
  classIds: z.array(idSchema).min(1).max(limits.assignmentClassesMax),
  /** Some students of those classes; null means all of them, including those who join later. */
  studentIds: z.array(idSchema).min(1).max(limits.bulkMax).nullable().default(null),
  due: clockTimeSchema.nullable().default(null),
  isLateAllowed: z.boolean().default(true),
  /** Points for the whole work; null without points. */
  points: z.int().min(1).max(limits.assignmentPointsMax).nullable().default(null),
  counts: z.enum(countedAttempts).default('best'),
  task: wantedTaskSchema,
});

export type WantedAssignment = z.infer<typeof wantedAssignmentSchema>;

const shownFields = {
  id: idSchema,
  title: z.string(),
  instructions: z.string(),
  dueAt: instantSchema.nullable(),
  /** The time zone in which its times were entered. */
  timeZone: z.string(),
  isLateAllowed: z.boolean(),
  points: z.int().nullable(),
  counts: z.enum(countedAttempts),
  closedAt: instantSchema.nullable(),
};

/** The error that publishing at `at` was refused with. */
const publishTroubleSchema = z.object({
  at: instantSchema,
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export type PublishTrouble = z.infer<typeof publishTroubleSchema>;

const namedClassSchema = z.object({ id: idSchema, name: z.string() });

/** As seen by the teacher who made it. */
export const assignmentSchema = z.object({
  ...shownFields,
  task: assignedTaskSchema,
  /** Those of its classes that the reader teaches. */
  classes: z.array(namedClassSchema),
  /** Who set it; null when that is the reader. */
  setBy: z.string().nullable(),
  /** Whether the reader may change the homework itself: nobody else's class has it, or the reader set it. */
  canChange: z.boolean(),
  studentIds: z.array(idSchema).nullable(),
  /** Since when its students see it; null for a draft and while it waits for its time. */
  publishedAt: instantSchema.nullable(),
  /** When a scheduled one will be shown to its students; null for any other. */
  appearsAt: instantSchema.nullable(),
  /** Why it wasn't published at its time. It is a draft again. */
  trouble: publishTroubleSchema.nullable(),
  /**
   * The last instant at which anybody's work is taken, extensions included; null where late work is, or nothing is due.
   */
  takenUntil: instantSchema.nullable(),
  removedAt: instantSchema.nullable(),
  /**
   * How many students have it now, how many have started, how many have turned it in, and how many were told points.
   */
  progress: z.object({ students: z.int(), started: z.int(), turnedIn: z.int(), graded: z.int() }),
  version: versionSchema,
  createdAt: instantSchema,
});

export type Assignment = z.infer<typeof assignmentSchema>;

export const listedAssignmentSchema = assignmentSchema.extend({
  task: listedTaskSchema,
  /** How many words the list has, and how many of them our dictionary doesn't know; null without a list. */
  words: z.object({ listed: z.int(), unknown: z.int() }).nullable(),
});

export type ListedAssignment = z.infer<typeof listedAssignmentSchema>;

export const attemptSchema = z.object({
  /** The play's id. */
  id: idSchema,
  points: z.number(),
  maxPoints: z.number(),
  finishedAt: instantSchema,
  /** Why it doesn't count: too fast for anybody to have read it, or played when attempts were no longer accepted. */
  ignored: z.enum(['too-fast', 'too-late']).nullable(),
});

export type Attempt = z.infer<typeof attemptSchema>;

const workFields = {
  state: z.enum(workStates),
  /** This student's own due time, including any extension. */
  dueAt: instantSchema.nullable(),
  turnedInAt: instantSchema.nullable(),
  /**
   * Percent of the points in the attempt that counts, of the pages that were read, or of the words that have to be
   * there, rounded down; null without such an attempt, page or word, and when the text is gone. Words that were turned
   * in stay at 100, whatever is forgotten later.
   */
  percent: z.int().nullable(),
  attempts: z.array(attemptSchema),
};

/** One student's progress. */
export const studentWorkSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  className: z.string(),
  extendedTo: instantSchema.nullable(),
  ...workFields,
  /** As in the gradebook. */
  state: z.enum(gradebookStates),
  /** How many of the chosen pages that have words the student has read; null for a game, and when the text is gone. */
  pages: z.object({ read: z.int(), of: z.int() }).nullable(),
  grade: gradeSchema,
  /** How much was handed in; null for other kinds, and while it is the student's draft. */
  handIn: handInSizeSchema.nullable(),
  /** How many of the words to learn are there now; null for other kinds, and while nothing can be learned. */
  learned: learnedSchema.nullable(),
});

export type StudentWork = z.infer<typeof studentWorkSchema>;

/** As seen by a student who has it. */
export const ownAssignmentSchema = z.object({
  ...shownFields,
  ...workFields,
  teacherName: z.string(),
  className: z.string(),
  publishedAt: instantSchema,
  /** Whether another attempt would count: nothing is closed or returned, and it isn't too late. */
  isOpen: z.boolean(),
  isOverdue: z.boolean(),
  task: ownTaskSchema,
  /** An attempt that the student left unfinished. */
  openPlay: idSchema.nullable(),
  /** What the teacher said about it; null before that. */
  feedback: feedbackSchema.nullable(),
});

export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** What a student still sees of an assignment whose class is archived. */
export const archivedAssignmentSchema = ownAssignmentSchema.pick({
  title: true,
  className: true,
  teacherName: true,
  points: true,
  /** Only what was returned. */
  feedback: true,
});
export type ArchivedAssignment = z.infer<typeof archivedAssignmentSchema>;

/** The student's next assignments, soonest first, and how many there are in all. */
export const nextAssignmentsSchema = z.object({
  soonest: z
    .array(
      ownAssignmentSchema
        .pick({ id: true, title: true, dueAt: true, timeZone: true, state: true, isOverdue: true, openPlay: true })
        .extend({ task: nextTaskSchema }),
    )
    .max(limits.nextAssignments),
  open: z.int(),
  overdue: z.int(),
});

export type NextAssignments = z.infer<typeof nextAssignmentsSchema>;
