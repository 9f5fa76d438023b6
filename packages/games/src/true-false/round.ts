import type { Statement } from '@wordgrove/content/types';
import type { Made, Material, Wish } from '#material.ts';
import { makeOfWords, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning } from '#word.ts';
import { distractors } from '#word-pool.ts';
import { writtenFirst } from '#written-first.ts';
import type { TrueFalseItem, TrueFalseRound } from './play.ts';

const least = 4;
const wrongCount = 4;

/**
 * Of each statement by itself. As many false as true would be given away by counting, and one more false ones are
 * worth having, since only those ask for the word.
 */
const falseShare = 0.57;

/** Statements on meaning, use and grammar: written ones about wanted words, and meanings of the chosen words. */
export function makeTrueFalse(material: Material, wish: Wish, random: Random): Made<TrueFalseRound> {
  const { first, more, any } = writtenFirst(material.written.statements, material, wish.items, random);
  const asked = wordsOf(first);
  const room = wish.items - first.length;
  const {
    made: meanings,
    chosen,
    alike,
  } = makeOfWords(material.words, room, (word) =>
    hasMeaning(word) && !asked.has(word.key) ? sayMeaning(word, material, random) : null,
  );
  const said = new Set(chosen.map(({ key }) => key));
  const others = more.filter(({ word }) => !word || !said.has(keyOf(word)));
  const statements = [...first, ...others.slice(0, room - meanings.length)];
  const lacking = Math.min(wish.items, least) - statements.length - meanings.length;
  const written = [...statements, ...any.slice(0, Math.max(0, lacking))];
  const items = [...meanings, ...written.map((statement) => sayWritten(statement, random))];
  return items.length < least ? shortageOf(items.length, least, alike) : { items: shuffled(items, random) };
}

function wordsOf(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(statements.flatMap(({ word }) => (word ? [keyOf(word)] : [])));
}

function keyOf({ lemma, pos }: { lemma: string; pos: string }): string {
  return `${lemma.toLowerCase()}:${pos}`;
}

/** Says of a word, or of one that it is mixed up with, what it means; null when there are too few wrong words. */
function sayMeaning(word: GameWord, { pool }: Material, random: Random): TrueFalseItem | null {
  const { key, lemma, definition, examples } = word;
  const wrong = distractors(pool, word, wrongCount, random).map((other) => other.lemma);
  if (new Set(wrong).size < wrongCount) return null;
  const frame = definition || word.translations[0] || '';
  const example = examples[0] ? ` ${examples[0]}` : '';
  return {
    id: key,
    kind: definition ? 'meaning' : 'translation',
    frame,
    ...isItTrue(lemma, wrong[0] ?? '', wrong, random),
    right: lemma,
    why: `${lemma}: ${frame}${/[.!?]$/.test(frame) ? '' : '.'}${example}`,
    word: key,
  };
}

/** A false one shows the first of `wrong`: that is the one that `why` speaks of. */
function sayWritten({ id, frame, right, wrong, why, word }: Statement, random: Random): TrueFalseItem {
  const [confusion = ''] = wrong;
  return {
    id,
    kind: 'statement',
    frame,
    ...isItTrue(right, confusion, wrong, random),
    right,
    why,
    word: word ? keyOf(word) : null,
  };
}

function isItTrue(right: string, confusion: string, wrong: readonly string[], random: Random) {
  const isTrue = random() >= falseShare;
  if (isTrue) return { shown: right, isTrue, options: [] };
  const options = [right, ...wrong.filter((each) => each !== confusion)];
  return { shown: confusion, isTrue, options: shuffled(options, random) };
}
