import type { WordState } from '@wordgrove/contract/evidence';
import type { Outcome } from './answer-outbox.ts';
import type { Turn } from './review-session.ts';

type Outcomes = ReadonlyMap<string, Outcome>;

/** A word of a sitting, with its state before and after. */
export type GrownWord = { word: string; text: string; before: WordState; after: WordState };

/** Good and Easy: whoever says Hard has recalled it, but not every plant grows from that. */
const growsFrom = 3;

const heights: Readonly<Record<WordState, number>> = { new: 0, 'at-risk': 1, learning: 2, known: 3 };

/** Whether a plant is seen to be larger, or no longer dry. */
export function isTaller(before: WordState, after: WordState): boolean {
  return heights[after] > heights[before];
}

/**
 * The words that will be remembered longer after a sitting, those first whose plants have changed. What the server
 * hasn't heard of yet hasn't grown, nor has practice before its time.
 */
export function grownWords(turns: readonly Turn[], outcomes: Outcomes): GrownWord[] {
  const found = new Map<string, GrownWord & { grew: boolean }>();
  for (const { id, card } of turns) {
    const outcome = outcomes.get(id);
    if (!outcome || outcome.isExtra) continue;
    const { before } = found.get(card.word) ?? { before: card.state };
    const grew = outcome.grade >= growsFrom;
    found.set(card.word, { word: card.word, text: card.front, before, after: outcome.state, grew });
  }
  const grown = [...found.values()].filter(({ grew }) => grew);
  return grown
    .map(({ grew, ...word }) => word)
    .sort((one, other) => Number(isTaller(other.before, other.after)) - Number(isTaller(one.before, one.after)));
}

/** How many of the answers were right, as the server judged them where it has. */
export function rememberedOf(turns: readonly Turn[], outcomes: Outcomes): number {
  return turns.filter(({ id, grade }) => (outcomes.get(id)?.grade ?? grade) > 1).length;
}
