import type { AssignedMaterial } from '@wordgrove/contract/assignments';

/**
 * The words of a list that no dictionary here knows, which are therefore never asked.
 *
 * @param among restricts the result to these words; without it, all
 */
export function unknownWords(material: AssignedMaterial, among?: readonly string[]): string[] {
  if (material.kind !== 'words') return [];
  const wanted = among && new Set(among.map((text) => text.toLowerCase()));
  return material.words.flatMap(({ text, word }) =>
    word === null && (!wanted || wanted.has(text.toLowerCase())) ? text : [],
  );
}
