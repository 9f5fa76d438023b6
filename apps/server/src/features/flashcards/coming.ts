import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { groupComing } from './due-store.ts';

/**
 * Counts the words due now and those that come due before each end: words on cards, and others that a game can ask
 * about.
 *
 * @param isPlayable whether a game can ask about a word that is on no card
 */
export function countComing(db: Db, isPlayable: (word: string) => boolean) {
  const askable = ({ onCards, others }: { onCards: number; others: readonly string[] }) =>
    onCards + others.filter(isPlayable).length;
  return async (own: OwnRows, now: Date, ends: readonly Date[]): Promise<{ dueNow: number; later: number[] }> => {
    const { dueNow, later } = await groupComing(db, own, now, ends);
    return { dueNow: askable(dueNow), later: later.map(askable) };
  };
}
