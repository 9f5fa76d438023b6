import type { WordState } from '@wordgrove/contract/evidence';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { replayed } from './ledger.ts';
import { hasGrown, wordState } from './rules.ts';
import { listCounting, listPractisedSince } from './store.ts';

/** A word that was practised, with its state before and after. */
export type Grown = { word: string; before: WordState; after: WordState; isGrown: boolean };

/** What has become of the words with evidence since then, those that grew first. */
export async function grownSince(db: Db, own: OwnRows, since: Date, now: Date): Promise<Grown[]> {
  const words = await listPractisedSince(db, own, since);
  if (words.length === 0) return [];
  const ledgers = Map.groupBy(await listCounting(db, own, words), ({ word }) => word);
  return words
    .flatMap((word): Grown[] => {
      const ledger = ledgers.get(word) ?? [];
      const earlier = ledger.filter(({ occurredAt }) => occurredAt < since);
      const isRight = ledger.some(({ occurredAt, passed }) => occurredAt >= since && passed);
      const before = replayed(earlier).remembered?.memory ?? null;
      const after = replayed(ledger).remembered?.memory ?? null;
      const isGrown = hasGrown(before, after, isRight);
      return [{ word, before: wordState(before, since), after: wordState(after, now), isGrown }];
    })
    .toSorted((one, other) => Number(other.isGrown) - Number(one.isGrown));
}
