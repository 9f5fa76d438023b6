import type { Random } from '#random.ts';
import { sample, shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { isTooClose } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { distractors } from '#word-pool.ts';
import { accepts, isSameText } from './accepted.ts';
import type { BankWord } from './board.ts';
import type { MadeGap } from './gaps.ts';
import { ownFormLike } from './own-form.ts';

/** Three extra words leave four to choose from even in the last gap. */
const leastTooMany = 3;
const gapsPerMore = 5;

/** How many distractors are examined per gap; the first ones that have the gap's form are used. */
const lookedAt = 10;
const perGap = 2;

/** One bank for all gaps: the word for each of them and some that fit none, in random order. */
export function makeBank(gaps: readonly MadeGap[], pool: WordPool, random: Random): BankWord[] {
  const right = gaps.map(({ shown }) => shown);
  const wrong: string[] = [];
  const count = leastTooMany + Math.floor(gaps.length / gapsPerMore);
  for (const text of candidates(gaps, pool, random)) {
    if (wrong.length === count) break;
    const isFree = ![...right, ...wrong].some((other) => isSameText(other, text));
    if (isFree && !gaps.some((gap) => fits(gap, text, pool))) wrong.push(text);
  }
  return shuffled([...right, ...wrong], random).map((text, place) => ({ id: `b${place + 1}`, text }));
}

/** Whether a word could pass for the missing one. */
function fits({ item, own }: MadeGap, text: string, pool: WordPool): boolean {
  if (accepts(item.answers, text)) return true;
  return own !== null && (pool.byLemma.get(text.toLowerCase()) ?? []).some((other) => isTooClose(own, other));
}

/** First the words written for the gaps or chosen for their words, then any. */
function candidates(gaps: readonly MadeGap[], pool: WordPool, random: Random): string[] {
  const fitting = gaps.flatMap(({ wrong, own, text }) => {
    if (!own || wrong.length > 0) return wrong;
    const forms = distractors(pool, own, lookedAt, random).map((other) => ownFormLike(own, text, other, pool));
    return forms.filter((form) => form !== null).slice(0, perGap);
  });
  const any = sample([...pool.byLemma.values()].flatMap(firstOf), 4 * leastTooMany, random);
  return [...shuffled(fitting, random), ...any.map(({ lemma }) => lemma)];
}

function firstOf(words: readonly GameWord[]): GameWord[] {
  return words.slice(0, 1);
}
