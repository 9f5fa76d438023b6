import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { pictureSchema } from './dictionary-fields.ts';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema, languageSchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { gameTypes } from './paths.ts';
import { says } from './problems.ts';
import { wordKeySchema } from './word-key.ts';

/** Text of several lines, stored as is: mark-up is text like any other. */
export const cardText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), says('control-characters'));

/** One side of a card. */
export const cardTextSchema = cardText(limits.cardTextMax).refine((value) => value.length > 0, says('required'));

export const cardNoteSchema = cardText(limits.cardTextMax);

/** A dictionary word. The server makes the key of a card that stands for itself. */
export const realWordSchema = wordKeySchema.refine((key) => !key.startsWith('card:'), says('no-word'));

/** A sense of the word bank, by its id. */
export const senseIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(limits.nameMax);

export const cardSources = ['dictionary', 'pdf', 'game', 'import', 'hand'] as const;

/** Where a card's word was met, so the learner can go back there. */
export const cardOriginSchema = z.object({
  source: z.enum(cardSources),
  /** The sentence around it. */
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
  /** False for a teacher's deck shared with one of the caller's classes: it can be learned but not changed. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** The classes it is shared with; a student sees only their own ones. */
  classes: z.array(z.object({ id: idSchema, name: z.string() })),
  cards: z.int(),
  /** Words of the deck that are due for the caller. */
  due: z.int(),
  /** Words of the deck that the caller has never been asked. */
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
  /** The key of its memory: cards of one word share it. */
  word: z.string(),
  /** The language of the back; null when unknown. */
  language: languageSchema.nullable(),
  note: z.string(),
  /** Without its text while the caller can't open that. */
  met: cardOriginSchema,
  createdBy: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  version: versionSchema,

  /** The caller's state of its word. */
  state: z.enum(wordStates),
  due: instantSchema.nullable(),
  lapses: z.int(),
  /** Forgotten so often that the card should be rewritten. */
  isLeech: z.boolean(),
  /** The caller has suspended it. */
  isSuspended: z.boolean(),
});

export type Card = z.infer<typeof cardSchema>;

/** A card to ask now. */
export const reviewCardSchema = cardSchema.extend({
  deckName: z.string(),
  /** Of what the card says its word means; null when it says something else, or there is none. */
  picture: pictureSchema.nullable(),
  /** Seconds until the word would come back, by grade. */
  intervals: z.object({ again: z.int(), hard: z.int(), good: z.int(), easy: z.int() }),
});

export type ReviewCard = z.infer<typeof reviewCardSchema>;

/** What is left of the caller's day. */
export const todaySchema = z.object({
  /** The local day being counted. */
  day: daySchema,
  limit: z.int(),
  /** The day's answers that counted. */
  done: z.int(),
  /** How many more cards the queue gives out today. */
  remaining: z.int(),
  /** XP that the day's reviews have given, up to `limits.reviewXpPerDay`. */
  xp: z.int(),
});

export const waitingSchema = z.object({
  today: todaySchema,
  /** Words of the cards that are due now, and those never asked, regardless of the day's limit. */
  due: z.int(),
  fresh: z.int(),
  /** When the next word after those falls due; null when there is none. */
  nextDue: instantSchema.nullable(),
  /** Due words that are on none of the cards: games ask them. Always 0 for one deck. */
  gameWords: z.int(),
  /** When the next word falls due at all, on a card or in games; null when there is none. */
  nextWord: instantSchema.nullable(),
});

export type Waiting = z.infer<typeof waitingSchema>;

export const queueSchema = z.object({
  today: todaySchema,
  /** When the next word that isn't due yet falls due; null when there is none. */
  nextDue: instantSchema.nullable(),
  /** Due cards, longest overdue first, then new ones in order of creation; one card per word. */
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
  /** Ids of the queue's first cards now. */
  next: z.array(idSchema),
  tasks: movedTasksSchema,
});

export const gradedSchema = reviewOutcomeSchema.extend({
  grade: gradeSchema,
  /** How a typed answer was judged, and the nearest accepted answer. */
  typed: z
    .object({
      verdict: z.enum(['right', 'right-with-typo', 'wrong-form', 'wrong', 'empty']),
      expected: z.string(),
    })
    .nullable(),
  /** Practice before the due time: the memory is unchanged. */
  isExtra: z.boolean(),
});

export type Graded = z.infer<typeof gradedSchema>;

export const forecastSchema = z.array(z.object({ day: daySchema, due: z.int() })).length(limits.forecastDays);

const measure = { reviews: z.int(), predicted: z.number(), measured: z.number() };

/** How often words were remembered, against the memory's prediction; both 0 to 1. */
export const retentionSchema = z.object({
  reviews: z.int(),
  predicted: z.number().nullable(),
  measured: z.number().nullable(),
  byMonth: z.array(z.object({ month: z.string(), ...measure })),
  /** Grouped by prediction, from `from` to below `to`. */
  byPrediction: z.array(z.object({ from: z.number(), to: z.number(), ...measure })),
});

export type Retention = z.infer<typeof retentionSchema>;

/** Why a row of an import makes no card. */
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

/** The outcome of an import: every good row is a card, every other one is named. */
export const importReportSchema = z.object({
  deckId: idSchema,
  format: z.enum(['csv', 'tsv', 'anki-text', 'apkg']),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1254']).nullable(),
  /** Non-empty rows. */
  rows: z.int(),
  added: z.int(),
  /** Rows already in the deck or further up in the file; none was added again. */
  duplicates: z.int(),
  bad: z.int(),
  /** The first of the rows that weren't added. `line`: in the file, or the number of the note in a package. */
  notAdded: z
    .array(z.object({ line: z.int(), trouble: z.enum(importTroubles), text: z.string() }))
    .max(limits.importRowsListed),
});

export type ImportReport = z.infer<typeof importReportSchema>;

/** The streamed answer to an import, line by line: progress, then the report or the reason why nothing was imported. */
export type ImportMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'report'; report: ImportReport }
  | { type: 'failed'; code: string };
