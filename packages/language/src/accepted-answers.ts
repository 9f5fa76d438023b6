/**
 * What may be typed for a side of a card: the whole of it, and each of several answers that it lists, without remarks in
 * brackets and also without the article or `to` before a word: `to lend; a loan (of)` → the whole, `to lend`, `lend`,
 * `a loan`, `loan`.
 */
export function acceptedAnswers(side: string): string[] {
  const parts = side
    .split(/[;/\n]|,(?=\s)/u)
    .map((part) => part.replace(/\([^)]*\)/gu, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const bare = parts.map((part) => part.replace(/^(?:to|an?|the) (?=\p{L}+$)/iu, ''));
  return [...new Set([side, ...parts, ...bare])];
}
