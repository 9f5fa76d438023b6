import { z } from 'zod';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema, languageSchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { wordKeySchema } from './memory.ts';
import { gameTypes } from './paths.ts';
import { says } from './problems.ts';

/** Text of several lines, kept as it is: mark-up in it is text like any other. */
export const cardText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), says('control-characters'));

/** One side of a card. */
export const cardTextSchema = cardText(limits.cardTextMax).refine((value) => value.length > 0, says('required'));

export const cardNoteSchema = cardText(limits.cardTextMax);

/** A word of the language: what a card that stands for itself is kept for is made by the server. */
export const realWordSchema = wordKeySchema.refine((key) => !key.startsWith('card:'), says('no-word'));

export const cardSources = ['dictionary', 'pdf', 'game', 'import', 'hand'] as const;

/** Where the word of a card was met, so that the way back can be found. */
export const cardOriginSchema = z.object({
  source: z.enum(cardSources),
  /** The sentence it stood in. */
  sentence: cardText(limits.cardSentenceMax).optional(),
  pdfId: idSchema.optional(),
  /** Page of the file, from 1. */
  page: z.int().min(1).max(100_000).optional(),
  game: z.enum(gameTypes).optional(),
});

export type CardOrigin = z.infer<typeof cardOriginSchema>;

export const deckSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** False for a teacher's that is shared with a class of the caller's: it can be learned, but not changed. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Those it is shared with; of a teacher's deck a student sees the own ones. */
  classes: z.array(z.object({ id: idSchema, name: z.string() })),
  cards: z.int(),
  /** Words of it that the caller should review now. */
  due: z.int(),
  /** Words of it that the caller has never been asked for. */
  fresh: z.int(),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type Deck = z.infer<typeof deckSchema>;

export const cardSchema = z.object({
  id: idSchema,
  deckId: idSchema,
  front: z.string(),
  back: z.string(),
  /** What its memory is kept for: cards of one word share it. */
  word: z.string(),
  /** The language of the back; null when that isn't known. */
  language: languageSchema.nullable(),
  note: z.string(),
  met: cardOriginSchema,
  createdBy: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  version: versionSchema,

  /** How its word stands with the caller. */
  state: z.enum(wordStates),
  due: instantSchema.nullable(),
  lapses: z.int(),
  /** Forgotten so often that the card had better be rewritten. */
  isLeech: z.boolean(),
  /** The caller doesn't want to be asked for it. */
  isSuspended: z.boolean(),
});

export type Card = z.infer<typeof cardSchema>;

/** A card to be asked now. */
export const reviewCardSchema = cardSchema.extend({
  deckName: z.string(),
  /** Seconds until the word would come back after each grade. */
  intervals: z.object({ again: z.int(), hard: z.int(), good: z.int(), easy: z.int() }),
});

export type ReviewCard = z.infer<typeof reviewCardSchema>;

/** What is left of the caller's day. */
export const todaySchema = z.object({
  /** The local day that is counted. */
  day: daySchema,
  limit: z.int(),
  /** Answers of the day that counted. */
  done: z.int(),
  /** How many the queue still gives out today. */
  remaining: z.int(),
});

export const waitingSchema = z.object({
  today: todaySchema,
  /** Words of the cards that are due now, and those never asked for, whatever the day's limit. */
  due: z.int(),
  fresh: z.int(),
  /** When the next word falls due after those; null when there is none. */
  nextDue: instantSchema.nullable(),
  /** Words that are due and on none of the cards: games ask for them. Of one deck there are none. */
  gameWords: z.int(),
  /** When the next word falls due at all, on a card or in games; null when there is none. */
  nextWord: instantSchema.nullable(),
});

export type Waiting = z.infer<typeof waitingSchema>;

export const queueSchema = z.object({
  today: todaySchema,
  /** When the next word that isn't due yet falls due; null when there is none. */
  nextDue: instantSchema.nullable(),
  /** What is due longest first, then new ones in the order in which they came; one card of each word. */
  cards: z.array(reviewCardSchema).max(limits.dailyCards),
});

export type Queue = z.infer<typeof queueSchema>;

export const gradeSchema = z.literal([1, 2, 3, 4]);

export const reviewOutcomeSchema = z.object({
  cardId: idSchema,
  word: z.string(),
  state: z.enum(wordStates),
  due: instantSchema.nullable(),
  today: todaySchema,
  /** Ids of the cards that the queue begins with now. */
  next: z.array(idSchema),
});

export const gradedSchema = reviewOutcomeSchema.extend({
  grade: gradeSchema,
  /** How a typed answer was judged, and the accepted answer it came nearest to. */
  typed: z
    .object({
      verdict: z.enum(['right', 'right-with-typo', 'wrong-form', 'wrong', 'empty']),
      expected: z.string(),
    })
    .nullable(),
  /** Practice before its time: the memory stayed as it was. */
  isExtra: z.boolean(),
});

export type Graded = z.infer<typeof gradedSchema>;

export const forecastSchema = z.array(z.object({ day: daySchema, due: z.int() })).length(limits.forecastDays);

const measure = { reviews: z.int(), predicted: z.number(), measured: z.number() };

/** How often words were remembered, beside how often the memory said they would be; both 0 to 1. */
export const retentionSchema = z.object({
  reviews: z.int(),
  predicted: z.number().nullable(),
  measured: z.number().nullable(),
  byMonth: z.array(z.object({ month: z.string(), ...measure })),
  /** By what was predicted, from `from` to below `to`. */
  byPrediction: z.array(z.object({ from: z.number(), to: z.number(), ...measure })),
});

export type Retention = z.infer<typeof retentionSchema>;

/** Why a row of an import is no card. */
export const importTroubles = [
  'front-missing',
  'back-missing',
  'too-long',
  'characters',
  'quote-open',
  'too-many-columns',
  'duplicate',
  'deck-full',
  'too-many-rows',
] as const;

export type ImportTrouble = (typeof importTroubles)[number];

/** What became of an import: every good row is a card, every other one is named. */
export const importReportSchema = z.object({
  deckId: idSchema,
  format: z.enum(['csv', 'tsv', 'anki-text', 'apkg']),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1254']).nullable(),
  /** Rows with anything in them. */
  rows: z.int(),
  added: z.int(),
  /** Rows that are there already, in the deck or further up; none of them was added again. */
  duplicates: z.int(),
  bad: z.int(),
  /** The first of those that weren't added. `line`: of the file, or the number of the note in a package. */
  notAdded: z
    .array(z.object({ line: z.int(), trouble: z.enum(importTroubles), text: z.string() }))
    .max(limits.importRowsListed),
});

export type ImportReport = z.infer<typeof importReportSchema>;

/** The answer to an import, line by line: how far it is, and at the end the report or why nothing was done. */
export type ImportMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'report'; report: ImportReport }
  | { type: 'failed'; code: string };
