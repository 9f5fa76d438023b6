import { baseForms, editDistance, normalForm, openClasses } from '@wordgrove/language';
import { isUsualBase, isUsualWord } from '@wordgrove/language/level-of';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';

/** As in judging: shorter words are forgiven no typo, longer ones two and a wrong first letter as well. */
const lengths = { forgiven: 5, long: 9 };

/** How many answers are examined; the last ones are hardly ever typed. */
const answersLookedAt = 3;

/** Earlier results by pool and word; cleared at this size. */
const found = new WeakMap<WordPool, Map<string, readonly string[]>>();
const mostFound = 5000;

/**
 * Words that a slip in an answer could produce, as base forms or other forms, with keys such as `plane:noun`; and the
 * answers' own base forms, which identify their other forms.
 */
export function nearWords(pool: WordPool, answers: readonly string[], own: GameWord | null): string[] {
  const words = new Set(answers.slice(0, answersLookedAt).flatMap((answer) => normalForm(answer).split(/[\s-]+/)));
  const ownKey = own ? [`${normalForm(own.lemma)}:${own.pos}`] : [];
  return [...new Set([...ownKey, ...[...words].flatMap((word) => aroundWord(word, pool))])];
}

function aroundWord(word: string, pool: WordPool): readonly string[] {
  const before = found.get(pool) ?? new Map<string, readonly string[]>();
  const known = before.get(word);
  if (known) return known;
  const slips = word.length < lengths.forgiven ? [] : [...oneSlipAway(word, pool), ...inPool(word, pool)];
  const made = [...new Set([...usualBases(word), ...slips.flatMap((slip) => itself(slip, pool) ?? usualBases(slip))])];
  if (before.size >= mostFound) before.clear();
  found.set(pool, before.set(word, made));
  return made;
}

/** The existing words that a text is a form of. */
function usualBases(text: string): string[] {
  return baseForms(text, { isWord: isUsualWord }).map(({ lemma, pos }) => `${lemma}:${pos}`);
}

/** A text that is itself a word; null for one that can only be a form, which takes long to look up. */
function itself(text: string, pool: WordPool): string[] | null {
  const known = (pool.byLemma.get(text) ?? []).map(({ pos }) => pos);
  const classes = [...known, ...openClasses.filter((pos) => isUsualWord(text, pos))];
  return classes.length === 0 ? null : classes.map((pos) => `${text}:${pos}`);
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every text within one edit that looks like a word. */
function oneSlipAway(word: string, pool: WordPool): string[] {
  const places = Array.from(word, (_, place) => place).slice(word.length < lengths.long ? 1 : 0);
  const made = places.flatMap((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = `${before}${after.charAt(0)}${word.charAt(at)}${after.slice(1)}`;
    const lettered = letters.flatMap((letter) => [`${before}${letter}${after}`, `${before}${letter}${word.slice(at)}`]);
    return [`${before}${after}`, swapped, ...lettered];
  });
  return [...made, ...letters.map((letter) => `${word}${letter}`)].filter(
    (each) => each !== word && looksUsual(each, pool),
  );
}

const ending = /^(.+?)(?:i?e?s|i?e?d|ing|i?er|i?est)$/;

/**
 * A quick first filter: the text is a word, or becomes one without its ending, with an e or y added, or with a letter
 * undoubled.
 */
function looksUsual(text: string, pool: WordPool): boolean {
  if (exists(text, pool)) return true;
  const stem = ending.exec(text)?.[1];
  if (stem === undefined) return false;
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, `${stem}y`, single].some((each) => exists(each, pool));
}

/** The pool has the function words, so they need no look-up of their own. */
function exists(text: string, pool: WordPool): boolean {
  return isUsualBase(text) || pool.byLemma.has(text);
}

/**
 * Long words are forgiven two edits. There are too many such texts to try, so this compares the bank's words instead.
 */
function inPool(word: string, pool: WordPool): string[] {
  if (word.length < lengths.long) return [];
  const marked = marks.get(pool) ?? markAll(pool);
  marks.set(pool, marked);
  const mark = markOf(word);
  const near = [-2, -1, 0, 1, 2].flatMap((more) => marked.get(word.length + more) ?? []);
  return near.flatMap(({ lemma, mark: other }) =>
    bitsOf(mark ^ other) <= 4 && lemma !== word && editDistance(word, lemma, 2) <= 2 ? [lemma] : [],
  );
}

/**
 * A bit per letter of a text. Two edits change at most four of them, which rules nearly all pairs out before the slow
 * comparison.
 */
function markOf(text: string): number {
  let mark = 0;
  for (let at = 0; at < text.length; at += 1) mark |= 1 << (text.charCodeAt(at) % 32);
  return mark;
}

function bitsOf(mark: number): number {
  let bits = 0;
  for (let rest = mark; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

type Marked = ReadonlyMap<number, readonly { lemma: string; mark: number }[]>;

/** The pool's lemmas by length. */
const marks = new WeakMap<WordPool, Marked>();

function markAll({ byLemma }: WordPool): Marked {
  const all = [...byLemma.keys()].map((lemma) => ({ lemma, mark: markOf(lemma) }));
  return Map.groupBy(all, ({ lemma }) => lemma.length);
}
