import { z } from 'zod';
import { calls } from './errors.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';

/**
 * How a student's last seven local days went, and where the student stands: the numbers of the student's own screens.
 * What was seen and what the student reported are kept apart.
 */
export const studentFiguresSchema = z.object({
  /** The student's local day, which the seven days end with. */
  day: daySchema,
  level: z.int(),
  totalXp: z.int(),
  /** Days reached in a row. */
  streak: z.int(),
  /** Daily tasks: how many there were, and the completed ones by who says so. */
  tasks: z.object({ byActivity: z.int(), selfReported: z.int(), total: z.int() }),
  /** Words met so far, by state. */
  words: z.object({ new: z.int(), learning: z.int(), known: z.int(), 'at-risk': z.int() }),
  /** First answers in games that count, and how many were right. */
  answers: z.object({ right: z.int(), of: z.int() }),
  /** Seconds of study by the clock, and those entered by hand. */
  study: z.object({ byActivity: z.int(), selfReported: z.int() }),
});

export type StudentFigures = z.infer<typeof studentFiguresSchema>;

/** An active student of the teacher. */
export const taughtStudentSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  /** The teacher's open classes that the student is in. */
  classes: z.array(z.object({ classId: idSchema, className: z.string() })),
  lastActiveAt: instantSchema.nullable(),
  figures: studentFiguresSchema,
});

export type TaughtStudent = z.infer<typeof taughtStudentSchema>;

/** Which students: those of one class, or of all open ones. */
export const taughtWishSchema = z.object({ classId: idSchema.optional() });

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['analytics'] });

export const analytics = {
  /** The active students of one class, or of all open ones, in no order. */
  students: calls
    .route(route('GET', '/analytics/students'))
    .input(taughtWishSchema)
    .output(z.object({ students: z.array(taughtStudentSchema) })),
};
