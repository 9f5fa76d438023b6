import type { Verdict } from '@wordgrove/games';
import type { AnagramDetail } from '@wordgrove/games/anagram';
import type { TFunction } from 'i18next';

/** What the last try came to; `count` letters were in their places. */
export type AnagramSaid = { tone: 'right' | 'nearly' | 'wrong'; made: string; count: number };

export function saidOf({ outcome, detail }: Verdict<AnagramDetail>): AnagramSaid {
  const tone = outcome === 'right' || outcome === 'nearly' ? outcome : 'wrong';
  return { tone, made: detail.made, count: detail.inPlace.length };
}

/** The sentence for it, the same for eyes and ears. */
export function sentenceOf({ tone, made, count }: AnagramSaid, t: TFunction<'games-anagram'>): string {
  if (tone === 'right') return t('right');
  if (tone === 'nearly') return t('nearly', { word: made });
  return count > 0 ? t('some-right', { count }) : t('none-right');
}
