import { useState } from 'react';

/** The suggestion that the arrow keys have reached. */
export function useActiveOption(words: readonly string[]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen !== null && chosen < words.length ? chosen : null;
  return {
    /** Null means the text that was typed. */
    index,
    word: index === null ? undefined : words[index],
    step: (step: 1 | -1) => setChosen(optionAfter(index, step, words.length)),
    reset: () => setChosen(null),
  };
}

/** The option an arrow key leads to; past either end comes null, the text that was typed, and then the other end. */
export function optionAfter(index: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (index === null) return step === 1 ? 0 : count - 1;
  const next = index + step;
  return next < 0 || next >= count ? null : next;
}
