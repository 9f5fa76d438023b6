import { dayMs } from '@wordgrove/contract/limits';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { Review } from './retention.ts';
import { reviewOf } from './retention.ts';
import type { Evidence, Memory } from './rules.ts';
import { advance, inOrder, parametersVersion, retrievability, wordState } from './rules.ts';

/** A memory together with its newest event, so that a later event can continue from it. */
export type Remembered = {
  memory: Memory;
  lastEvent: Pick<Evidence, 'id' | 'occurredAt'>;
  /** Local day of the last event that changed the memory; null for a memory computed before this was stored. */
  lastDay: string | null;
  parametersVersion: number;
};

export type LedgerEvent = Evidence & { localDay: string };

/** A word's memory after some events, and the answers among those events that tested a prediction. */
export type Walked = { remembered: Remembered | undefined; reviews: Review[] };

/**
 * Continues a word's memory with new events. Undefined when that takes the whole ledger: there is no memory yet, an
 * event came late, or the memory was computed with other parameters.
 */
export function continued(known: Remembered | undefined, fresh: readonly LedgerEvent[]): Walked | undefined {
  if (!isCurrent(known)) return undefined;
  const ordered = fresh.toSorted(inOrder);
  const [first] = ordered;
  if (!first || inOrder(known.lastEvent, first) > 0) return undefined;
  return walk(known, ordered);
}

/** Computes a word's memory from its whole ledger; undefined in `remembered` when there is nothing to remember. */
export function replayed(ledger: readonly LedgerEvent[]): Walked {
  return walk(undefined, ledger.toSorted(inOrder));
}

/** Whether a memory was computed with the current parameters. */
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

/** The time the ledger records for a device's time: never after the event arrived, and at most `lateDays` before. */
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
