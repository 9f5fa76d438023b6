import { dayMs } from '@wordgrove/contract/days';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { PracticePlace } from '#db/schema/all.ts';
import type { FirstAnswer } from './first-answers.ts';
import { firstAnswerOf, isAnswer } from './first-answers.ts';
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

export type LedgerEvent = Evidence & { localDay: string; place?: PracticePlace };

/**
 * A word's memory after some events, the answers among those events that tested a prediction, and the word's first
 * answer, if it is among them.
 */
export type Walked = { remembered: Remembered | undefined; reviews: Review[]; first: FirstAnswer | null };

/**
 * Continues a word's memory with new events. Undefined when that takes the whole ledger: nothing was graded yet, an
 * event came late, or the memory was computed with other parameters.
 */
export function continued(known: Remembered | undefined, fresh: readonly LedgerEvent[]): Walked | undefined {
  if (!isCurrent(known) || known.memory.lastReview === null) return undefined;
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
  // What is graded was answered before.
  let first: FirstAnswer | null = null;
  let isAnswered = known !== undefined;
  const reviews: Review[] = [];
  for (const event of ordered) {
    if (!isAnswered) first = firstAnswerOf(event);
    isAnswered ||= isAnswer(event);
    const review = event.localDay === lastDay ? null : reviewOf(event, retrievability(memory, event.occurredAt));
    if (review) reviews.push(review);
    const next = advance(memory, event);
    if (next !== memory) lastDay = event.localDay;
    memory = next;
  }
  const last = ordered.at(-1);
  if (!memory || !last) return { remembered: undefined, reviews, first };
  const lastEvent = { id: last.id, occurredAt: last.occurredAt };
  return { remembered: { memory, lastEvent, lastDay, parametersVersion }, reviews, first };
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
