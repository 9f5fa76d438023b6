import { z } from 'zod';
import { idSchema, instantSchema, textSchema, versionSchema } from './fields.ts';
import { gradebookStates } from './grade-average.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';

/** Whole and half points. */
const gradePointsSchema = z.number().min(0).max(limits.assignmentPointsMax).multipleOf(0.5);

/** A teacher's judgement of one student's work; points are null while there are none, or the assignment has none. */
export const markSchema = z.object({ points: gradePointsSchema.nullable(), comment: textSchema });

export type Mark = z.infer<typeof markSchema>;

/**
 * What a student was told about their work. `returnedAt` is null while they may try again: the comment stays, the
 * points don't.
 */
export const feedbackSchema = markSchema.extend({ returnedAt: instantSchema.nullable() });

export type Feedback = z.infer<typeof feedbackSchema>;

/** The same for the teacher. */
export const gradeSchema = feedbackSchema.extend({
  /** Saved but not returned yet; no student sees it. `turnedInAt` is the turn-in that the teacher saw. */
  draft: markSchema.extend({ turnedInAt: instantSchema.nullable() }).nullable(),
  version: versionSchema,
});

export type Grade = z.infer<typeof gradeSchema>;

/** The work that a teacher looked at: who did it, its grade as seen, and when it was turned in. */
export const gradedWorkSchema = z.object({
  studentId: idSchema,
  version: versionSchema,
  turnedInAt: instantSchema.nullable(),
});

export type GradedWork = z.infer<typeof gradedWorkSchema>;

/** Why a work wasn't returned: its grade or its turn-in has changed since it was graded, or the student no longer has it. */
export const returnOutcomes = ['returned', 'changed', 'gone'] as const;

export type ReturnOutcome = (typeof returnOutcomes)[number];

/** A comment that a teacher often makes. */
export const frequentCommentSchema = z.object({
  id: idSchema,
  text: textSchema.refine((text) => text.length > 0, says('required')),
});

export type FrequentComment = z.infer<typeof frequentCommentSchema>;

/** One thing that a game asked, with the first answer: the only one that counts. */
export const givenAnswerSchema = z.object({
  question: z.string(),
  /** Null without an answer. */
  given: z.string().nullable(),
  rightAnswer: z.string(),
  /** Null without an answer, or if it doesn't count. */
  isRight: z.boolean().nullable(),
});

export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

const gradebookAssignmentSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: z.string(),
  dueAt: instantSchema.nullable(),
  publishedAt: instantSchema,
  points: z.int().nullable(),
});

/** A class's students and their work on the teacher's assignments, by name and newest first. */
export const gradebookSchema = z.object({
  className: z.string(),
  timeZone: z.string(),
  isArchived: z.boolean(),
  assignments: z.array(gradebookAssignmentSchema).max(limits.gradebookAssignments),
  /** Older ones aren't shown. */
  hasOlder: z.boolean(),
  students: z.array(
    z.object({
      studentId: idSchema,
      name: z.string(),
      /** In the order of the assignments; null for one that the student doesn't have. */
      states: z.array(z.enum(gradebookStates).nullable()),
      /** As returned. */
      points: z.array(z.number().nullable()),
    }),
  ),
});

export type Gradebook = z.infer<typeof gradebookSchema>;

/** Which of a class's assignments: those published from one instant on and before another; without either, all. */
export const gradebookWishSchema = z.object({
  classId: idSchema,
  since: instantSchema.optional(),
  until: instantSchema.optional(),
});

export type GradebookWish = z.infer<typeof gradebookWishSchema>;

/** What a gradebook has of some students, in full: to be printed for each of them. */
export const gradeSheetsSchema = z.object({
  /** In the order in which they were set. */
  assignments: z.array(gradebookAssignmentSchema).max(limits.assignmentsMax),
  /** By name. Whoever has left the class is left out. */
  students: z
    .array(
      z.object({
        studentId: idSchema,
        name: z.string(),
        /** In the order of the assignments. */
        works: z.array(
          z.object({
            /** Null for an assignment that the student doesn't have. */
            state: z.enum(gradebookStates).nullable(),
            /** As returned; null without points. */
            points: z.number().nullable(),
            /** As returned; empty before. */
            comment: z.string(),
            /** The student's own due time. */
            dueAt: instantSchema.nullable(),
          }),
        ),
      }),
    )
    .max(limits.sheetsAtOnce),
});

export type GradeSheets = z.infer<typeof gradeSheetsSchema>;
