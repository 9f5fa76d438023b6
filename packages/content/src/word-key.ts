import type { Word } from '#types.ts';

/** What one memory is kept for: lemma and part of speech, as `lend:verb`. Lower case, since no two words differ in it alone. */
export function wordKey({ lemma, pos }: Pick<Word, 'lemma' | 'pos'>): string {
  return `${lemma.toLowerCase()}:${pos}`;
}
