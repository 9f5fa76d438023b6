import type { WordState } from '@wordgrove/contract/evidence';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { replayed } from './ledger.ts';
import { hasGrown, inOrder, wordState } from './rules.ts';
import type { CountingEvent } from './store.ts';
import { listCounting } from './store.ts';

/** A word that was practised, with its state before and after. */
export type Grown = { word: string; before: WordState; after: WordState; isGrown: boolean };

type Practice = { words: readonly string[]; isOfIt: (event: CountingEvent) => boolean };

/** What some practice has made of its words, those that grew first. What came later changes nothing of it. */
export async function grownIn(db: Db, own: OwnRows, { words, isOfIt }: Practice): Promise<Grown[]> {
  if (words.length === 0) return [];
  const ledgers = Map.groupBy(await listCounting(db, own, words), ({ word }) => word);
  return [...ledgers]
    .flatMap(([word, events]): Grown[] => {
      const ledger = events.toSorted(inOrder);
      const first = ledger.findIndex(isOfIt);
      const last = ledger.findLastIndex(isOfIt);
      const [begin, end] = [ledger[first], ledger[last]];
      if (!begin || !end) return [];
      const before = memoryAfter(ledger.slice(0, first));
      const after = memoryAfter(ledger.slice(0, last + 1));
      const isRight = ledger.some((event) => event.passed && isOfIt(event));
      const states = { before: wordState(before, begin.occurredAt), after: wordState(after, end.occurredAt) };
      return [{ word, ...states, isGrown: hasGrown(before, after, isRight) }];
    })
    .toSorted((one, other) => Number(other.isGrown) - Number(one.isGrown));
}

const memoryAfter = (ledger: readonly CountingEvent[]) => replayed(ledger).remembered?.memory ?? null;
