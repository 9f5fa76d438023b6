import type { Exceptions } from './base-forms.ts';
import { baseForms } from './base-forms.ts';
import { formNames, inflectByRule } from './inflect.ts';
import type { IsWord, OpenClass } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';

interface Lexicon {
  isWord: IsWord;
  exceptions?: Exceptions | undefined;
}

/** Whether both are forms of one word, or the typed one would be if that word were regular (`goed`). */
export function isOtherForm(typed: string, expected: string, { isWord, exceptions }: Lexicon): boolean {
  const bases = baseForms(expected, { exceptions }).filter(
    ({ lemma, pos }) => lemma === expected || exists(lemma, pos, isWord),
  );
  const own = baseForms(typed, { exceptions });
  return bases.some(
    ({ lemma, pos }) =>
      own.some((base) => base.pos === pos && isSpelling(base.lemma, lemma)) ||
      formNames[pos].some((name) => inflectByRule(lemma, name).includes(typed)),
  );
}

function exists(lemma: string, pos: OpenClass, isWord: IsWord): boolean {
  return isWord(lemma, pos) || otherSpellings(lemma).some((spelling) => isWord(spelling, pos));
}

function isSpelling(word: string, other: string): boolean {
  return word === other || otherSpellings(other).includes(word);
}
