import { z } from 'zod';
import { calls } from './errors.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';
import { gameTypeSchema } from './game-fields.ts';
import { limits } from './limits.ts';
import { wordKeySchema } from './word-key.ts';

/** Plays, milliseconds, and first answers that count, as in `gameStatsSchema`. */
const tally = { plays: z.int(), ms: z.int(), right: z.int(), answered: z.int() };

/** How many active students there are, and how many of them have played. */
const people = { students: z.int(), players: z.int() };

/** A word that went wrong in games, for all students asked about together. */
export const classHardWordSchema = z.object({
  /** The key of its memory, `monday:noun`. */
  word: z.string(),
  /** As written, `Monday`. */
  lemma: z.string(),
  asked: z.int(),
  wrong: z.int(),
  /** How many students got it wrong. */
  missedBy: z.int(),
  given: z.array(z.object({ text: z.string(), times: z.int() })),
});

export type ClassHardWord = z.infer<typeof classHardWordSchema>;

/** What the teacher's students played, by the definitions of a student's own numbers. Days are the students' own. */
export const classGamesSchema = z.object({
  from: daySchema,
  to: daySchema,
  ...people,
  byGame: z.array(z.object({ type: gameTypeSchema, ...tally })),
  byDay: z.array(z.object({ day: daySchema, ...tally })),
  /** Who is in two classes counts in both. */
  byClass: z.array(z.object({ classId: idSchema, className: z.string(), ...people, ...tally })),
  /** Words that most students got wrong, then those most often wrong. */
  hardest: z.array(classHardWordSchema),
});

export type ClassGames = z.infer<typeof classGamesSchema>;

/** One question about a word, as a student saw it. */
export const seenQuestionSchema = z.object({
  /** Unique in its list. */
  id: z.string(),
  studentId: idSchema,
  name: z.string(),
  type: gameTypeSchema,
  question: z.string(),
  options: z.array(z.string()),
  right: z.string(),
  /** The first answer. */
  given: z.string().nullable(),
  isRight: z.boolean(),
  at: instantSchema,
});

export type SeenQuestion = z.infer<typeof seenQuestionSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['analytics'] });

/** Of one class, or of all open ones; the last 30 days unless there is a first day; of one game or all. */
const about = { classId: idSchema.optional(), from: daySchema.optional(), type: gameTypeSchema.optional() };

/** A part of `analytics`. */
export const classGameCalls = {
  games: calls.route(route('GET', '/analytics/games')).input(z.object(about)).output(classGamesSchema),
  /** What was asked about a word, the latest first. */
  questions: calls
    .route(route('POST', '/analytics/games/questions'))
    .input(
      z.object({
        ...about,
        word: wordKeySchema,
        /** From 1. */
        page: z.int().min(1).max(limits.questionPagesMax).default(1),
      }),
    )
    .output(
      z.object({
        lemma: z.string(),
        questions: z.array(seenQuestionSchema),
        /** The next page; null after the last. */
        next: z.int().nullable(),
      }),
    ),
};
