import { z } from 'zod';
import { idSchema, pageSchema } from './fields.ts';
import { gameTimers, gameTypeSchema } from './game-fields.ts';
import { handInSetting, handInSizeSchema } from './hand-in-fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { partsOfSpeech } from './parts-of-speech.ts';
import { says } from './problems.ts';
import { topics } from './topics.ts';
import {
  assignedOutcomeSchema,
  assignedWordsSchema,
  listedOutcomeSchema,
  listedWordsSchema,
  nextOutcomeSchema,
  nextWordsSchema,
  ownOutcomeSchema,
  ownWordsSchema,
  wantedOutcomeSchema,
  wantedWordsSchema,
} from './word-goal-fields.ts';
import {
  assignedListSchema,
  deckMaterialSchema,
  listedWordSchema,
  meantSchema,
  wantedListSchema,
} from './word-list-fields.ts';

const levelOrTopic = [
  z.object({ kind: z.literal('level'), level: z.enum(levels) }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable().default(null) }),
] as const;

/** What an assigned game asks. */
const wantedMaterialSchema = z.discriminatedUnion('kind', [wantedListSchema, deckMaterialSchema, ...levelOrTopic]);

export type WantedMaterial = z.infer<typeof wantedMaterialSchema>;

/** A deck with its words: as published, or else as they are now. `word` is null for a card that is no English word. */
const assignedDeckSchema = deckMaterialSchema.extend({
  /** Null when it was deleted or is another teacher's. */
  deck: z.object({ name: z.string() }).nullable(),
  words: assignedListSchema.shape.words,
});

export const assignedMaterialSchema = z.discriminatedUnion('kind', [
  assignedListSchema,
  assignedDeckSchema,
  ...levelOrTopic,
]);

export type AssignedMaterial = z.infer<typeof assignedMaterialSchema>;

const gameSetting = {
  kind: z.literal('game'),
  type: gameTypeSchema,
  /** One of the game's modes. */
  mode: z.string().max(30),
  items: z.int().min(1).max(limits.gameItemsMax),
  timer: z.enum(gameTimers),
  /** Percent of a play's points needed to complete the work; null when any play completes it. */
  target: z.int().min(1).max(100).nullable().default(null),
  /** Set as a test, judged by the server alone, with its minutes or without a limit; null for practice. */
  test: z
    .object({ minutes: z.int().min(1).max(limits.testMinutesMax).nullable() })
    .nullable()
    .default(null),
};

/** A list while the teacher is typing it, and the game that will ask it. */
export const typedListSchema = z.object({
  type: gameTypeSchema,
  mode: gameSetting.mode,
  words: z.array(listedWordSchema).max(limits.assignmentWordsMax),
  meant: meantSchema,
});

export type TypedList = z.infer<typeof typedListSchema>;

/** A deck that was chosen, and the game that will ask its words. */
export const chosenDeckSchema = typedListSchema.pick({ type: true, mode: true }).extend({ deckId: idSchema });

export type ChosenDeck = z.infer<typeof chosenDeckSchema>;

/** What a teacher should know about a list before publishing it. */
export const listReportSchema = z.object({
  /** The words that our dictionary knows, each once, and the memory that each stands for. */
  known: z.array(z.object({ text: z.string(), word: z.string() })),
  /** Words that our dictionary doesn't know. */
  unknown: z.array(z.string()),
  /** Known words that this game has nothing to ask about. */
  notAsked: z.array(z.string()),
  /** Words that could mean several, and the meaning that will be asked. */
  several: z.array(
    z.object({
      text: z.string(),
      word: z.string(),
      meanings: z.array(z.object({ word: z.string(), pos: z.enum(partsOfSpeech), definition: z.string() })),
    }),
  ),
});

export type ListReport = z.infer<typeof listReportSchema>;

/** A text of the teacher's, done when each of the pages that has words was read. */
const readingSetting = {
  kind: z.literal('reading'),
  pdfId: idSchema,
  from: pageSchema,
  /** The last page to read; null for the text's own. */
  to: pageSchema.nullable(),
};

/** What a teacher wants done; an assignment is of one kind. */
export const wantedTaskSchema = z.discriminatedUnion('kind', [
  z.object({ ...gameSetting, material: wantedMaterialSchema }),
  z
    .object({ ...readingSetting, to: readingSetting.to.default(null) })
    .refine(({ from, to }) => to === null || to >= from, { ...says('too-low'), path: ['to'] }),
  z.object(handInSetting),
  wantedWordsSchema,
  wantedOutcomeSchema,
]);

const assignedReadingSchema = z.object({
  ...readingSetting,
  /** Null when it was archived or deleted, or is another teacher's. */
  text: z.object({ title: z.string(), pages: z.int().nullable() }).nullable(),
});

/** As seen by the teacher. */
export const assignedTaskSchema = z.discriminatedUnion('kind', [
  z.object({ ...gameSetting, material: assignedMaterialSchema }),
  assignedReadingSchema,
  z.object(handInSetting),
  assignedWordsSchema,
  assignedOutcomeSchema,
]);

export type AssignedTask = z.infer<typeof assignedTaskSchema>;

/** In the teacher's list, without what a game asks: there may be thousands of words. */
export const listedTaskSchema = z.discriminatedUnion('kind', [
  z.object(gameSetting),
  assignedReadingSchema,
  z.object(handInSetting),
  listedWordsSchema,
  listedOutcomeSchema,
]);

/** As seen by a student who has it. */
export const ownTaskSchema = z.discriminatedUnion('kind', [
  z.object({
    ...gameSetting,
    /** Its minutes are this student's, with any extra time, in tenths. */
    test: z.object({ minutes: z.number().nullable() }).nullable(),
    /** How many words of the list or deck are asked; null for a level or topic. */
    words: z.int().nullable(),
    level: z.enum(levels).nullable(),
    topic: z.enum(topics).nullable(),
  }),
  z.object({
    ...readingSetting,
    /** Null when the student can't read it: it was archived or deleted, or isn't shared with the student's class. */
    text: z.object({ title: z.string() }).nullable(),
    /** How many of the chosen pages that have words the student has read, and how many there are. */
    read: z.int(),
    of: z.int(),
  }),
  /** `size`: how much of it there is. */
  z.object({ ...handInSetting, size: handInSizeSchema }),
  ownWordsSchema,
  ownOutcomeSchema,
]);

/** What the dashboard needs to name it and lead there. */
export const nextTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: gameSetting.kind, type: gameSetting.type, isTest: z.boolean() }),
  z.object({ kind: readingSetting.kind, pdfId: readingSetting.pdfId, from: readingSetting.from }),
  z.object({ kind: handInSetting.kind }),
  nextWordsSchema,
  nextOutcomeSchema,
]);
