import { useState } from 'react';
import { optionAfter } from './option-after.ts';

export type ActiveOption = {
  /** Null means the text that was typed. */
  index: number | null;
  word: string | undefined;
  step: (step: 1 | -1) => void;
  reset: () => void;
};

/** The suggestion that the arrow keys have reached. */
export function useActiveOption(words: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen !== null && chosen < words.length ? chosen : null;
  return {
    index,
    word: index === null ? undefined : words[index],
    step: (step) => setChosen(optionAfter(index, step, words.length)),
    reset: () => setChosen(null),
  };
}
