import type { AnswerTask } from '@wordgrove/contract/evidence';
import type { Grade } from 'ts-fsrs';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { currentWriteId } from '#platform/write-id.ts';
import type { KeepLevel } from './keep-level.ts';
import type { GainXp } from './review-xp-store.ts';
import { reviewXpStore } from './review-xp-store.ts';

/** An answer to a card as the ledger has it. */
export type PaidReview = { word: string; task: AnswerTask; grade: Grade | null; cardId: string | null };

/**
 * Pays the due cards that were recalled on the local day of an answer: each word once, up to the day's limit. The amount
 * is counted from the ledger, so an answer sent twice changes nothing and one that was undone is taken back. Call it
 * after the ledger was written, which it doesn't lock itself.
 *
 * @returns the answer; null when the student has none of this id
 */
export type PayReview = (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<PaidReview | null>;

type Parts = { gainXp: GainXp; keepLevel: KeepLevel };

export function payReview({ gainXp, keepLevel }: Parts): PayReview {
  const pay = reviewXpStore(gainXp);
  return async (tx, own, id, now) => {
    const row = await pay(tx, own, { id, now, writeId: currentWriteId() });
    if (!row) return null;
    const { totalXp, level, ...review } = row;
    if (totalXp !== null && level !== null) await keepLevel(tx, own, { totalXp, level }, now);
    return review;
  };
}
