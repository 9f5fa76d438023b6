/**
 * What may be typed for a side of a card: the whole side, and each of the answers it lists, without remarks in
 * brackets, and also without an initial article or `to`: `to lend; a loan (of)` → the whole, `to lend`, `lend`, `a
 * loan`, `loan`.
 */
export function acceptedAnswers(side: string): string[] {
  const parts = side
    .split(/[;/\n]|,(?=\s)/u)
    .map((part) => part.replace(/\([^)]*\)/gu, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const bare = parts.map((part) => part.replace(/^(?:to|an?|the) (?=\p{L}+$)/iu, ''));
  return [...new Set([side, ...parts, ...bare])];
}
