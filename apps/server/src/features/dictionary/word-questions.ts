import { wordKey } from '@wordgrove/content';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { IsWord } from '@wordgrove/language';
import { isOpenClass } from '@wordgrove/language';
import type { Headword } from './headword.ts';
import { readHeadword } from './headword.ts';
import type { Lexicon } from './lexicon.ts';
import { readingsOf } from './readings.ts';

/** Other features' questions about a single word. */
export function wordQuestions(lexicon: () => Lexicon) {
  const keysOf = (text: string): string[] => readingsOf(lexicon(), text).map(wordKey);
  return {
    /** The memory keys that a text may stand for, the usual one first. */
    keysOf,

    /** The first meaning of a word, which may be in lower case only because its memory's key is. */
    senseOf: (lemma: string, pos: PartOfSpeech) => {
      if (!isOpenClass(pos)) return null;
      const { wordNet } = lexicon();
      const [sense] = wordNet.senses(lemma, pos);
      return sense ? { ...sense, lemma: wordNet.written(lemma, pos) } : null;
    },

    /** The normal spelling of a word whose memory's key is in lower case: `Ramadan`. */
    writtenAs: (lemma: string, pos: PartOfSpeech): string =>
      isOpenClass(pos) ? lexicon().wordNet.written(lemma, pos) : lemma,

    /** A text that is another word is no typo. */
    isWord: ((lemma, pos) => {
      const { wordNet, bank } = lexicon();
      return wordNet.isWord(lemma, pos) || bank.entries(lemma).some((word) => !pos || word.pos === pos);
    }) satisfies IsWord,

    readHeadword: (written: string, beside: string): Headword | null => readHeadword(lexicon(), written, beside),
  };
}
