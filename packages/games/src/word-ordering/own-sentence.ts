import type { Sentence } from '@wordgrove/content/types';
import type { Material } from '#material.ts';
import { placesIn } from '#places-in.ts';
import { paragraphsOf } from '#reading/own-passage.ts';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import type { KindsOf } from './phrase-words.ts';
import { kindsIn } from './phrase-words.ts';
import { phrasesOf } from './phrases.ts';

/** A sentence to put in order, whatever it comes from. */
export type ToOrder = Pick<Sentence, 'id' | 'text' | 'alsoRight'>;

/** A pack has fewer words. */
const wordsSought = 100;

const kindsOfPools = new WeakMap<WordPool, KindsOf>();

function kindsOf(pool: WordPool): KindsOf {
  const there = kindsOfPools.get(pool) ?? kindsIn(pool.byLemma);
  kindsOfPools.set(pool, there);
  return there;
}

/** The sentences of a text in which the words stand, as far as they can be put in order. */
export function sentencesOfText({ text, words, pool }: Material): ToOrder[] {
  if (!text) return [];
  const finders = words.slice(0, wordsSought).map(placesIn);
  return paragraphsOf(text.pages).flatMap((paragraph) =>
    paragraph.flatMap((sentence) => {
      const [first, ...alsoRight] = phrasesOf(sentence, kindsOf(pool)) ?? [];
      if (first === undefined || !finders.some((placesOfWord) => placesOfWord(sentence).length > 0)) return [];
      return { id: `own:text:${sentence}`, text: first, alsoRight };
    }),
  );
}

/** The first of a word's own sentences that can be put in order. The bank's examples are exercises of their own. */
export function ownSentence({ key, level, examples, met = [] }: GameWord, pool: WordPool): ToOrder | null {
  for (const sentence of level === null ? [...examples, ...met] : met) {
    const [text, ...alsoRight] = phrasesOf(sentence, kindsOf(pool)) ?? [];
    if (text !== undefined) return { id: `own:${key}`, text, alsoRight };
  }
  return null;
}
