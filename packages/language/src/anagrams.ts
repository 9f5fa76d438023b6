import { anagramTable } from './anagram-table.generated.ts';

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Usual words of 4 to 12 letters, in any form, that have the same letters as a word, itself left out: `listen` →
 * ["enlist", "inlets", "silent", "tinsel"]. Other spellings are among them: `theatre` → ["theater"]. Expects lower case.
 * The table behind it has 38 KB (14 KB compressed), so it has a door of its own, `@wordgrove/language/anagrams`.
 */
export function anagramsOf(word: string): string[] {
  groups ??= new Map(anagramTable.split(' ').map((group) => [lettersOf(group), group.split('/')]));
  return (groups.get(lettersOf(word)) ?? []).filter((other) => other !== word);
}

/** The letters of a word in the order of the alphabet; of a group of words those of the first. */
function lettersOf(group: string): string {
  const [word = ''] = group.split('/', 1);
  return [...word].sort().join('');
}
