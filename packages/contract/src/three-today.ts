import { z } from 'zod';
import { calls } from './errors.ts';
import { daySchema, idSchema, requiredLineSchema } from './fields.ts';

/** Why a student may need their teacher today, the most pressing first; the last one is praise. */
export const threeRules = ['inactive', 'failing', 'drop', 'missing', 'streak-broken', 'good-week'] as const;

export type ThreeRule = (typeof threeRules)[number];

const because = <Rule extends ThreeRule, Figures extends z.ZodRawShape>(rule: Rule, figures: Figures) =>
  z.object({ rule: z.literal(rule), ...figures });

/** A rule that holds now, with the numbers of its sentence. */
export const threeReasonSchema = z.discriminatedUnion('rule', [
  /** Days since anything was seen, and on how many of them the student wrote something down. */
  because('inactive', { days: z.int(), isLonger: z.boolean(), saidDays: z.int() }),
  /** Right answers in percent, in the last seven days and in the third and fourth week back; words now forgotten again. */
  because('failing', { percent: z.int(), percentBefore: z.int(), fellBack: z.int() }),
  /** Answers in the last seven days, and in a usual week before. */
  because('drop', { answers: z.int(), usual: z.int() }),
  /** Homework of the last four weeks that is missing, of all that was due. */
  because('missing', { missing: z.int(), due: z.int() }),
  /** Days in a row, and the last of them. */
  because('streak-broken', { days: z.int(), lastDay: daySchema }),
  /** Days of the last seven with something seen, and right answers in percent. */
  because('good-week', { days: z.int(), percent: z.int() }),
]);

export type ThreeReason = z.infer<typeof threeReasonSchema>;

/** A rule that its teacher doesn't want to be told of a student for a while. */
const asideSchema = z.object({
  id: idSchema,
  studentId: idSchema,
  name: z.string(),
  rule: z.enum(threeRules),
  /** The teacher's own words. */
  reason: z.string(),
  /** The last day of it, of the teacher's. */
  until: daySchema,
});

export type ThreeAside = z.infer<typeof asideSchema>;

const studentSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  classes: z.array(z.object({ classId: idSchema, className: z.string() })),
  reasons: z.array(threeReasonSchema),
});

export const threeTodaySchema = z.object({
  /** The teacher's day that this is about. */
  day: daySchema,
  /** At most three, the most pressing first. */
  students: z.array(studentSchema),
  /** Others with a reason, in the same order; at most ten. */
  others: z.array(studentSchema),
  aside: z.array(asideSchema),
  /** Active students, and how many of them are past their first days. */
  active: z.int(),
  known: z.int(),
  /** ... and of whom anything was seen in the last four weeks. */
  practised: z.int(),
});

export type ThreeToday = z.infer<typeof threeTodaySchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['analytics'] });

/** A part of `analytics`. */
export const threeCalls = {
  /** Whom to talk to today, of one class or of all open ones. */
  three: calls
    .route(route('GET', '/analytics/three'))
    .input(z.object({ classId: idSchema.optional() }))
    .output(threeTodaySchema),
  /** Instead of what was put aside of the same rule before. At most `limits.asideDays` ahead. */
  putAside: calls
    .route({ ...route('POST', '/analytics/asides'), successStatus: 201 })
    .input(asideSchema.omit({ name: true }).extend({ reason: requiredLineSchema }))
    .output(asideSchema),
  /** Taking up what isn't put aside does nothing. */
  takeUp: calls
    .route(route('POST', '/analytics/asides/{id}/take-up'))
    .input(z.object({ id: idSchema }))
    .output(z.object({ takenUp: z.boolean() })),
};
