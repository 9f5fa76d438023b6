import type { Sentence } from '@wordgrove/content/types';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import type { KindsOf } from './phrase-words.ts';
import { kindsIn } from './phrase-words.ts';
import { phrasesOf } from './phrases.ts';

/** A sentence to put in order, whatever it comes from. */
export type ToOrder = Pick<Sentence, 'id' | 'text' | 'alsoRight'>;

const kindsOfPools = new WeakMap<WordPool, KindsOf>();

function kindsOf(pool: WordPool): KindsOf {
  const there = kindsOfPools.get(pool) ?? kindsIn(pool.byLemma);
  kindsOfPools.set(pool, there);
  return there;
}

/** The first of a word's own sentences that can be put in order. The bank's examples are exercises of their own. */
export function ownSentence({ key, level, examples, met = [] }: GameWord, pool: WordPool): ToOrder | null {
  for (const sentence of level === null ? [...examples, ...met] : met) {
    const [text, ...alsoRight] = phrasesOf(sentence, kindsOf(pool)) ?? [];
    if (text !== undefined) return { id: `own:${key}`, text, alsoRight };
  }
  return null;
}
