import { nameOrder } from '@wordgrove/contract/name-order';
import type { Reader } from '@wordgrove/contract/pdfs';

/** The orders a teacher can choose from, the usual one first. */
export const readerOrders = ['name', 'opened', 'pages', 'time', 'looked-up'] as const;

export type ReaderOrder = (typeof readerOrders)[number];

type Compare = (one: Reader, other: Reader) => number;

/**
 * The students in an order: who opened it last or did most comes first. Equal ones are sorted by name.
 *
 * @param language whose alphabet counts
 */
export function sortReaders(readers: readonly Reader[], order: ReaderOrder, language: string): Reader[] {
  const ofNames = nameOrder(language);
  const byName: Compare = (one, other) => ofNames(one.name, other.name);
  const compares: Record<ReaderOrder, Compare> = {
    name: byName,
    opened: (one, other) => instant(other.lastOpenedAt) - instant(one.lastOpenedAt),
    pages: (one, other) => other.pagesRead - one.pagesRead,
    time: (one, other) => other.activeSeconds - one.activeSeconds,
    'looked-up': (one, other) => other.wordsLookedUp - one.wordsLookedUp,
  };
  return [...readers].sort((one, other) => compares[order](one, other) || byName(one, other));
}

function instant(at: string | null): number {
  return at === null ? 0 : Date.parse(at);
}
