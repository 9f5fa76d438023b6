import { z } from 'zod';
import { calls } from './errors.ts';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';
import { forestSchema, groveSceneSchema, groveSchema, plantSchema } from './grove-fields.ts';
import { limits } from './limits.ts';
import { wordKeySchema } from './word-key.ts';

export type * from './grove-fields.ts';

/** The caller's current state of a word. A new word has neither due time nor numbers. */
export const wordStandingSchema = z.object({
  word: z.string(),
  state: z.enum(wordStates),
  due: instantSchema.nullable(),
  /** Days until the chance of recalling it falls to 90 %. */
  stability: z.number().nullable(),
  /** The chance of recalling it now, 0 to 1. */
  retrievability: z.number().nullable(),
  /** A guess was wrong since the last graded answer. */
  isMarked: z.boolean(),
});

export type WordStanding = z.infer<typeof wordStandingSchema>;

export const memorySummarySchema = z.object({
  /** Words met so far, by state. */
  counts: z.record(z.enum(wordStates), z.int()),
  dueNow: z.int(),
  /** The caller's next local days. Today's number includes everything already due. */
  forecast: z.array(z.object({ day: daySchema, due: z.int() })).length(limits.forecastDays),
});

export type MemorySummary = z.infer<typeof memorySummarySchema>;

export const xpSchema = z.object({
  totalXp: z.int(),
  level: z.int(),
  /** XP earned since the level began. */
  xpIntoLevel: z.int(),
  /** XP from the start of the level to the start of the next. */
  xpOfLevel: z.int(),
  /** XP earned on the caller's local day. */
  today: z.int(),
});

export type Xp = z.infer<typeof xpSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['memory'] });

export const memory = {
  /** One answer per word, in the order of the request. */
  states: calls
    .route(route('POST', '/memory/states'))
    .input(z.object({ words: z.array(wordKeySchema).min(1).max(limits.memoryWordsMax) }))
    .output(z.array(wordStandingSchema)),
  summary: calls.route(route('GET', '/memory/summary')).output(memorySummarySchema),
  xp: calls.route(route('GET', '/memory/xp')).output(xpSchema),
  /** The caller's plants, one per word; in pages by the words' keys, of which most students have one. */
  grove: calls
    .route(route('GET', '/memory/grove'))
    .input(z.object({ after: wordKeySchema.optional() }))
    .output(groveSchema),
  /** What the dashboard shows of it, which costs the same however many plants there are. */
  scene: calls.route(route('GET', '/memory/scene')).output(groveSceneSchema),
  /** One plant of the caller's, and where its word was met. */
  plant: calls
    .route(route('GET', '/memory/plant'))
    .input(z.object({ word: wordKeySchema }))
    .output(plantSchema),
  /** The sum of a class's groves, for a student who is in it. */
  forest: calls
    .route(route('GET', '/memory/forests/{classId}'))
    .input(z.object({ classId: idSchema }))
    .output(forestSchema),
  /** The same for a teacher of the class. */
  classForest: calls
    .route(route('GET', '/memory/class-forests/{classId}'))
    .input(z.object({ classId: idSchema }))
    .output(forestSchema),
};
