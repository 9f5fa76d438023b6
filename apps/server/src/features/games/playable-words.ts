import { readKey } from '@wordgrove/content';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { normalForm } from '@wordgrove/language';
import type { Library } from './library.ts';
import type { WordSources } from './own-words.ts';

type Parts = Pick<WordSources, 'senseOf'> & {
  library: Library;
  /** The memories that a text may count for, the usual one first. */
  keysOf: (text: string) => string[];
  writtenAs: (lemma: string, pos: PartOfSpeech) => string;
};

/** A memory that a written word may stand for, with the bank's definition. */
type Meaning = { word: string; pos: PartOfSpeech; definition: string };

/** Quotation marks and spaces around a whole word. */
const quotes = /^[\p{Pi}\p{Pf}"'\s]+|[\p{Pi}\p{Pf}"'\s]+$/gu;

/** What games know about a word: from the bank, otherwise from the dictionary. */
export function playableWords({ library, senseOf, keysOf, writtenAs }: Parts) {
  const shelf = () => library.shelf('en');

  /** Whether a game can ask about a word that is on no card. */
  function isPlayable(key: string): boolean {
    const read = readKey(key);
    return shelf().find(key) !== undefined || (read !== null && senseOf(read.lemma, read.pos) !== null);
  }

  function writingOf(key: string): string {
    const read = readKey(key);
    const taught = shelf().find(key)?.lemma;
    return taught ?? (read ? writtenAs(read.lemma, read.pos) : key);
  }

  /**
   * The meanings of a word written in a list, the usual one first: every word of the bank with that spelling, without a
   * learner's “to”, “a” or “the” in front; otherwise the dictionary's first.
   */
  function readWord(written: string): Meaning[] {
    const text = normalForm(written.replace(quotes, ''));
    for (const each of [text, text.replace(/^(?:to|an?|the) /, '')]) {
      const taught = shelf().read(each);
      if (taught.length > 0) return taught.map(({ key, pos, definition }) => ({ word: key, pos, definition }));
      const [word] = keysOf(each);
      const read = word === undefined ? null : readKey(word);
      if (word !== undefined && read) return [{ word, pos: read.pos, definition: '' }];
    }
    return [];
  }

  return { isPlayable, writingOf, readWord };
}
