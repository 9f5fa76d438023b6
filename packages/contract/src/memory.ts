import { z } from 'zod';
import { calls } from './errors.ts';
import { wordStates } from './evidence.ts';
import { daySchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';

/**
 * What one memory is kept for: `lend:verb` (lemma in lower case, part of speech), or `card:<id>` of a card that is no
 * English word.
 */
export const wordKeySchema = z
  .string()
  .max(limits.wordKeyMax)
  .regex(/^[^\p{Cc}\u2028\u2029]+:[a-z0-9-]+$/u, says('no-word'))
  .refine((key) => key.isWellFormed() && key === key.toLowerCase(), says('no-word'));

/** How a word stands with the caller now. A new word has neither due time nor numbers. */
export const wordStandingSchema = z.object({
  word: z.string(),
  state: z.enum(wordStates),
  due: instantSchema.nullable(),
  /** Days until the chance of recalling it falls to 90 %. */
  stability: z.number().nullable(),
  /** The chance of recalling it now, 0 to 1. */
  retrievability: z.number().nullable(),
  /** A guess went wrong since the last graded answer. */
  isMarked: z.boolean(),
});

export type WordStanding = z.infer<typeof wordStandingSchema>;

export const memorySummarySchema = z.object({
  /** Words that were met, by state. */
  counts: z.record(z.enum(wordStates), z.int()),
  dueNow: z.int(),
  /** The caller's next local days. Today's number includes everything that is due already. */
  forecast: z.array(z.object({ day: daySchema, due: z.int() })).length(limits.forecastDays),
});

export type MemorySummary = z.infer<typeof memorySummarySchema>;

export const xpSchema = z.object({
  totalXp: z.int(),
  level: z.int(),
  /** Earned since the level began. */
  xpIntoLevel: z.int(),
  /** From the beginning of the level to that of the next. */
  xpOfLevel: z.int(),
  /** Earned on the caller's local day. */
  today: z.int(),
});

export type Xp = z.infer<typeof xpSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['memory'] });

export const memory = {
  /** One answer for each word asked, in that order. */
  states: calls
    .route(route('POST', '/memory/states'))
    .input(z.object({ words: z.array(wordKeySchema).min(1).max(limits.memoryWordsMax) }))
    .output(z.array(wordStandingSchema)),
  summary: calls.route(route('GET', '/memory/summary')).output(memorySummarySchema),
  xp: calls.route(route('GET', '/memory/xp')).output(xpSchema),
};
