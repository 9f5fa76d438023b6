import { otherSpellings, words as wordsOf } from '@wordgrove/language';
import type { Word } from '#types.ts';

/** Whether the first is the American one of two spellings of a word: -ize, -yze, -or and -er against -ise, -our, -re. */
function isAmerican(word: string, other: string): boolean {
  return (
    /[iy]z(e|i|a)/.test(word) ||
    (other.includes('our') && !word.includes('our')) ||
    (/er(s|ed)?$/.test(word) && /[bgt]re(s|d)?$/.test(other))
  );
}

const americanOf = (word: string) => otherSpellings(word).filter((other) => isAmerican(other, word));
const isAmericanWord = (word: string) => otherSpellings(word).some((other) => isAmerican(word, other));

/** British spelling everywhere, with the American one beside the headword. */
export function spellingFaults({ lemma, american, definition, examples, confusions = [] }: Word): string[] {
  const texts = [lemma, definition, ...examples, ...confusions.map(({ note }) => note)];
  const found = texts
    .flatMap((text) => wordsOf(text))
    .filter(({ stem }) => isAmericanWord(stem))
    .map(({ text }) => text);
  const wanted = americanOf(lemma.toLowerCase());
  return [
    ...[...new Set(found)].map((text) => `American spelling: ${text}`),
    ...(wanted.length > 0 && !american ? [`lacks its American spelling: ${wanted.join(', ')}`] : []),
  ];
}
