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
  /** How often it is surely part of a name: after `Mr` and the like, or the `de` of a name. Counts in neither of them. */
  named: number;
  /** Forms with a capital that follow where its own says nothing, three at most: `Mahatma` begins a name in `Mahatma Gandhi`. */
  next: string[];
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
        const [before, after] = [all[at - 1], all[at + 1]];
        const begins = isFirst || beginsSpeech(before);
        const isUnclear = begins || isTitle || isAllCapitals(token);
        const use = noted(found, token, sentence);
        if (isNamed(token, before, after)) use.named += 1;
        else if (!hasCapital(token)) use.small += 1;
        else if (!isUnclear) use.capital += 1;
        else if (begins && !isTitle && after && beginsWithCapital.test(after.text) && !isAllCapitals(after))
          use.next = [...new Set([...use.next, after.normal])].slice(0, 3);
        isFirst = false;
      }
    }
  }
  return { words, numbers, forms: [...found.values()] };
}

/** What is noted of a form, with one more time. */
function noted(found: Map<string, FormUse>, token: Token, sentence: string): FormUse {
  const known = found.get(token.normal);
  if (known) {
    known.times += 1;
    if (isBetterSentence(sentence, known.sentence)) known.sentence = sentence;
    return known;
  }
  const shown = fitted(sentence, token);
  const use = { form: token.normal, times: 1, small: 0, capital: 0, named: 0, next: [], sentence: shown };
  found.set(token.normal, use);
  return use;
}

const hasCapital = ({ text }: Token) => /^\P{L}*\p{Lu}/u.test(text);
const beginsWithCapital = /^\p{Lu}/u;

const titles = /^(?:mr|mrs|ms|mx|miss|dr|prof|sir|dame|st)\.?$/;
const particles = /^(?:de|da|do|dos|du|di|del|della|la|el|al|bin|ibn|von|van|der|den|ten)$/;

/** The name after a title, also in a heading, and the little words within a name (`Santiago de Compostela`). */
function isNamed(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (before && hasCapital(before) && titles.test(before.normal)) return hasCapital(token);
  return (
    particles.test(token.normal) &&
    !hasCapital(token) &&
    [before, after].every((beside) => beside && (hasCapital(beside) || particles.test(beside.normal)))
  );
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
