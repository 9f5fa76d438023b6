import { z } from 'zod';
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
import { says } from './problems.ts';

export type * from './game-fields.ts';

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['games'] });
const id = z.object({ id: idSchema });

/** Why no round can be made. */
const shortages = codes('not-enough');

export const games = {
  hub: calls
    .route(route('GET', '/games/hub'))
    .output(z.object({ games: z.array(hubGameSchema), xpToday: z.int(), xpLimit: z.int() })),
  /** Makes a round and opens a play; sent again it gives the same play. */
  start: calls
    .errors(shortages)
    .route({ ...route('POST', '/games/plays'), successStatus: 201 })
    .input(gameWishSchema.extend({ id: idSchema }))
    .output(openPlaySchema),
  /** A play that was left, with its moves, to go on on any device. */
  resume: calls.route(route('GET', '/games/plays/{id}')).input(id).output(openPlaySchema),
  /**
   * Keeps moves while a play goes on. Sent again they change nothing. When others are there already, or some before them
   * are missing, nothing is kept, and `moves` are those that are there, to go on from. `isPaused` stops the clock or lets
   * it run, with moves or without.
   */
  saveMoves: calls
    .route(route('POST', '/games/plays/{id}/moves'))
    .input(sentMovesSchema.extend({ isPaused: z.boolean().optional() }))
    .output(
      openPlaySchema.pick({ clock: true }).extend({ kept: z.int(), moves: openPlaySchema.shape.moves.nullable() }),
    ),
  /**
   * Ends the play, with the moves that weren't saved yet; the server judges it. Sent again it gives the same result.
   * Without a single answer the play counts as left.
   */
  finish: calls.route(route('POST', '/games/plays/{id}/finish')).input(sentMovesSchema).output(playResultSchema),
  /** Gives an open play up: it counts nowhere. */
  leave: calls
    .route(route('POST', '/games/plays/{id}/leave'))
    .input(id)
    .output(z.object({ changed: z.int() })),
  result: calls.route(route('GET', '/games/plays/{id}/result')).input(id).output(playResultSchema),
  /** A teacher's look at a game: a round that is kept nowhere. */
  preview: calls
    .errors(shortages)
    .route(route('POST', '/games/preview'))
    .input(gameWishSchema)
    .output(z.object({ round: roundSchema })),
  /** The caller's own numbers from a day on; without one the last 30 days. */
  stats: calls
    .route(route('GET', '/games/stats'))
    .input(z.object({ from: daySchema.optional() }))
    .output(gameStatsSchema),
  /** Sends a mistake in an item to the people who look after the content. */
  report: calls
    .errors(codes('support-not-set-up'))
    .route({ ...route('POST', '/games/reports'), successStatus: 201 })
    .input(
      z.object({
        id: idSchema,
        /** The question as it was seen. */
        about: requiredLineSchema,
        message: textSchema.refine((text) => text.length > 0, says('required')),
        language: languageSchema,
      }),
    )
    .output(z.object({ id: idSchema })),
};
