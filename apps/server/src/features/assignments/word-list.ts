import type { AssignedMaterial, AssignedTask, WantedAssignment, WantedMaterial } from '@wordgrove/contract/assignments';

/** The memory that a written word or phrase is asked for; null of one that no dictionary here knows. */
export type ReadWord = (text: string) => string | null;

/** What is asked, with the memory of each word. A word that is written twice is there once. */
export function readTask({ material, ...task }: WantedAssignment['task'], readWord: ReadWord): AssignedTask {
  return { ...task, material: readMaterial(material, readWord) };
}

function readMaterial(material: WantedMaterial, readWord: ReadWord): AssignedMaterial {
  if (material.kind !== 'words') return material;
  const byText = new Map(material.words.map((text) => [text.toLowerCase(), text]));
  return { kind: 'words', words: [...byText.values()].map((text) => ({ text, word: readWord(text) })) };
}

/** The words that are asked, as they were written; null when it is no list. */
export function askedWords({ material }: Pick<AssignedTask, 'material'>): string[] | null {
  return material.kind === 'words' ? material.words.flatMap(({ text, word }) => (word === null ? [] : text)) : null;
}
