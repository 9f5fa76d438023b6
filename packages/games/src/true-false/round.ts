import type { Statement } from '@wordgrove/content/types';
import type { Made, Material, Touching, Wish } from '#material.ts';
import { makeOfWords, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { oneOf, sample, shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { distractors } from '#word-pool.ts';
import { writtenFirst } from '#written-first.ts';
import type { Confusions } from './confusion.ts';
import { confusionsOf, isFair } from './confusion.ts';
import { overlaps } from './likeness.ts';
import type { TrueFalseItem, TrueFalseRound } from './play.ts';

const least = 4;
const wrongCount = 4;
/** Some of them are parts of the word or contain it. */
const lookedAt = 8;

/**
 * Applied to each statement independently: equal numbers of true and false would give answers away by counting. A few
 * more false ones are worth having, since only those ask for the word.
 */
const falseShare = 0.57;

/** The share of a round for statements that touch no memory, as those on a word's company, when there are any. */
const companyShare = 0.2;

/**
 * Statements on meaning, use and grammar: written ones about wanted words, a few on the company of words, and meanings
 * of the chosen words.
 */
export function makeTrueFalse(material: Material, wish: Wish, random: Random): Made<TrueFalseRound> {
  const [company, about] = partsOf(material.written.statements, wish, random);
  const { first: wanted, more, any } = writtenFirst(about, material, wish.items, random);
  const first = [...wanted, ...company];
  const asked = wordsOf(first);
  const room = wish.items - first.length;
  const {
    made: told,
    chosen,
    alike,
  } = makeOfWords(material.words, room, (word) =>
    hasMeaning(word) && !asked.has(word.key) ? toTell(word, material.pool, random) : null,
  );
  const isTest = wish.isTest ?? false;
  const meanings = sayMeanings(told, isTest, random);
  const said = new Set(chosen.map(({ key }) => key));
  const others = more.filter(({ word }) => !word || !said.has(keyOf(word)));
  const statements = [...first, ...others.slice(0, room - meanings.length)];
  const need = Math.min(least, wish.items);
  const lacking = need - statements.length - meanings.length;
  const written = [...statements, ...any.slice(0, Math.max(0, lacking))];
  const items = [...meanings, ...written.map((statement) => sayWritten(statement, isTest, random))];
  return items.length < need ? shortageOf(items.length, need, alike) : { items: shuffled(items, random) };
}

/** Statements that touch no memory, as many as a round has room for, and all others. */
function partsOf(statements: readonly Touching<Statement>[], { items }: Wish, random: Random) {
  const company = sample(
    statements.filter(({ keys }) => keys.length === 0),
    Math.floor(items * companyShare),
    random,
  );
  const chosen = new Set(company);
  return [company.map(({ item }) => item), statements.filter((each) => !chosen.has(each))] as const;
}

function wordsOf(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(statements.flatMap(({ word }) => (word ? [keyOf(word)] : [])));
}

function keyOf({ lemma, pos }: { lemma: string; pos: string }): string {
  return `${lemma.toLowerCase()}:${pos}`;
}

/** A word with its possible confusions, the best kind first, and the wrong words to pick from. */
type ToTell = { word: GameWord; confusions: Confusions; wrong: readonly string[] };

/** Null when there are too few wrong words. */
function toTell(word: GameWord, pool: WordPool, random: Random): ToTell | null {
  const wrong = new Set<string>();
  for (const other of distractors(pool, word, lookedAt, random)) {
    if (wrong.size === wrongCount) break;
    const isListed = word.confusions.includes(other.lemma);
    if ((isListed || !overlaps(word, other)) && isFair(pool, word, other)) wrong.add(other.lemma);
  }
  return wrong.size < wrongCount ? null : { word, confusions: confusionsOf(pool, word), wrong: [...wrong] };
}

/**
 * Draws independently for each statement how many are false, and picks for them the words that learners really confuse
 * with others.
 */
function sayMeanings(told: readonly ToTell[], isTest: boolean, random: Random): TrueFalseItem[] {
  const falseCount = told.filter(() => isFalse(random)).length;
  const rank = ({ confusions: { words, isKnown } }: ToTell) => (isKnown ? 0 : words.length > 0 ? 1 : 2);
  const byRank = shuffled(told, random).sort((one, other) => rank(one) - rank(other));
  return byRank.map((each, place) => sayMeaning(each, { isTrue: place >= falseCount, isTest }, random));
}

/** States the meaning of a word, or attributes it to a word confused with it. */
function sayMeaning({ word, confusions, wrong }: ToTell, how: How, random: Random): TrueFalseItem {
  const { key, lemma, definition, examples } = word;
  const confusion = oneOf(confusions.words, random)?.lemma ?? wrong[0] ?? '';
  const frame = definition || word.translations[0] || '';
  const example = examples[0] ? ` ${examples[0]}` : '';
  return {
    id: key,
    kind: definition ? 'meaning' : 'translation',
    frame,
    ...sayIt(lemma, confusion, wrong, how, random),
    right: lemma,
    why: `${lemma}: ${frame}${/[.!?]$/.test(frame) ? '' : '.'}${example}`,
    word: key,
  };
}

/** A false statement shows the first of `wrong`, the one that `why` explains. */
function sayWritten({ id, frame, right, wrong, why, word }: Statement, isTest: boolean, random: Random): TrueFalseItem {
  const [confusion = ''] = wrong;
  return {
    id,
    kind: 'statement',
    frame,
    ...sayIt(right, confusion, wrong, { isTrue: !isFalse(random), isTest }, random),
    right,
    why,
    word: word ? keyOf(word) : null,
  };
}

function isFalse(random: Random): boolean {
  return random() < falseShare;
}

type How = { isTrue: boolean; isTest: boolean };

/** In a test a true statement has as many words to pick from as a false one: they would tell which is which. */
function sayIt(
  right: string,
  confusion: string,
  wrong: readonly string[],
  { isTrue, isTest }: How,
  random: Random,
): Pick<TrueFalseItem, 'shown' | 'isTrue' | 'options'> {
  if (isTrue) return { shown: right, isTrue, options: isTest ? shuffled(wrong, random) : [] };
  const all = [right, ...wrong.filter((each) => each.toLowerCase() !== confusion.toLowerCase())];
  const options = isTest ? all.slice(0, wrong.length) : all;
  return { shown: confusion, isTrue, options: shuffled(options, random) };
}
