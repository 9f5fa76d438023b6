import type { Word } from '#types.ts';

/**
 * The key of one memory: lemma and part of speech, as `lend:verb`. Lower case, since no two words differ in case alone.
 */
export function wordKey({ lemma, pos }: Pick<Word, 'lemma' | 'pos'>): string {
  return `${lemma.toLowerCase()}:${pos}`;
}
