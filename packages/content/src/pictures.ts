import type { Content, Word } from '#types.ts';
import { wordKey } from '#word-key.ts';

type Pictured = Pick<Content, 'words' | 'synonyms' | 'pictures'>;

/**
 * The pictures of words that the bank lacks, that name no thing, or that share a picture with a word that means
 * something else; a sentence each, with file and word.
 */
export function pictureFaults({ words, synonyms, pictures }: Pictured, fileOf: (item: object) => string): string[] {
  const bank = new Set(words.map(wordKey));
  const first = new Map<string, string>();
  const meanTheSame = (one: string, other: string) =>
    synonyms.some((group) => group.words.includes(one) && group.words.includes(other));
  return pictures.flatMap((entry) => {
    const { word, picture } = entry;
    const other = first.get(picture);
    if (other === undefined) first.set(picture, word);
    const faults = [
      ...(bank.has(word) ? [] : ['the word bank has no such word']),
      ...(word.endsWith(':noun') ? [] : ['only nouns have pictures']),
      ...(other === undefined || meanTheSame(word, other)
        ? []
        : [`"${other}" has the picture "${picture}" too, and isn't its synonym`]),
    ];
    return faults.map((fault) => `${fileOf(entry)}: "${word}": ${fault}`);
  });
}

/** The words, those with a picture naming it. */
export function withPictures({ words, pictures }: Pick<Content, 'words' | 'pictures'>): Word[] {
  const pictureOf = new Map(pictures.map(({ word, picture }) => [word, picture]));
  return words.map((word) => {
    const picture = pictureOf.get(wordKey(word));
    return picture === undefined ? word : { ...word, picture };
  });
}
