export type TextPart = { text: string; isMarked: boolean };

/**
 * A sentence split where one of the spellings appears as a whole word, ignoring case. A phrase with other words inside
 * it matches only if a spelling includes them.
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

/** Straight and curly apostrophes are treated as one, and so are all spaces. */
function asPattern(spelling: string): string {
  return spelling
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
}
