import { z } from 'zod';
import { idSchema, languageSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Why a row of a pasted list makes no account. */
export const rowProblems = ['empty', 'too-long', 'unreadable', 'repeated', 'in-class'] as const;

export type RowProblem = (typeof rowProblems)[number];

/** A name as it stands in a list. What is wrong with it is reported for its row and doesn't refuse the others. */
const rowSchema = z.string().max(1000);

export const studentPlanInput = z.object({
  /** Without it, the class is still to be made. */
  classId: idSchema.optional(),
  names: z.array(rowSchema).min(1).max(limits.bulkMax),
});

export const plannedStudentSchema = z.object({
  /** Tidied: one line, single spaces. */
  name: z.string(),
  /** What the student would sign in by; empty with a problem. */
  signInName: z.string(),
  problem: z.enum(rowProblems).nullable(),
});

export const newStudentsInput = z.object({
  classId: idSchema,
  /** Of the students' screens, until they choose another. */
  language: languageSchema,
  /** Client-made ids: a list that is sent again makes nobody twice. */
  students: z
    .array(z.object({ id: idSchema, name: rowSchema }))
    .min(1)
    .max(limits.bulkMax),
});

export const madeStudentSchema = plannedStudentSchema.extend({ id: idSchema });

export type PlannedStudent = z.infer<typeof plannedStudentSchema>;
export type MadeStudent = z.infer<typeof madeStudentSchema>;
