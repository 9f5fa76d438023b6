import type { Evidence, EvidenceWeights, Memory } from './product-memory.ts';
import { advance } from './product-memory.ts';

/**
 * A way to compute memories: from cards only (no weights), or also from other evidence under some weights. With a
 * ladder, cards come back after its steps in days, whatever FSRS says.
 */
export type Way = { name: string; weights: EvidenceWeights | null; ladder?: readonly number[] };

/** The memory after one more piece of evidence, computed in this way. */
export function advanceIn({ weights, ladder }: Way, memory: Memory | null, evidence: Evidence): Memory | null {
  if (evidence.activity === 'card') {
    const advanced = advance(memory, evidence);
    return advanced && ladder ? onLadder(memory, advanced, evidence.occurredAt, ladder) : advanced;
  }
  return weights ? advance(memory, evidence, weights) : memory;
}

/** The next higher step, or the lowest after a lapse; the minutes within a session stay FSRS's. */
function onLadder(before: Memory | null, after: Memory, now: Date, ladder: readonly number[]): Memory {
  if (after.scheduledDays === 0) return after;
  const days = ladder.find((step) => step > (before?.scheduledDays ?? 0)) ?? after.scheduledDays;
  return { ...after, scheduledDays: days, due: new Date(now.getTime() + days * 86_400_000) };
}
