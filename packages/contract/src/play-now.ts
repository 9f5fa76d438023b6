import { z } from 'zod';
import { calls } from './errors.ts';
import { wordStates } from './evidence.ts';
import { idSchema } from './fields.ts';
import { reviewCardSchema } from './flashcard-fields.ts';
import { openPlaySchema } from './game-fields.ts';
import { limits } from './limits.ts';

/** A part of a session of Play now, ended by the usual calls: those of a play, or an answer to each card. */
export const nowPieceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cards'), cards: z.array(reviewCardSchema).min(1) }),
  z.object({ kind: z.literal('play'), play: openPlaySchema }),
  /** It has been played already, perhaps on another screen: the next place has another. */
  z.object({ kind: z.literal('over') }),
  /** No word is left to practise or to meet. */
  z.object({ kind: z.literal('nothing') }),
]);

export type NowPiece = z.infer<typeof nowPieceSchema>;

/** A word that was practised, with its state before and after. */
export const grownWordSchema = z.object({
  word: z.string(),
  /** As written. */
  lemma: z.string(),
  before: z.enum(wordStates),
  after: z.enum(wordStates),
  /** Answered rightly, and remembered longer than before. */
  isGrown: z.boolean(),
});

export type GrownWord = z.infer<typeof grownWordSchema>;

export const playedNowSchema = z.object({
  /** Those that grew first. */
  words: z.array(grownWordSchema),
  /** From the session's games and reviews. */
  xp: z.int(),
});

export type PlayedNow = z.infer<typeof playedNowSchema>;

/** A session's id is a client-made UUIDv7: its time says which answers to cards, with such ids too, were given in it. */
const session = idSchema;

export const nowCalls = {
  /**
   * What suits this place of the session best: cards, or a play that is opened. Asked again, it is the same play, or
   * the cards that are still due.
   */
  playNow: calls
    .route({ method: 'POST', path: '/games/now', tags: ['games'] })
    .input(
      z.object({
        session,
        place: z
          .int()
          .min(0)
          .max(limits.nowPieces - 1),
      }),
    )
    .output(z.object({ piece: nowPieceSchema })),
  /** What has become of the words practised in the session. */
  playedNow: calls
    .route({ method: 'GET', path: '/games/now/{session}', tags: ['games'] })
    .input(z.object({ session }))
    .output(playedNowSchema),
};
