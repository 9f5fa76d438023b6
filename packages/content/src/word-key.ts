import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { partsOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Word } from '#types.ts';

/**
 * The key of one memory: lemma and part of speech, as `lend:verb`. Lower case, since no two words differ in case alone.
 */
export function wordKey({ lemma, pos }: Pick<Word, 'lemma' | 'pos'>): string {
  return `${lemma.toLowerCase()}:${pos}`;
}

/** The lemma and part of speech in a memory's key; null for a card that stands for itself. */
export function readKey(key: string): { lemma: string; pos: PartOfSpeech } | null {
  const cut = key.lastIndexOf(':');
  const lemma = key.slice(0, cut);
  const pos = partsOfSpeech.find((each) => each === key.slice(cut + 1));
  return pos && cut > 0 ? { lemma, pos } : null;
}
