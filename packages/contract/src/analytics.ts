import { z } from 'zod';
import { classGameCalls } from './class-games.ts';
import { classWords } from './class-words.ts';
import { dayOfTasksSchema } from './daily-tasks.ts';
import { calls } from './errors.ts';
import { activities, wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema, languageSchema } from './fields.ts';
import { gameStatsSchema } from './game-fields.ts';
import { limits } from './limits.ts';
import { memorySummarySchema, xpSchema } from './memory.ts';
import { gameTypes } from './paths.ts';
import { studyKinds } from './study-clock.ts';
import { threeCalls } from './three-today.ts';

export type * from './class-words.ts';

import { wordKeySchema } from './word-key.ts';

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

/**
 * One student as the student's own screens show it: the week's tasks, the games of a period, what the memory says, and
 * the days with study.
 */
export const studentPageSchema = taughtStudentSchema.extend({
  xp: xpSchema,
  /** The last seven local days, today last. */
  days: z.array(dayOfTasksSchema).length(7),
  games: gameStatsSchema,
  memory: memorySummarySchema,
  /** Days of the last 53 weeks with study, oldest first, each as `writeStudyDay` writes it. */
  study: z.array(z.string()),
});

export type StudentPage = z.infer<typeof studentPageSchema>;

/** What the figures, and the reasons for a talk, are made of. */
export const eventKinds = [
  'xp',
  'streak',
  'tasks',
  'words',
  'practice',
  'answers',
  'plays',
  'study',
  'homework',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** One of the events behind a figure. */
export const studentEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('xp'),
    at: instantSchema,
    amount: z.int(),
    /** `said`: a daily task of which the product didn't see all; `reviews`: all of a day. */
    reason: z.enum(['task', 'said', 'play', 'reviews', 'other']),
  }),
  /** A day with daily tasks. */
  z.object({
    kind: z.literal('streak'),
    /** When the last of them was completed; without one, when they were given. */
    at: instantSchema,
    day: daySchema,
    total: z.int(),
    completed: z.int(),
    /** Completed ones whose whole progress the product recorded. */
    byActivity: z.int(),
    isReached: z.boolean(),
  }),
  z.object({
    kind: z.literal('tasks'),
    at: instantSchema,
    title: z.string(),
    target: z.int(),
    /** How much of the target the product recorded; the student reported the rest. */
    byActivity: z.int(),
  }),
  z.object({
    kind: z.literal('words'),
    /** When it was last met. */
    at: instantSchema,
    lemma: z.string(),
    state: z.enum(wordStates),
    /** How often it was forgotten. */
    lapses: z.int(),
  }),
  /** Answers about words in an activity of a day, in games and with cards; what was undone isn't counted. */
  z.object({
    kind: z.literal('practice'),
    day: daySchema,
    activity: z.enum(activities),
    right: z.int(),
    of: z.int(),
  }),
  z.object({
    kind: z.literal('answers'),
    at: instantSchema,
    type: z.enum(gameTypes),
    /** Empty, like the answers, when it was asked in a test, which only its own teacher sees. */
    question: z.string(),
    rightAnswer: z.string(),
    given: z.string().nullable(),
    isRight: z.boolean(),
  }),
  /** A finished play of a game. */
  z.object({
    kind: z.literal('plays'),
    at: instantSchema,
    /** The only try at a test. */
    isTest: z.boolean(),
    /** First answers that count, none of a play that was too fast to have been read. */
    of: z.int(),
    right: z.int(),
    ms: z.int(),
    xp: z.int(),
  }),
  z.object({
    kind: z.literal('study'),
    at: instantSchema,
    activity: z.enum(studyKinds),
    seconds: z.int(),
    source: z.enum(['timer', 'manual']),
  }),
  z.object({
    kind: z.literal('homework'),
    /** When it was due for the student. */
    at: instantSchema,
    /** The assignment. */
    id: idSchema,
    title: z.string(),
    isMissing: z.boolean(),
    turnedInAt: instantSchema.nullable(),
  }),
]);

export type StudentEvent = z.infer<typeof studentEventSchema>;

/** Those of a game or a word since a day, all since a day, or words in a state. Days are the student's. */
const narrowedSchema = z.union([
  z.strictObject({ game: z.enum(gameTypes), from: daySchema }),
  z.strictObject({ word: wordKeySchema, from: daySchema }),
  z.strictObject({ from: daySchema }),
  z.strictObject({ state: z.enum(wordStates) }),
]);

export type Narrowed = z.infer<typeof narrowedSchema>;

/** Plays are those of a game; what else can be narrowed, and to what, depends on the kind. */
function isOfKind({ kind, of }: { kind: EventKind; of?: Narrowed | undefined }): boolean {
  if (of === undefined) return kind !== 'plays';
  if ('game' in of) return kind === 'plays' || kind === 'answers';
  if ('word' in of) return kind === 'answers';
  if ('state' in of) return kind === 'words';
  return kind === 'practice' || kind === 'answers' || kind === 'tasks' || kind === 'study';
}

export const eventsWishSchema = z
  .object({
    studentId: idSchema,
    kind: z.enum(eventKinds),
    of: narrowedSchema.optional(),
    language: languageSchema,
    page: z.int().min(1).max(limits.eventPagesMax).default(1),
  })
  .refine(isOfKind, { path: ['of'] });

/** Which students: those of one class, or of all open ones. */
export const taughtWishSchema = z.object({ classId: idSchema.optional() });

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['analytics'] });

export const analytics = {
  ...classGameCalls,
  ...threeCalls,
  ...classWords,
  /** The active students of one class, or of all open ones, in no order. */
  students: calls
    .route(route('GET', '/analytics/students'))
    .input(taughtWishSchema)
    .output(z.object({ students: z.array(taughtStudentSchema) })),
  /** `from` begins the period of the games, by default the last 30 days. */
  student: calls
    .route(route('GET', '/analytics/students/{studentId}'))
    .input(z.object({ studentId: idSchema, from: daySchema.optional() }))
    .output(studentPageSchema),
  /** The newest first. Homework is the reader's own that was due. */
  events: calls
    .route(route('POST', '/analytics/students/{studentId}/events'))
    .input(eventsWishSchema)
    .output(z.object({ studentId: idSchema, events: z.array(studentEventSchema), hasMore: z.boolean() })),
};
