import { loadContent } from '@wordgrove/content';

/** Words of the bank, of every level in turn, followed by some that it doesn't have. */
export function wordKeys(count: number): string[] {
  const bank = loadContent().words;
  const step = Math.max(1, Math.floor(bank.length / count));
  const known = bank.filter((_, place) => place % step === 0).map(({ lemma, pos }) => `${lemma.toLowerCase()}:${pos}`);
  const strange = Array.from({ length: Math.max(0, count - known.length) }, (_, n) => `strange${n}:noun`);
  return [...new Set([...known, ...strange])].slice(0, count);
}
