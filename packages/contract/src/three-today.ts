import { z } from 'zod';
import { daySchema } from './fields.ts';

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
