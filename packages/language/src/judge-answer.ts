import { answerWords, haveSameReading, readings } from './answer-text.ts';
import type { Exceptions } from './base-forms.ts';
import { withMissingApostrophe } from './contractions.ts';
import type { IsWord } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';
import { isAllowedTypo, isKnownWord } from './typos.ts';
import { isOtherForm } from './wrong-forms.ts';

/** `expected` is the nearest accepted answer, as it was given. */
export type Judgement =
  | { verdict: 'right'; expected: string }
  | { verdict: 'right-with-typo'; expected: string }
  | { verdict: 'wrong-form'; expected: string }
  | { verdict: 'wrong'; expected: string }
  | { verdict: 'empty'; expected: string };

export interface JudgeOptions {
  /** Whether the typed text is another word; base forms are enough. A typo that makes a word isn't forgiven. */
  isWord: IsWord;
  /** Irregular forms beyond everyday English, as for `baseForms`. */
  exceptions?: Exceptions | undefined;
  /** The language of the answers, by default "en". Contractions, spellings and forms are known for English only. */
  language?: string | undefined;
}

/** In characters; more than a sentence or a gap needs. Longer answers are compared as a whole, without forgiveness. */
const longestJudged = 300;
const longestCompared = 5_000;

type Closeness = 'right' | 'right-with-typo' | 'wrong-form' | 'wrong';
const order: readonly Closeness[] = ['right', 'right-with-typo', 'wrong-form', 'wrong'];

/**
 * Judges a typed answer; the whole product uses this one function, in the browser and on the server.
 *
 * - `empty`: no letter and no digit was typed.
 * - `right`: the same as one of the accepted answers. Ignored: case, accents, curly or straight quotes, kinds of
 *   dashes, hyphen, space or neither in compounds (but `everyday` isn't `every day`), commas and
 *   final punctuation, contracted or written out, British or American spelling.
 * - `right-with-typo`: one edit in a word of 5 letters or more, two from 9 letters on (`editDistance`), at most two in
 *   the whole answer; never in the first letter of a word under 9 letters, never where the typed word is another word,
 *   and never in numbers. A missing apostrophe in a contraction counts as a typo.
 * - `wrong-form`: the right words in another form: `goes` or `goed` for `went`.
 * - `wrong`: anything else. Answers of more than 300 characters are right or wrong as a whole, those of more than 5,000
 *   wrong.
 *
 * The best verdict among several accepted answers counts. At least one item of `accepted` must not be empty.
 */
export function judgeAnswer(given: string, accepted: readonly string[], options: JudgeOptions): Judgement {
  const first = accepted[0] ?? '';
  if (!/[\p{L}\p{N}]/u.test(given)) return { verdict: 'empty', expected: first };
  const judged = accepted.map((expected) => ({ verdict: compare(given, expected, options), expected }));
  for (const verdict of order) {
    const found = judged.find((each) => each.verdict === verdict);
    if (found) return found;
  }
  return { verdict: 'wrong', expected: first };
}

function compare(given: string, expected: string, options: JudgeOptions): Closeness {
  const language = options.language ?? 'en';
  const longest = Math.max(given.length, expected.length);
  if (longest > longestCompared) return 'wrong';
  if (longest > longestJudged) return isSameText(given, expected, language) ? 'right' : 'wrong';
  if (language !== 'en') return compareForeign(given, expected, language, options.isWord);
  const typed = answerWords(given, true);
  const wanted = answerWords(expected, true);
  if (wanted.length === 0) return 'wrong';
  if (haveSameReading(typed, wanted, isSameWord) || isJoinedAlike(typed, wanted)) return 'right';
  const restored = typed.map((word) => {
    const contraction = withMissingApostrophe(word);
    return contraction && !isKnownWord(word, options) ? contraction : word;
  });
  if (haveSameReading(restored, wanted, isSameWord)) return 'right-with-typo';
  return compareReadings(typed, wanted, options);
}

/** The best result of any two readings, once none are known to be the same. */
function compareReadings(typed: readonly string[], wanted: readonly string[], options: JudgeOptions): Closeness {
  const verdicts = new Set<Closeness>([compareJoined(typed, wanted, options)]);
  const wantedReadings = readings(wanted);
  for (const own of readings(typed))
    for (const other of wantedReadings) verdicts.add(compareWords(own, other, options));
  return order.find((verdict) => verdicts.has(verdict)) ?? 'wrong';
}

/** Word by word; an extra or missing word is no typo. */
function compareWords(typed: readonly string[], wanted: readonly string[], options: JudgeOptions): Closeness {
  if (typed.length !== wanted.length) return 'wrong';
  let edits = 0;
  let hasOtherForm = false;
  for (const [index, word] of typed.entries()) {
    const expected = wanted[index] ?? '';
    if (isSameWord(word, expected)) continue;
    if (isOtherForm(word, expected, options)) {
      hasOtherForm = true;
      continue;
    }
    const typos = isAllowedTypo(word, expected, options);
    if (typos === undefined) return 'wrong';
    edits += typos;
  }
  if (edits > 2) return 'wrong';
  return hasOtherForm ? 'wrong-form' : 'right-with-typo';
}

/** `icecraem` for `ice cream`: one word against several, still within a typo. */
function compareJoined(typed: readonly string[], wanted: readonly string[], options: JudgeOptions): Closeness {
  const isCompound = typed.length !== wanted.length && Math.min(typed.length, wanted.length) === 1;
  if (!isCompound || Math.max(typed.length, wanted.length) > 3) return 'wrong';
  return isAllowedTypo(typed.join(''), wanted.join(''), options) === undefined ? 'wrong' : 'right-with-typo';
}

function isSameText(given: string, expected: string, language: string): boolean {
  const whole = (text: string) =>
    answerWords(text, language === 'en')
      .join(' ')
      .toLocaleLowerCase(language);
  return whole(given) === whole(expected);
}

function isSameWord(word: string, expected: string): boolean {
  return word === expected || otherSpellings(expected).includes(word);
}

/** `icecream`, `ice-cream` and `ice cream` are the same. */
function isJoinedAlike(typed: readonly string[], wanted: readonly string[]): boolean {
  if (typed.length === wanted.length || typed.join('') !== wanted.join('')) return false;
  return ![typed.join(' '), wanted.join(' ')].some((text) => /^an? /.test(text) || notTheSameJoined.has(text));
}

/** Pairs of words that mean something else as one word: `every day`, `everyday`. An article is never part of a word. */
const notTheSameJoined = new Set(
  `all ready,all together,any body,any one,any time,
  any way,every body,every day,every one,every thing,in side,in to,may be,no body,no thing,on to,out side,over all,some day,
  some one,some time,some times,to day,where as`.split(/,\s*/),
);

/** Other languages: that language's letter case and the same rule for typos; accents count. */
function compareForeign(given: string, expected: string, language: string, isWord: IsWord): Closeness {
  const lower = (text: string) => answerWords(text, false).map((word) => word.toLocaleLowerCase(language));
  const typed = lower(given);
  const wanted = lower(expected);
  if (wanted.length === 0) return 'wrong';
  if (typed.join(' ') === wanted.join(' ')) return 'right';
  if (typed.length !== wanted.length) return 'wrong';
  let edits = 0;
  for (const [index, word] of typed.entries()) {
    const other = wanted[index] ?? '';
    const typos = word === other ? 0 : isAllowedTypo(word, other, { isWord });
    if (typos === undefined) return 'wrong';
    edits += typos;
  }
  return edits > 2 ? 'wrong' : 'right-with-typo';
}
