import type { Verdict } from '@wordgrove/games';
import type { AnagramDetail } from '@wordgrove/games/anagram';
import type { TFunction } from 'i18next';

/** The result of the last try; `count` letters were in their places. */
export type AnagramSaid = { tone: 'right' | 'nearly' | 'wrong'; made: string; count: number };

export function saidOf({ outcome, detail }: Verdict<AnagramDetail>): AnagramSaid {
  const tone = outcome === 'right' || outcome === 'nearly' ? outcome : 'wrong';
  return { tone, made: detail.made, count: detail.inPlace.length };
}

/** Its sentence, the same on screen and for screen readers. */
export function sentenceOf({ tone, made, count }: AnagramSaid, t: TFunction<'games-anagram'>): string {
  if (tone === 'right') return t('right');
  if (tone === 'nearly') return t('nearly', { word: made });
  return count > 0 ? t('some-right', { count }) : t('none-right');
}
