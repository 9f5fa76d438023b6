import type { ComponentType } from 'react';

/** Parts that the dictionary puts into the results; a missing one isn't shown. */
export type WordPorts = {
  /** Saves one word, or removes it again. `among`: all words of the results. */
  SaveWord: ComponentType<{ word: string; among: readonly string[] }>;
  /** Saves several at once. */
  SaveWords: ComponentType<{ words: readonly string[]; among: readonly string[] }>;
};
