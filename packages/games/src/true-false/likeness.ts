import { editDistance, formsOf } from '@wordgrove/language';
import type { GameWord } from '#word.ts';
import { isTooClose } from '#word.ts';

/** Whether a reader could fairly say that one word means what the other one means. */
export function isUnfair(one: GameWord, other: GameWord): boolean {
  return isTooClose(one, other) || contains(one.lemma, other.lemma) || isFormOf(one, other) || isFormOf(other, one);
}

/**
 * Whether two words are of one family, like `decide` and `decision`. Matters only for words not listed as confusions.
 */
export function isOfFamily({ lemma: one }: GameWord, { lemma: other }: GameWord): boolean {
  const [first, second] = [headOf(one), headOf(other)];
  const shorter = Math.min(first.length, second.length);
  let shared = 0;
  while (shared < shorter && first[shared] === second[shared]) shared += 1;
  return shared >= familyLetters && shared >= familyShare * shorter;
}

const familyLetters = 4;
const familyShare = 0.65;

/**
 * Whether translations of two words have a word in common, ignoring endings: the words may mean nearly the same
 * although their definitions use different words.
 */
export function overlaps(one: GameWord, other: GameWord): boolean {
  const own = stemsOf(one);
  return [...stemsOf(other)].some((stem) => own.has(stem));
}

const stemLetters = 5;

const stems = new WeakMap<GameWord, ReadonlySet<string>>();

function stemsOf(word: GameWord): ReadonlySet<string> {
  const before = stems.get(word);
  if (before) return before;
  const translations = word.meanings.filter((meaning) => !meaning.startsWith('en:'));
  const made = new Set(
    translations.flatMap((meaning) =>
      (meaning.slice(3).match(/\p{L}{4,}/gu) ?? []).map(
        (word) => `${meaning.slice(0, 3)}${word.slice(0, stemLetters)}`,
      ),
    ),
  );
  stems.set(word, made);
  return made;
}

/** As words or as a part: `get on` and `get on with`, `lunch` and `lunchtime`. */
function contains(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  return first.includes(second) || second.includes(first);
}

function isFormOf(word: GameWord, other: GameWord): boolean {
  const before = ownForms.get(word);
  const forms = before ?? new Set([...formsOf(word.lemma.toLowerCase(), word.pos), ...word.forms]);
  if (!before) ownForms.set(word, forms);
  return forms.has(other.lemma.toLowerCase());
}

const ownForms = new WeakMap<GameWord, ReadonlySet<string>>();

/**
 * Whether two words could be confused by their letters: they begin alike and differ in one letter, long ones in two.
 */
export function looksLike({ lemma: one }: GameWord, { lemma: other }: GameWord): boolean {
  // Short words with one letter changed look little alike: `sun`, `son`.
  if (one[0] !== other[0] || Math.min(one.length, other.length) < leastLength) return false;
  const edits = Math.min(one.length, other.length) < longLength ? 1 : 2;
  return editDistance(one, other, edits) <= edits;
}

const leastLength = 4;
const longLength = 6;

/** Letters only: hyphens and spaces separate `lunch time` from `lunchtime` without making another word of it. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first word of a phrase says nothing: `look after` and `look for` share it on purpose. */
function headOf(lemma: string): string {
  return /\s/.test(lemma.trim()) ? '' : plain(lemma);
}
