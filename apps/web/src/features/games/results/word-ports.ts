import type { ComponentType } from 'react';

/** What the dictionary puts into the results; what isn't handed in isn't shown. */
export type WordPorts = {
  /** Saves one word, and takes it back. `among`: all words of the results. */
  SaveWord: ComponentType<{ word: string; among: readonly string[] }>;
  /** Saves several at once. */
  SaveWords: ComponentType<{ words: readonly string[]; among: readonly string[] }>;
};
