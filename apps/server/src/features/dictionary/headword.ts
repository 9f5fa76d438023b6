import { wordKey } from '@wordgrove/content';
import type { Word } from '@wordgrove/content/types';
import { acceptedAnswers, normalForm, otherSpellings } from '@wordgrove/language';
import { plainSpelling } from './bank.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './readings.ts';
import { readingsOf } from './readings.ts';

/** The key of a word's memory, and whether the text beside it is one of its translations. */
export type Headword = { key: string; isMeant: boolean };

type Known = Pick<Lexicon, 'bank' | 'wordNet'>;

/** Longer than any word. */
const longestWord = 80;

/** Entries with digits or signs are facts rather than words, even where WordNet lists them: `56`. */
const isWritten = /^\p{L}[\p{L}' .-]*$/u;

/**
 * The English word that a list's entry stands for, as in `house`, `a house`, `to house`. With several parts of speech,
 * the text beside it decides by translation; otherwise the dictionary's first. Null for a form of a word, a word that
 * only sounds like one, and everything else.
 */
export function readHeadword(known: Known, written: string, beside: string): Headword | null {
  const text = normalForm(written);
  if (text.length > longestWord || !isWritten.test(text)) return null;
  const readings = headwordsOf(known, text);
  const meanings = meaningsOn(beside);
  const meant = readings.find(({ taught }) => taught && isTranslated(taught, meanings));
  const chosen = meant ?? readings.find(({ taught }) => taught) ?? readings[0];
  return chosen ? { key: wordKey(chosen), isMeant: chosen === meant } : null;
}

function headwordsOf(known: Known, text: string): Reading[] {
  const [, before = '', bare = ''] = /^(to|an?|the) (.+)$/.exec(text) ?? [];
  const whole = () => asWritten(known, text, before === '');
  if (before === '') return whole();
  const rest = asWritten(known, bare, true).filter(({ pos }) => pos === (before === 'to' ? 'verb' : 'noun'));
  // `a few` is a word of its own, `to go` is the verb.
  return before === 'to' ? [...rest, ...whole()] : [...whole(), ...rest];
}

/** The readings spelled as written; for compounds also with other gaps, unless those may be an article's. */
function asWritten(known: Known, text: string, hasOtherGaps: boolean): Reading[] {
  const gapless = (spelling: string) => (hasOtherGaps ? spelling.replace(/[ -]/g, '') : spelling);
  return readingsOf(known, text).filter(({ lemma, taught, askedAs }) => {
    if (askedAs.length > 0 || (text.length === 1 && !taught)) return false;
    const spellings = [lemma, taught?.american ?? lemma, ...otherSpellings(lemma)].map((each) => each.toLowerCase());
    // An accent that the word doesn't have marks a word of another language: `Bär`.
    return spellings.some((each) => [each, plainSpelling(each)].map(gapless).includes(gapless(text)));
  });
}

/** Whether a text says the main meaning of a word, by its definition or a translation. */
export function saysMeaning(word: Word, text: string): boolean {
  const isDefined = normalForm(text) === normalForm(word.definition);
  return isDefined || isTranslated(word, meaningsOn(text));
}

const meaningsOn = (side: string) => new Set(acceptedAnswers(side).flatMap(plainMeanings));

function isTranslated({ translations }: Word, meanings: ReadonlySet<string>): boolean {
  return Object.values(translations)
    .flat()
    .some((translation) => plainMeanings(translation).some((each) => meanings.has(each)));
}

const article = /^(?:el|la|los|las|un|una|le|les|une|der|die|das|eine?|sich|se) |^l'/;

/** A meaning in plain letters, without a leading article. */
function plainMeanings(text: string): string[] {
  const plain = plainSpelling(normalForm(text));
  return [plain, plain.replace(article, '')];
}
