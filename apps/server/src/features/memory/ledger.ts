import type { WordStanding } from '@wordgrove/contract/memory';
import type { Evidence, Memory } from './rules.ts';
import { advance, inOrder, parametersVersion, replay, retrievability, wordState } from './rules.ts';

/** A memory with the newest event in it, so that a later one can go on from there. */
export type Remembered = {
  memory: Memory;
  lastEvent: Pick<Evidence, 'id' | 'occurredAt'>;
  parametersVersion: number;
};

/**
 * What is remembered after new events of one word; undefined when that can't be said without its whole ledger: nothing
 * is remembered yet, an event came late, or the memory was computed in another way.
 */
export function continued(known: Remembered | undefined, fresh: readonly Evidence[]): Remembered | undefined {
  if (known?.parametersVersion !== parametersVersion) return undefined;
  const ordered = fresh.toSorted(inOrder);
  const [first] = ordered;
  if (!first || inOrder(known.lastEvent, first) > 0) return undefined;
  return withLast(
    ordered.reduce<Memory | null>((memory, each) => advance(memory, each), known.memory),
    ordered,
  );
}

/** What the whole ledger of a word says; undefined when there is nothing to remember. */
export function replayed(ledger: readonly Evidence[]): Remembered | undefined {
  return withLast(replay(ledger), ledger.toSorted(inOrder));
}

function withLast(memory: Memory | null, ordered: readonly Evidence[]): Remembered | undefined {
  const last = ordered.at(-1);
  if (!memory || !last) return undefined;
  return { memory, lastEvent: { id: last.id, occurredAt: last.occurredAt }, parametersVersion };
}

/** A device's time as the ledger takes it: never after the event arrived, and at most so many days before. */
export function clampedTo(received: Date, lateDays: number, occurredAt: Date): Date {
  const earliest = received.getTime() - lateDays * 86_400_000;
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
