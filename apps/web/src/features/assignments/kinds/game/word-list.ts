import { limits } from '@wordgrove/contract/limits';

/** List markers that a pasted list begins its lines with: `- `, `• `, `12. `, `3) `. */
const listMark = /^(?:[-*•–—]\s+|\d+[.)]\s+)/u;

/** Invisible characters that a word can't contain, such as the zero-width space. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/**
 * The words and phrases of a text, one per line; commas, semicolons and a spreadsheet's tabs separate them too.
 * Duplicates, ignoring case, are listed once.
 */
export function readWords(text: string): string[] {
  const words = text
    .split(/[\n\r\u2028\u2029,;\t]/u)
    .map((part) => part.replace(unseen, '').replace(/\s+/gu, ' ').trim().replace(listMark, '').trim());
  const byText = new Map<string, string>();
  for (const word of words) {
    const text = word.toLowerCase();
    if (word && !byText.has(text)) byText.set(text, word);
  }
  return [...byText.values()];
}

export type WordListProblem =
  | { kind: 'none' }
  | { kind: 'too-many'; count: number }
  | { kind: 'too-long'; word: string };

/** Why a list can't be saved; null when it can. */
export function problemOfWords(
  words: readonly string[],
  max: number = limits.assignmentWordsMax,
): WordListProblem | null {
  if (words.length === 0) return { kind: 'none' };
  if (words.length > max) return { kind: 'too-many', count: words.length };
  const word = words.find(({ length }) => length > limits.wordTextMax);
  return word === undefined ? null : { kind: 'too-long', word };
}
