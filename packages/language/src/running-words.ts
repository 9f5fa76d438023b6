import { sentences } from './sentences.ts';
import type { Token } from './tokens.ts';
import { tokens } from './tokens.ts';

/** A form as it is used in a text. */
export interface FormUse {
  /** In lower case, with straight apostrophes and hyphens: the `normal` of its tokens. */
  form: string;
  times: number;
  /** How often it is written in lower case. */
  small: number;
  /** How often it has a capital where an ordinary word has none; the rest begin a sentence or stand in a heading. */
  capital: number;
  /** The sentence where it is used that fits a card best, shortened if need be. */
  sentence: string;
}

export interface RunningWords {
  /** Words, abbreviations and numbers, each as often as it occurs. */
  words: number;
  numbers: number;
  /** Words and abbreviations in order of their first use. */
  forms: FormUse[];
}

/** Letters of a sentence that fits on a card, and of one that says something. */
const short = { most: 140, least: 25 };

/** Counts the words of a text, form by form. */
export function runningWords(text: string): RunningWords {
  const found = new Map<string, FormUse>();
  let [words, numbers] = [0, 0];
  for (const { text: sentence } of sentences(text)) {
    const all = tokens(sentence);
    const isTitle = isWrittenAsTitle(sentence, all);
    let isFirst = true;
    for (const [at, token] of all.entries()) {
      if (token.kind === 'punctuation') continue;
      words += 1;
      if (token.kind === 'number') numbers += 1;
      else {
        const isUnclear = isFirst || isTitle || beginsSpeech(all[at - 1]) || isAllCapitals(token);
        count(found, token, isUnclear, sentence);
        isFirst = false;
      }
    }
  }
  return { words, numbers, forms: [...found.values()] };
}

function count(found: Map<string, FormUse>, token: Token, isUnclear: boolean, sentence: string): void {
  const use = found.get(token.normal);
  const hasCapital = /^\P{L}*\p{Lu}/u.test(token.text);
  const [small, capital] = [hasCapital ? 0 : 1, hasCapital && !isUnclear ? 1 : 0];
  if (!use) {
    const shown = fitted(sentence, token);
    found.set(token.normal, { form: token.normal, times: 1, small, capital, sentence: shown });
    return;
  }
  use.times += 1;
  use.small += small;
  use.capital += capital;
  if (isBetterSentence(sentence, use.sentence)) use.sentence = sentence;
}

/** Whether a sentence fits a card where the one so far doesn't. */
export function isBetterSentence(sentence: string, than: string): boolean {
  const fits = (text: string) => text.length >= short.least && text.length <= short.most && !text.includes('…');
  return fits(sentence) && !fits(than);
}

/** Too long a sentence is cut at words around the one that it is shown for. */
function fitted(sentence: string, { start, end }: Token): string {
  if (sentence.length <= short.most) return sentence;
  const room = Math.max(0, short.most - (end - start)) / 2;
  const from = sentence.slice(0, start).search(new RegExp(`(?<=\\s|^)\\S[\\s\\S]{0,${Math.floor(room)}}$`, 'u'));
  const [after = ''] = new RegExp(`^[\\s\\S]{0,${Math.floor(room)}}(?=\\s|$)`, 'u').exec(sentence.slice(end)) ?? [];
  const begin = from === -1 ? start : from;
  const last = end + after.length;
  return `${begin > 0 ? '… ' : ''}${sentence.slice(begin, last).trim()}${last < sentence.length ? ' …' : ''}`;
}

/** After an opening quotation mark or a colon a capital says nothing. */
function beginsSpeech(before: Token | undefined): boolean {
  return before !== undefined && /^["'“‘«„:(•–—-]$/u.test(before.text);
}

function isAllCapitals({ text }: Token): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

/** A heading: without a full stop, and with capitals in most of its longer words. */
function isWrittenAsTitle(sentence: string, all: readonly Token[]): boolean {
  if (/[.!?…]["'”’)]*$/u.test(sentence)) return false;
  const long = all.filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return long.filter(({ text }) => /^\p{Lu}/u.test(text)).length * 2 >= long.length;
}
