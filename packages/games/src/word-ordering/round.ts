import type { Sentence } from '@wordgrove/content/types';
import { baseForms, normalForm } from '@wordgrove/language';
import type { Made, Material, Wish } from '#material.ts';
import { chooseWritten, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { WordPool } from '#word-pool.ts';
import { nearestOrder, neighboursOf, orderOf } from './neighbours.ts';
import type { WordOrderingItem, WordOrderingRound } from './play.ts';

const least = 4;

/** How many orders are drawn; the one that gives least away is used. */
const draws = 8;

/** Sentences to put in order, those with wanted words first. */
export function makeWordOrdering(material: Material, wish: Wish, random: Random): Made<WordOrderingRound> {
  const sentences = chooseWritten(material.written.sentences, material, wish.items, random);
  const items = sentences.flatMap((sentence) => tilesOf(sentence, material.pool, random) ?? []);
  const need = Math.min(least, wish.items);
  return items.length < need ? shortageOf(items.length, need, 0) : { items };
}

/** Null for a sentence that is right in any order. */
function tilesOf({ id, text, alsoRight = [] }: Sentence, pool: WordPool, random: Random): WordOrderingItem | null {
  const sentences = [text, ...alsoRight];
  const end = /[.?!]$/.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.slice(0, text.length - end.length).split(' ');
  const words = [withinSentence(first, sentences, pool), ...rest];
  const accepted = sentences.map(orderOf);
  const drawn = Array.from({ length: draws }, () => shuffled(words, random)).map((order) => {
    const plain = order.map((word) => word.toLowerCase());
    return { order, found: neighboursOf(plain, nearestOrder(plain, accepted)).found };
  });
  const least = Math.min(...drawn.map(({ found }) => found));
  const offered = drawn.find(({ found }) => found === least)?.order ?? [];
  if (words.length < 2 || least === words.length - 1) return null;
  return { id, tiles: offered.map((word, place) => ({ id: `t${place + 1}`, text: word })), end, sentences };
}

/** The first word as written elsewhere: its capital would show where it belongs. Names and `I` keep theirs. */
function withinSentence(word: string, sentences: readonly string[], pool: WordPool): string {
  const hasCapital = sentences.some((sentence) => sentence.split(' ').slice(1).includes(word));
  if (hasCapital || /^I(?:['’]|$)/.test(word)) return word;
  const normal = normalForm(word).replace(/[,;:]$/, '');
  const bases = [normal, normal.replace(/(?:n't|'\p{L}+)$/u, ''), ...baseForms(normal).map(({ lemma }) => lemma)];
  const known = bases.flatMap((base) => pool.byLemma.get(base) ?? []);
  const isName = known.length === 0 || known.every(({ lemma }) => lemma !== lemma.toLowerCase());
  return isName ? word : `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
}
