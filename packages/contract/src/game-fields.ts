import { z } from 'zod';
import { wordStates } from './evidence.ts';
import { daySchema, idSchema, instantSchema } from './fields.ts';
import { refusalReasons } from './game-moves.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { gameTypes } from './paths.ts';
import { topics } from './topics.ts';
import { wordKeySchema } from './word-key.ts';

export const gameTypeSchema = z.enum(gameTypes);

/**
 * Where a round comes from. `due`: the student's words, due ones first. `chosen`: these, beside others of the
 * student's where a game needs more. `again`: the mistakes of a play. `assignment`:
 * what a teacher set; in its own game it is played with the teacher's settings and counts as an attempt.
 */
export const gameSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('due') }),
  z.object({ kind: z.literal('chosen'), words: z.array(wordKeySchema).min(1).max(limits.wateredMax) }),
  z.object({ kind: z.literal('saved') }),
  z.object({ kind: z.literal('deck'), deckId: idSchema }),
  z.object({ kind: z.literal('level'), level: z.enum(levels) }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable().default(null) }),
  z.object({ kind: z.literal('assignment'), assignmentId: idSchema }),
  z.object({ kind: z.literal('again'), playId: idSchema }),
]);

export type GameSource = z.infer<typeof gameSourceSchema>;

export const gameTimers = ['none', 'up', 'down'] as const;

/** What the player chooses before the start. */
export const gameWishSchema = z.object({
  type: gameTypeSchema,
  source: gameSourceSchema,
  /** Cut down to the game's maximum. Ignored for `again`, which asks all mistakes. */
  items: z.int().min(1).max(limits.gameItemsMax),
  /** One of the game's modes. */
  mode: z.string().max(30),
  /** `down` ends the play after `limits.gameSeconds`. */
  timer: z.enum(gameTimers),
  /** Whether words may be asked by reading them aloud. */
  canHear: z.boolean(),
});

export type GameWish = z.infer<typeof gameWishSchema>;

/** The items of a play. All but their ids belong to the game; only the server makes them. */
export const roundSchema = z.looseObject({ items: z.array(z.looseObject({ id: z.string() })).min(1) });

export type PlayRound = z.infer<typeof roundSchema>;

/** A move belongs to the game; the server judges each one again and leaves out impossible ones. */
export const moveSchema = z.looseObject({ at: z.int().min(0) });

export type PlayedMove = z.infer<typeof moveSchema>;

export const sentMovesSchema = z.object({
  id: idSchema,
  /** How many moves of the play came before these. */
  from: z.int().min(0).max(limits.gameMovesMax),
  moves: z.array(moveSchema).max(limits.gameMovesAtOnce),
});

/**
 * The clock of a timed play. The server runs it from the start and only a pause stops it; a player who returns, on any
 * device, continues from here.
 */
const playClockSchema = z.object({ passedMs: z.int(), isPaused: z.boolean() });

/** A play in progress. */
export const openPlaySchema = z.object({
  id: idSchema,
  wish: gameWishSchema,
  round: roundSchema,
  moves: z.array(moveSchema),
  startedAt: instantSchema,
  /** Null for an untimed play. */
  clock: playClockSchema.nullable(),
});

export type OpenPlay = z.infer<typeof openPlaySchema>;

/** Why a play gave the XP it did. `too-fast`: nobody can have read it in that time. */
export const xpReasons = ['full', 'second-play', 'later-play', 'day-limit', 'too-fast', 'nothing-right'] as const;

export const playItemSchema = z.object({
  id: z.string(),
  /** The memory that it was evidence for; null for an item about no single word. */
  word: z.string().nullable(),
  question: z.string(),
  options: z.array(z.string()),
  right: z.string(),
  /** The first answer; null without one. */
  given: z.string().nullable(),
  /** Whether the first answer was right; null when it doesn't count. */
  isRight: z.boolean().nullable(),
  hints: z.int(),
  points: z.number(),
  maxPoints: z.number(),
  /** Time to the first answer. */
  ms: z.int().nullable(),
  /** The word's state afterwards. */
  state: z.enum(wordStates).nullable(),
  /** Its state without the play; null like `state`, and for plays from before it was kept. */
  stateBefore: z.enum(wordStates).nullable(),
  /** Whether the play made the word grow: answered rightly, and remembered longer than before. */
  isGrown: z.boolean(),
});

export const playResultSchema = z.object({
  id: idSchema,
  wish: gameWishSchema,
  isComplete: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  /** Share of right first answers, 0 to 1; null when none counts. */
  accuracy: z.number().nullable(),
  playedMs: z.int(),
  /** A higher share of the points than every earlier play of this game or, for an equal share, more points. */
  isBest: z.boolean(),
  /** The best of the earlier plays; null for the first play. */
  bestBefore: z.object({ points: z.number(), maxPoints: z.number() }).nullable(),
  xp: z.object({ earned: z.int(), reason: z.enum(xpReasons) }),
  /** Impossible moves, which don't count. */
  refusedMoves: z.int(),
  /** The index of the move in the play, from 0, and the reason. */
  refused: z.array(z.object({ place: z.int(), reason: z.enum(refusalReasons) })),
  items: z.array(playItemSchema),
  finishedAt: instantSchema,
});

export type PlayResult = z.infer<typeof playResultSchema>;

/** Why no round can be made: how many usable items there are, how many it takes, and what can be played instead. */
export const shortageSchema = z.object({
  shortage: z.enum(['too-few', 'same-meaning', 'no-definitions', 'no-translations', 'nothing-fits']),
  have: z.int(),
  need: z.int(),
  /** A level with enough words; null when words of any level fall short too. */
  level: z.enum(levels).nullable(),
});

export type Shortage = z.infer<typeof shortageSchema>;

/** One game on the hub. */
export const hubGameSchema = z.object({
  type: gameTypeSchema,
  plays: z.int(),
  best: z.object({ points: z.number(), maxPoints: z.number(), at: instantSchema }).nullable(),
  /** Due words that this game's usual mode can ask; too few for a round whenever `shortage` is set. */
  dueWords: z.int(),
  /** Why the usual mode can't make a round of the student's words; null when it can, so the start isn't refused. */
  shortage: shortageSchema.nullable(),
  /** A play left unfinished. */
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
  /** Words with the most mistakes, and the answers given instead. */
  hardest: z.array(
    z.object({
      /** The key of its memory, `monday:noun`. */
      word: z.string(),
      /** As written, `Monday`. */
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
