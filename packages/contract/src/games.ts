import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { calls, codes } from './errors.ts';
import { daySchema, idSchema, languageSchema, requiredLineSchema, textSchema } from './fields.ts';
import {
  gameStatsSchema,
  gameWishSchema,
  hubGameSchema,
  openPlaySchema,
  playResultSchema,
  roundSchema,
  sentMovesSchema,
} from './game-fields.ts';
import { triedWordsSchema } from './game-test-fields.ts';
import { testCalls } from './game-tests.ts';
import { nowCalls } from './play-now.ts';
import { says } from './problems.ts';

export type * from './game-fields.ts';
export type * from './game-test-fields.ts';
export type * from './play-now.ts';

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['games'] });
const id = z.object({ id: idSchema });

const shortages = codes('not-enough');

export const games = {
  ...testCalls,
  ...nowCalls,
  hub: calls
    .route(route('GET', '/games/hub'))
    .output(z.object({ games: z.array(hubGameSchema), xpToday: z.int(), xpLimit: z.int() })),
  /** Makes a round and opens a play; a repeat returns the same play. */
  start: calls
    .errors(shortages)
    .route({ ...route('POST', '/games/plays'), successStatus: 201 })
    .input(gameWishSchema.extend({ id: idSchema }))
    .output(openPlaySchema),
  /** An unfinished play with its moves, to resume on any device. */
  resume: calls.route(route('GET', '/games/plays/{id}')).input(id).output(openPlaySchema),
  /**
   * Saves moves during a play. Repeating the call changes nothing. If other moves are already saved there, or earlier
   * ones are missing, nothing is saved and `moves` returns the saved ones to continue from. `isPaused` stops or
   * restarts the clock, with moves or without.
   */
  saveMoves: calls
    .route(route('POST', '/games/plays/{id}/moves'))
    .input(sentMovesSchema.extend({ isPaused: z.boolean().optional() }))
    .output(
      openPlaySchema.pick({ clock: true }).extend({ kept: z.int(), moves: openPlaySchema.shape.moves.nullable() }),
    ),
  /**
   * Ends the play, with the moves not saved yet; the server judges it. A repeat returns the same result. Without a
   * single answer the play counts as abandoned.
   */
  finish: calls
    .route(route('POST', '/games/plays/{id}/finish'))
    .input(sentMovesSchema)
    .output(playResultSchema.extend({ tasks: movedTasksSchema })),
  /** Gives up an open play: it counts nowhere. */
  leave: calls
    .route(route('POST', '/games/plays/{id}/leave'))
    .input(id)
    .output(z.object({ changed: z.int() })),
  result: calls.route(route('GET', '/games/plays/{id}/result')).input(id).output(playResultSchema),
  /**
   * A round for teachers to look at, stored nowhere. `words` are the memory keys of a list that isn't saved yet; they
   * stand in for what the source has.
   */
  preview: calls
    .errors(shortages)
    .route(route('POST', '/games/preview'))
    .input(gameWishSchema.extend({ words: triedWordsSchema.optional() }))
    .output(z.object({ round: roundSchema })),
  /** The caller's own numbers from a given day on, by default the last 30 days. */
  stats: calls
    .route(route('GET', '/games/stats'))
    .input(z.object({ from: daySchema.optional() }))
    .output(gameStatsSchema),
  /** Reports a mistake in an item to the people who maintain the content. */
  report: calls
    .errors(codes('support-not-set-up'))
    .route({ ...route('POST', '/games/reports'), successStatus: 201 })
    .input(
      z.object({
        id: idSchema,
        /** The question as displayed. */
        about: requiredLineSchema,
        message: textSchema.refine((text) => text.length > 0, says('required')),
        language: languageSchema,
      }),
    )
    .output(z.object({ id: idSchema })),
};
