import type { Sentence } from '@wordgrove/content/types';
import { baseForms, normalForm } from '@wordgrove/language';
import type { Made, Material, Repeated, Wish } from '#material.ts';
import { chooseWritten, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { WordPool } from '#word-pool.ts';
import { nearestOrder, neighboursOf, orderOf } from './neighbours.ts';
import type { ToOrder } from './own-sentence.ts';
import { ownSentence, sentencesOfText } from './own-sentence.ts';
import type { WordOrderingItem, WordOrderingRound } from './play.ts';

const least = 4;

/** How many orders are drawn; the one that gives least away is used. */
const draws = 8;

/**
 * Sentences to put in order, those with wanted words first. Where too few are written for it, examples of the bank and
 * sentences that come with the words follow, in phrases.
 */
export function makeWordOrdering(material: Material, wish: Wish, random: Random): Made<WordOrderingRound> {
  const { words, pool, written } = material;
  const items: WordOrderingItem[] = [];
  const add = (sentence: ToOrder, tiles: readonly string[]) => {
    const isThere = items.some(({ sentences: [text] }) => text === sentence.text);
    const item = isThere || items.length >= wish.items ? null : itemOf(sentence, tiles, random);
    if (item) items.push(item);
  };
  for (const sentence of chooseWritten(written.sentences, material, wish.items, random))
    add(sentence, tilesOf(sentence, pool));
  for (const sentence of material.repeated?.filter(isSentence) ?? []) {
    const [text = '', ...alsoRight] = sentence.sentences;
    add({ id: sentence.id, text, alsoRight }, inPhrases(text));
  }
  for (const sentence of examplesFor(material, wish.items, random)) add(sentence, inPhrases(sentence.text));
  for (const word of items.length < wish.items ? words : []) {
    if (items.length >= wish.items) break;
    const sentence = ownSentence(word, pool);
    if (sentence) add(sentence, inPhrases(sentence.text));
  }
  const more = items.length < wish.items ? sentencesOfText(material) : [];
  for (const sentence of shuffled(more, random)) add(sentence, inPhrases(sentence.text));
  // A short list makes a short round.
  const need = Math.min(least, wish.items, Math.max(1, Math.floor(words.length / 4)));
  return items.length < need ? shortageOf(items.length, need, 0) : { items };
}

/** Examples of the words themselves before those of others in which they appear. */
function examplesFor(material: Material, count: number, random: Random): Sentence[] {
  const { words, written } = material;
  const own = new Set(words.map(({ key }) => `example:${key}`));
  const [first, rest] = [true, false].map((wish) => written.examples.filter(({ item }) => own.has(item.id) === wish));
  return [first ?? [], rest ?? []].flatMap((some) => chooseWritten(some, material, count, random));
}

/** The tiles show where a sentence of phrases begins. */
function inPhrases(text: string): string[] {
  return text.replace(/[.?!]$/, '').split(' ');
}

function tilesOf({ text, alsoRight = [] }: Sentence, pool: WordPool): string[] {
  const [first = '', ...rest] = inPhrases(text);
  return [withinSentence(first, [text, ...alsoRight], pool), ...rest];
}

/** Null for a sentence that is right in any order. */
function itemOf(
  { id, text, alsoRight = [] }: ToOrder,
  words: readonly string[],
  random: Random,
): WordOrderingItem | null {
  const sentences = [text, ...alsoRight];
  const end = /[.?!]$/.exec(text)?.[0] ?? '';
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

function isSentence(item: Repeated): item is WordOrderingItem {
  return 'sentences' in item;
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
