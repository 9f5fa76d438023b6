import { anagramTable } from './anagram-table.generated.ts';

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Usual words of 4 to 12 letters, in any form, with the same letters as a word, excluding the word itself: `listen` →
 * ["enlist", "inlets", "silent", "tinsel"]. Includes other spellings: `theatre` → ["theater"]. Expects lower case. The
 * table has 38 KB (14 KB compressed), so it has its own entry, `@wordgrove/language/anagrams`.
 */
export function anagramsOf(word: string): string[] {
  groups ??= new Map(anagramTable.split(' ').map((group) => [lettersOf(group), group.split('/')]));
  return (groups.get(lettersOf(word)) ?? []).filter((other) => other !== word);
}

/** The letters of a word in alphabetical order; for a group of words, those of the first. */
function lettersOf(group: string): string {
  const [word = ''] = group.split('/', 1);
  return [...word].sort().join('');
}
