import type { Exceptions } from './base-forms.ts';
import { baseForms } from './base-forms.ts';
import { editDistance } from './edit-distance.ts';
import type { IsWord } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';

interface Lexicon {
  isWord: IsWord;
  exceptions?: Exceptions | undefined;
}

/** Word lengths from which one and two edits are forgiven. */
const lengths = { one: 5, two: 9 };

/** Longer than any word, so not worth comparing. */
const longest = 50;

/**
 * The number of edits between a typed and an expected word if they may be forgiven, else undefined. Short words forgive
 * nothing (`cat`, `car`), and words under nine letters forgive no wrong first letter, which readers rely on.
 */
export function isAllowedTypo(typed: string, expected: string, lexicon: Lexicon): number | undefined {
  if (typed.length > longest || /\p{N}/u.test(typed) || /\p{N}/u.test(expected)) return undefined;
  const length = expected.length;
  const limit = length >= lengths.two ? 2 : length >= lengths.one ? 1 : 0;
  if (limit === 0 || (length < lengths.two && typed[0] !== expected[0])) return undefined;
  const edits = editDistance(typed, expected, limit);
  return edits <= limit && !isKnownWord(typed, lexicon) ? edits : undefined;
}

/** Whether a word exists in some form or spelling. */
export function isKnownWord(word: string, { isWord, exceptions }: Lexicon): boolean {
  if (isWord(word) || otherSpellings(word).some((spelling) => isWord(spelling))) return true;
  return baseForms(word, { exceptions }).some(({ lemma, pos }) => lemma !== word && isWord(lemma, pos));
}
