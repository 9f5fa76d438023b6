import { z } from 'zod';
import { activities, plantStages, wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { topics } from './topics.ts';

const topicSchema = z.enum(topics);

/** The plants of one topic, as lists of equal length: with thousands of plants, names of fields would be most of it. */
export const groveBedSchema = z.object({
  /** Null for words that the bank doesn't have, and for cards that are no English word. */
  topic: topicSchema.nullable(),
  /** Keys of their memories, in alphabetical order. */
  words: z.array(z.string()),
  /** A digit for each plant: the place of its stage among `plantStages`, and `dryLook` more where it is dry. */
  looks: z.string(),
  /** For each plant, how many days before `today` its word was last met. */
  ago: z.array(z.int()),
});

export type GroveBed = z.infer<typeof groveBedSchema>;

export const groveSchema = z.object({
  /** The caller's local day. */
  today: daySchema,
  beds: z.array(groveBedSchema),
  /** How a word is written where that isn't what its key begins with, by key. */
  written: z.record(z.string(), z.string()),
  /** The key after which the next page begins; null on the last one. */
  next: z.string().nullable(),
});

export type Grove = z.infer<typeof groveSchema>;

export const groveSceneSchema = z.object({
  /** How many plants the grove has, and how many of them are dry. */
  all: z.int(),
  dry: z.int(),
  /** A dozen at most, the larger ones first: they stand behind. */
  plants: z.array(z.object({ topic: topicSchema.nullable(), stage: z.enum(plantStages), isDry: z.boolean() })),
});

export type GroveScene = z.infer<typeof groveSceneSchema>;

const meetingSchema = z.object({
  activity: z.enum(activities),
  at: instantSchema,
  /** The text that it was met in, while the caller can open that. */
  text: z.object({ id: idSchema, title: z.string(), page: z.int().nullable() }).nullable(),
});

export const plantSchema = z.object({
  word: z.string(),
  /** As it is written. */
  text: z.string(),
  topic: topicSchema.nullable(),
  level: z.enum(levels).nullable(),
  stage: z.enum(plantStages),
  state: z.enum(wordStates),
  /** When it falls due; null while nothing was graded. */
  due: instantSchema.nullable(),
  /** Whether a review counts now: it is due or dry. */
  isThirsty: z.boolean(),
  /** How it can be reviewed; null where neither is possible, as with a paused card. */
  water: z.enum(['card', 'game']).nullable(),
  /** The first and the last time; null where nothing is recorded any more. */
  first: meetingSchema.nullable(),
  last: meetingSchema.nullable(),
  /** The sentence around it, from its card. */
  sentence: z.string().nullable(),
});

export type Plant = z.infer<typeof plantSchema>;

export const forestSchema = z.object({
  className: z.string(),
  /** Whether enough students have plants: nobody's own could be told from the sum of fewer. */
  isLarge: z.boolean(),
  least: z.literal(limits.forestStudentsMin),
  /** How many plants of a topic are in each stage, all students together; empty unless it is large enough. */
  topics: z.array(
    z.object({
      topic: topicSchema.nullable(),
      stages: z.object({ seed: z.int(), sprout: z.int(), young: z.int(), grown: z.int(), flower: z.int() }),
    }),
  ),
});

export type Forest = z.infer<typeof forestSchema>;
