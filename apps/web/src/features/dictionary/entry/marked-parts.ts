export type TextPart = { text: string; isMarked: boolean };

/**
 * A sentence cut where one of the spellings stands as a whole word, in any letter case. A phrase may have other words
 * between its own spaces only where it is written so.
 */
export function markedParts(sentence: string, spellings: readonly string[]): TextPart[] {
  const wanted = [...new Set(spellings)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text: sentence, isMarked: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(asPattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return sentence
    .split(pattern)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Straight and curly apostrophes are one, and so are all spaces. */
function asPattern(spelling: string): string {
  return spelling
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
}
