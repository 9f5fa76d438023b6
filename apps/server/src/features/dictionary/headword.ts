import { wordKey } from '@wordgrove/content';
import type { Word } from '@wordgrove/content/types';
import { acceptedAnswers, normalForm, otherSpellings } from '@wordgrove/language';
import { plainSpelling } from './bank.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './readings.ts';
import { readingsOf } from './readings.ts';

/** A word by its memory, and whether what stands beside it is one of its translations. */
export type Headword = { key: string; isMeant: boolean };

type Known = Pick<Lexicon, 'bank' | 'wordNet'>;

/** Longer than any word there is. */
const longestWord = 80;

/** What has digits or signs in it is a fact, also where WordNet lists it: `56`. */
const isWritten = /^\p{L}[\p{L}' .-]*$/u;

/**
 * The English word that somebody wrote down as a word list does, `house`, `a house`, `to house`, with what stands beside
 * it: of several parts of speech the one that is translated so, else the first of the dictionary. Null of a form of a
 * word, of what only sounds like one and of everything else.
 */
export function readHeadword(known: Known, written: string, beside: string): Headword | null {
  const text = normalForm(written);
  if (text.length > longestWord || !isWritten.test(text)) return null;
  const readings = headwordsOf(known, text);
  const meanings = new Set(acceptedAnswers(beside).flatMap(plainMeanings));
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

/** The readings that are spelled as it is written; of compounds also with other gaps, unless those may be an article's. */
function asWritten(known: Known, text: string, hasOtherGaps: boolean): Reading[] {
  const gapless = (spelling: string) => (hasOtherGaps ? spelling.replace(/[ -]/g, '') : spelling);
  return readingsOf(known, text).filter(({ lemma, taught, askedAs }) => {
    if (askedAs.length > 0 || (text.length === 1 && !taught)) return false;
    const spellings = [lemma, taught?.american ?? lemma, ...otherSpellings(lemma)].map((each) => each.toLowerCase());
    // An accent that the word doesn't have makes it a word of another language: `Bär`.
    return spellings.some((each) => [each, plainSpelling(each)].map(gapless).includes(gapless(text)));
  });
}

function isTranslated({ translations }: Word, meanings: ReadonlySet<string>): boolean {
  return Object.values(translations)
    .flat()
    .some((translation) => plainMeanings(translation).some((each) => meanings.has(each)));
}

const article = /^(?:el|la|los|las|un|una|le|les|une|der|die|das|eine?|sich|se) |^l'/;

/** A meaning in plain letters, and without an article before it. */
function plainMeanings(text: string): string[] {
  const plain = plainSpelling(normalForm(text));
  return [plain, plain.replace(article, '')];
}
