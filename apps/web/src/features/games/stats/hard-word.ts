import type { GameStats } from '@wordgrove/contract/games';

type Hardest = GameStats['hardest'][number];
type Given = Hardest['given'][number];

/** A word as it is written; its parts of speech are merged, as in the word panel. */
export type HardWord = Pick<Hardest, 'asked' | 'wrong' | 'given'> & { lemma: string };

/** The words that went wrong, most often wrong first; of equal ones those asked least first. */
export function hardWords(hardest: readonly Hardest[]): HardWord[] {
  const byLemma = new Map<string, HardWord>();
  for (const { lemma, asked, wrong, given } of hardest) {
    const known = byLemma.get(lemma) ?? { lemma, asked: 0, wrong: 0, given: [] };
    const all = addAnswers([...known.given, ...given]);
    byLemma.set(lemma, { lemma, asked: known.asked + asked, wrong: known.wrong + wrong, given: all });
  }
  return [...byLemma.values()].sort((one, other) => other.wrong - one.wrong || one.asked - other.asked);
}

/** What was answered instead, most frequent first; an empty answer says nothing. */
function addAnswers(given: readonly Given[]): Given[] {
  const times = new Map<string, number>();
  for (const each of given) {
    const text = each.text.trim();
    if (text) times.set(text, (times.get(text) ?? 0) + each.times);
  }
  return [...times].map(([text, count]) => ({ text, times: count })).sort((one, other) => other.times - one.times);
}
