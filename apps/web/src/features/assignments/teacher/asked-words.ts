import type { AssignedMaterial } from '@wordgrove/contract/assignments';

/**
 * The words of a list that no dictionary here knows, so that they are never asked.
 *
 * @param among only those of them; without it all
 */
export function unknownWords(material: AssignedMaterial, among?: readonly string[]): string[] {
  if (material.kind !== 'words') return [];
  const wanted = among && new Set(among.map((text) => text.toLowerCase()));
  return material.words.flatMap(({ text, word }) =>
    word === null && (!wanted || wanted.has(text.toLowerCase())) ? text : [],
  );
}
