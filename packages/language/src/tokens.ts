import { tagPattern } from './markup.ts';
import { apostrophes, normalForm } from './normal-form.ts';

export type TokenKind = 'word' | 'abbreviation' | 'number' | 'punctuation';

export interface Token {
  kind: TokenKind;
  /** As it stands in the text. */
  text: string;
  /** Offsets of the first character and of the one after the last, in UTF-16 units as for `slice`. */
  start: number;
  end: number;
  /** Lower case with straight apostrophes and hyphens, for comparison. */
  normal: string;
}

export interface Word extends Token {
  kind: 'word' | 'abbreviation';
  /**
   * The word without its possessive ending (`children's` → children, `students'` → students); otherwise the same as
   * `normal`.
   */
  stem: string;
}

const apostrophe = `[${apostrophes}]`;
const hyphen = '[-‐‑]';
const letters = '\\p{L}[\\p{L}\\p{M}\\p{N}]*';

/** Abbreviations that keep their full stop even before a capital. */
const titles = 'Mr|Mrs|Ms|Dr|Prof|St|Mt|Rev|Sgt|Capt|Col|Gen|Lt|Jr|Sr|Messrs|vs|etc|approx|Inc|Ltd|Co';

const pattern = new RegExp(
  [
    `(?<tag>${tagPattern})`,
    `(?<number>(?:(?<![\\p{L}\\p{N}])(?:[-−]|${apostrophe}(?=\\p{N}{2}s)))?\\p{Sc}?\\p{N}+(?:[.,:/]\\p{N}+)*(?:%|(?:st|nd|rd|th|s)(?![\\p{L}\\p{N}]))?(?:(?![\\p{L}\\p{N}])|(?=[ap]m(?![\\p{L}\\p{N}]))))`,
    `(?<abbreviation>(?<![\\p{L}\\p{N}])Ph\\.D\\.|(?:\\p{L}\\.){2,}|(?:${titles})\\.(?![\\p{L}\\p{N}]))`,
    `(?<word>(?<![\\p{L}\\p{N}])${apostrophe}n${apostrophe}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${apostrophe}(?:em|til|tis|twas|cause|bout|round|cos)(?![\\p{L}\\p{N}])|(?:${letters}|\\p{N}+\\p{L}[\\p{L}\\p{M}\\p{N}]*)(?:(?:${apostrophe}|${hyphen})${letters}|${hyphen}\\p{N}+)*)`,
    `(?<punctuation>\\.{2,}|[^\\s\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);

/**
 * A text split into words, abbreviations (`e.g.`, `Mr.`), numbers (`3.5`, `10:30`, `21st`, `20%`) and single
 * punctuation marks, in order, without white space. A tag of HTML is a punctuation mark: nobody reads a word in `<b>`. Contractions (`don't`, `o'clock`), possessives (`children's`,
 * `students'`) and hyphened words (`well-known`) are one token each, with straight or curly apostrophes.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let isQuoted = false;
  for (const match of text.matchAll(pattern)) {
    const { groups = {}, index } = match;
    const kind = kindOf(groups);
    let [value] = match;
    const next = text[index + value.length];
    if (kind === 'word' && !isQuoted && isPluralPossessive(value, next, text[index + value.length + 1])) value += next;
    else if (kind === 'punctuation' && isApostrophe(value)) {
      const last = found.at(-1);
      if (last && last.end > index) continue;
      isQuoted = !isQuoted && /[\s([“"]|^$/.test(text[index - 1] ?? '');
    }
    found.push({ kind, text: value, start: index, end: index + value.length, normal: normalForm(value) });
  }
  return found;
}

/** The words and abbreviations of a text in order, without numbers and punctuation. */
export function words(text: string): Word[] {
  return tokens(text).flatMap(({ kind, normal, ...token }) =>
    kind === 'word' || kind === 'abbreviation' ? [{ ...token, kind, normal, stem: withoutPossessive(normal) }] : [],
  );
}

/** Removes the possessive ending: `children's` → children, `students'` → students; `it's` and `let's` stay. */
export function withoutPossessive(word: string): string {
  if (contractedWithS.test(word)) return word;
  return word.replace(possessive, '');
}

const possessive = new RegExp(`(?<=[sz])${apostrophe}$|${apostrophe}s$`, 'i');

/** Words after which 's is short for is, has or us. */
const contractedWithS = new RegExp(
  `^(?:it|he|she|that|there|here|what|who|where|when|how|why|let|everything|something|nothing)${apostrophe}s$`,
  'i',
);

function kindOf(groups: Record<string, string | undefined>): TokenKind {
  if (groups.word !== undefined) return 'word';
  if (groups.number !== undefined) return 'number';
  return groups.abbreviation !== undefined ? 'abbreviation' : 'punctuation';
}

function isApostrophe(character: string | undefined): boolean {
  return character !== undefined && character !== '' && apostrophes.includes(character);
}

/**
 * In `the students' books` the apostrophe belongs to the word; after an opening quotation mark it would close the
 * quotation.
 */
function isPluralPossessive(word: string, next: string | undefined, afterNext: string | undefined): boolean {
  return /s$/i.test(word) && isApostrophe(next) && (afterNext === undefined || !/[\p{L}\p{N}]/u.test(afterNext));
}
