import { z } from 'zod';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';
import { refusalReasons } from './game-moves.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { gameTypes } from './paths.ts';
import { topics } from './topics.ts';

export const gameTypeSchema = z.enum(gameTypes);

/**
 * Where a round comes from. `due`: the student's words, those to be reviewed first. `again`: what went wrong in a play.
 * `assignment`: what a teacher set; its own game is then played as the teacher set it, and counts as an attempt.
 */
export const gameSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('due') }),
  z.object({ kind: z.literal('saved') }),
  z.object({ kind: z.literal('deck'), deckId: idSchema }),
  z.object({ kind: z.literal('level'), level: z.enum(levels) }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable().default(null) }),
  z.object({ kind: z.literal('assignment'), assignmentId: idSchema }),
  z.object({ kind: z.literal('again'), playId: idSchema }),
]);

export type GameSource = z.infer<typeof gameSourceSchema>;

export const gameTimers = ['none', 'up', 'down'] as const;

/** What is chosen before the start. */
export const gameWishSchema = z.object({
  type: gameTypeSchema,
  source: gameSourceSchema,
  /** More than the game has are cut down. Of `again` everything that went wrong is asked, whatever the number. */
  items: z.int().min(1).max(limits.gameItemsMax),
  /** One of the game's own ways to be played. */
  mode: z.string().max(30),
  /** `down` ends the play after `limits.gameSeconds`. */
  timer: z.enum(gameTimers),
  /** Whether words may be asked by reading them aloud. */
  canHear: z.boolean(),
});

export type GameWish = z.infer<typeof gameWishSchema>;

/** The items of a play. Beyond their ids they are the game's own, and made by the server alone. */
export const roundSchema = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })).min(1) });

export type PlayRound = z.infer<typeof roundSchema>;

/** A move is the game's own; the server judges each again and leaves out what isn't possible. */
export const moveSchema = z.looseObject({ at: z.int().min(0) });

export type PlayedMove = z.infer<typeof moveSchema>;

export const sentMovesSchema = z.object({
  id: idSchema,
  /** How many moves of the play came before these. */
  from: z.int().min(0).max(limits.gameMovesMax),
  moves: z.array(moveSchema).max(limits.gameMovesAtOnce),
});

/**
 * The clock of a play against it, as the server runs it from the start on: only a pause stops it. Who comes back, on
 * whichever device, goes on from here.
 */
const playClockSchema = z.object({ passedMs: z.int(), isPaused: z.boolean() });

/** A play that goes on. */
export const openPlaySchema = z.object({
  id: idSchema,
  wish: gameWishSchema,
  round: roundSchema,
  moves: z.array(moveSchema),
  startedAt: instantSchema,
  /** Null of a play that isn't against the clock. */
  clock: playClockSchema.nullable(),
});

export type OpenPlay = z.infer<typeof openPlaySchema>;

/** Why a play gave the XP that it gave. `too-fast`: nobody can have read it in that time. */
export const xpReasons = ['full', 'second-play', 'later-play', 'day-limit', 'too-fast', 'nothing-right'] as const;

export const playItemSchema = z.object({
  id: z.string(),
  /** The memory that it was evidence for; null of an item about no single word. */
  word: z.string().nullable(),
  question: z.string(),
  options: z.array(z.string()),
  right: z.string(),
  /** The first answer; null when none was given. */
  given: z.string().nullable(),
  /** Whether the first answer was right; null when it doesn't count. */
  isRight: z.boolean().nullable(),
  hints: z.int(),
  points: z.number(),
  maxPoints: z.number(),
  /** Until the first answer. */
  ms: z.int().nullable(),
  /** How the word stands since. */
  state: z.enum(wordStates).nullable(),
});

export const playResultSchema = z.object({
  id: idSchema,
  wish: gameWishSchema,
  isComplete: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  /** First answers that were right, 0 to 1; null when none counts. */
  accuracy: z.number().nullable(),
  playedMs: z.int(),
  /** A greater share of the points than every play of this game before or, of the same share, more points. */
  isBest: z.boolean(),
  /** The best of the earlier plays; null at the first. */
  bestBefore: z.object({ points: z.number(), maxPoints: z.number() }).nullable(),
  xp: z.object({ earned: z.int(), reason: z.enum(xpReasons) }),
  /** Moves that weren't possible and so don't count. */
  refusedMoves: z.int(),
  /** Which of the play's moves, counted from 0, and why. */
  refused: z.array(z.object({ place: z.int(), reason: z.enum(refusalReasons) })),
  items: z.array(playItemSchema),
  finishedAt: instantSchema,
});

export type PlayResult = z.infer<typeof playResultSchema>;

/** Why no round can be made: how many usable items there are and how many it takes, and what can be played instead. */
export const shortageSchema = z.object({
  shortage: z.enum(['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits']),
  have: z.int(),
  need: z.int(),
  /** Whose words are enough; null when the words of any level lack the same. */
  level: z.enum(levels).nullable(),
});

export type Shortage = z.infer<typeof shortageSchema>;

/** One game on the hub. */
export const hubGameSchema = z.object({
  type: gameTypeSchema,
  plays: z.int(),
  best: z.object({ points: z.number(), maxPoints: z.number(), at: instantSchema }).nullable(),
  /** Words due now that rounds of this game can be made of, in its usual way; fewer than it takes while there is none. */
  dueWords: z.int(),
  /** Why no round of the student's words can be made in the usual way; null when one can, so that it isn't refused. */
  shortage: shortageSchema.nullable(),
  /** A play that was left in the middle. */
  openPlay: idSchema.nullable(),
});

export type HubGame = z.infer<typeof hubGameSchema>;

export const gameStatsSchema = z.object({
  from: daySchema,
  to: daySchema,
  byGame: z.array(
    z.object({
      type: gameTypeSchema,
      plays: z.int(),
      ms: z.int(),
      right: z.int(),
      answered: z.int(),
      /** Share of a play's points, 0 to 1. */
      best: z.number().nullable(),
    }),
  ),
  byDay: z.array(z.object({ day: daySchema, plays: z.int(), ms: z.int(), right: z.int(), answered: z.int() })),
  /** Words that went wrong most, with what was answered instead. */
  hardest: z.array(
    z.object({
      /** Its memory, `monday:noun`. */
      word: z.string(),
      /** As it is written, `Monday`. */
      lemma: z.string(),
      asked: z.int(),
      wrong: z.int(),
      given: z.array(z.object({ text: z.string(), times: z.int() })),
    }),
  ),
  recent: z.array(
    z.object({
      id: idSchema,
      type: gameTypeSchema,
      points: z.number(),
      maxPoints: z.number(),
      accuracy: z.number().nullable(),
      playedMs: z.int(),
      xp: z.int(),
      finishedAt: instantSchema,
    }),
  ),
});

export type GameStats = z.infer<typeof gameStatsSchema>;
