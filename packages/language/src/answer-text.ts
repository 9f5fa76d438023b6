import { contractionReadings } from './contractions.ts';
import { normalForm, straightApostrophes } from './normal-form.ts';

/** Soft hyphens, joiners and zero-width characters, which come with text pasted from a page. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A limit for finding typos; each contraction doubles the number. */
const mostReadings = 16;

/**
 * The words of a typed answer in one form: `normalForm` without accents (English only), quotation marks and sentence
 * punctuation, `&` as and, abbreviations without full stops, hyphens as spaces.
 */
export function answerWords(text: string, isEnglish: boolean): string[] {
  const visible = text.replace(invisible, '');
  const normal = isEnglish
    ? withoutAccents(normalForm(visible))
    : straightApostrophes(visible).normalize('NFKC').trim();
  return normal
    .replace(/["“”„«»‹›]|(?<![\p{L}\p{N}])'(?!(?:em|til|tis|twas|cause)\b)|(?<![\p{L}\p{N}s])'(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b|$|\s)/gu, '')
    .replace(/[.!?…,;:]+(?=\s|$)|[()[\]¿¡]/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L})[-–—/](?=\p{L})/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^-$|-$/, ''))
    .filter((word) => word !== '');
}

/** The ways to read the words with contractions written out, the words as they stand first; at most 16. */
export function readings(words: readonly string[]): string[][] {
  let found: string[][] = [[]];
  for (const word of words) {
    const options = [word, ...contractionReadings(word)].map((option) => option.split(' '));
    found = found.flatMap((before) => options.map((option) => [...before, ...option])).slice(0, mostReadings);
  }
  return found;
}

/**
 * Whether two answers are the same words in some reading. Works from left to right and remembers where it failed, so
 * any number of contractions takes little time.
 */
export function haveSameReading(
  typed: readonly string[],
  wanted: readonly string[],
  isSameWord: (word: string, expected: string) => boolean,
): boolean {
  const failed = new Set<string>();
  const match = (own: readonly string[], other: readonly string[]): boolean => {
    const [word, ...rest] = own;
    const [expected, ...otherRest] = other;
    if (word === undefined || expected === undefined) return word === expected;
    const state = `${own.length} ${word} ${rest[0]}|${other.length} ${expected} ${otherRest[0]}`;
    if (failed.has(state)) return false;
    const isFound =
      (isSameWord(word, expected) && match(rest, otherRest)) ||
      contractionReadings(word).some((reading) => match([...reading.split(' '), ...rest], other)) ||
      contractionReadings(expected).some((reading) => match(own, [...reading.split(' '), ...otherRest]));
    if (!isFound) failed.add(state);
    return isFound;
  };
  return match(typed, wanted);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}
