import { dayMs } from '@wordgrove/contract/limits';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { Review } from './retention.ts';
import { reviewOf } from './retention.ts';
import type { Evidence, Memory } from './rules.ts';
import { advance, inOrder, parametersVersion, retrievability, wordState } from './rules.ts';

/** A memory with the newest event in it, so that a later one can go on from there. */
export type Remembered = {
  memory: Memory;
  lastEvent: Pick<Evidence, 'id' | 'occurredAt'>;
  /** The local day of the last event that changed the memory; null of one computed before this was kept. */
  lastDay: string | null;
  parametersVersion: number;
};

export type LedgerEvent = Evidence & { localDay: string };

/** What events made of a word's memory, and the answers among them that tried what it had predicted. */
export type Walked = { remembered: Remembered | undefined; reviews: Review[] };

/**
 * What is remembered after new events of one word; undefined when that can't be said without its whole ledger: nothing
 * is remembered yet, an event came late, or the memory was computed in another way.
 */
export function continued(known: Remembered | undefined, fresh: readonly LedgerEvent[]): Walked | undefined {
  if (!isCurrent(known)) return undefined;
  const ordered = fresh.toSorted(inOrder);
  const [first] = ordered;
  if (!first || inOrder(known.lastEvent, first) > 0) return undefined;
  return walk(known, ordered);
}

/** What the whole ledger of a word says; nothing remembered when there is nothing to remember. */
export function replayed(ledger: readonly LedgerEvent[]): Walked {
  return walk(undefined, ledger.toSorted(inOrder));
}

/** Whether a memory was computed as it would be now. */
export function isCurrent(known: Remembered | undefined): known is Remembered {
  return known?.parametersVersion === parametersVersion;
}

function walk(known: Remembered | undefined, ordered: readonly LedgerEvent[]): Walked {
  let memory = known?.memory ?? null;
  let lastDay = known?.lastDay ?? null;
  const reviews: Review[] = [];
  for (const event of ordered) {
    const review = event.localDay === lastDay ? null : reviewOf(event, retrievability(memory, event.occurredAt));
    if (review) reviews.push(review);
    const next = advance(memory, event);
    if (next !== memory) lastDay = event.localDay;
    memory = next;
  }
  const last = ordered.at(-1);
  if (!memory || !last) return { remembered: undefined, reviews };
  const lastEvent = { id: last.id, occurredAt: last.occurredAt };
  return { remembered: { memory, lastEvent, lastDay, parametersVersion }, reviews };
}

/** A device's time as the ledger takes it: never after the event arrived, and at most so many days before. */
export function clampedTo(received: Date, lateDays: number, occurredAt: Date): Date {
  const earliest = received.getTime() - lateDays * dayMs;
  return new Date(Math.min(received.getTime(), Math.max(earliest, occurredAt.getTime())));
}

export function standingOf(word: string, memory: Memory | null, now: Date): WordStanding {
  const isGraded = memory?.lastReview != null;
  return {
    word,
    state: wordState(memory, now),
    due: isGraded ? memory.due.toISOString() : null,
    stability: isGraded ? memory.stability : null,
    retrievability: retrievability(memory, now),
    isMarked: memory?.isMarked ?? false,
  };
}
