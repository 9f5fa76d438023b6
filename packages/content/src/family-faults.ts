import type { Content } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** The families that name a word that the bank lacks, or that another family has; a sentence each, with the file. */
export function familyFaults(
  { words, families }: Pick<Content, 'words' | 'families'>,
  fileOf: (item: object) => string,
): string[] {
  const bank = new Set(words.map(wordKey));
  const taken = new Set<string>();
  return families.flatMap((family) =>
    family.words.flatMap((key) => {
      const isTaken = taken.has(key);
      taken.add(key);
      const where = `${fileOf(family)}: "${family.words.join(', ')}": `;
      if (!bank.has(key)) return [`${where}the word bank has no "${key}"`];
      return isTaken ? [`${where}"${key}" is in a family already`] : [];
    }),
  );
}
