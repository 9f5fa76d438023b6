import { wordKey } from '@wordgrove/content';
import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { IsWord } from '@wordgrove/language';
import { isOpenClass, levels } from '@wordgrove/language';
import { levelOf } from '@wordgrove/language/level-of';
import type { Headword } from './headword.ts';
import { readHeadword } from './headword.ts';
import type { Lexicon } from './lexicon.ts';
import type { CardOfBank } from './picture-of-card.ts';
import { pictureOfCard } from './picture-of-card.ts';
import type { Reading } from './readings.ts';
import { readingsOf, taughtOrAll } from './readings.ts';

/** A word of the dictionary, as a form in a text stands for it. */
export type WordOfForm = {
  key: string;
  /** The memories that the form may count for, its own first. */
  keys: string[];
  pos: PartOfSpeech;
  level: Level;
  /** Whether it is normally written with a capital, as a word to be learned (`Monday`) or as a name (`London`). */
  capital: 'taught' | 'name' | null;
};

const levelIn = ({ lemma, pos, taught }: Reading): Level => taught?.level ?? levelOf(lemma, pos);

function capitalOf({ lemma, taught }: Reading, written: string): WordOfForm['capital'] {
  if (taught) return isName(lemma) ? 'taught' : null;
  return isName(written) ? 'name' : null;
}

const isName = (written: string) => /^\p{Lu}/u.test(written);

/** Other features' questions about a single word. */
export function wordQuestions(lexicon: () => Lexicon) {
  const keysOf = (text: string): string[] => readingsOf(lexicon(), text).map(wordKey);
  const written = (lemma: string, pos: PartOfSpeech): string =>
    isOpenClass(pos) ? lexicon().wordNet.written(lemma, pos) : lemma;
  return {
    /** The memory keys that a text may stand for, the usual one first. */
    keysOf,

    /** The parts of speech that a text may be. */
    kindsOf: (text: string): PartOfSpeech[] => [...new Set(readingsOf(lexicon(), text).map(({ pos }) => pos))],

    /**
     * The word that a form in a text usually stands for, which is the easiest, and every one that it may stand for; null
     * without any.
     */
    wordOfForm: (form: string): WordOfForm | null => {
      const readings = taughtOrAll(readingsOf(lexicon(), form));
      const [usual] = readings.toSorted((one, other) => levels.indexOf(levelIn(one)) - levels.indexOf(levelIn(other)));
      if (!usual) return null;
      const { lemma, pos } = usual;
      return {
        key: wordKey(usual),
        keys: [...new Set(readings.map(wordKey))],
        pos,
        level: levelIn(usual),
        capital: capitalOf(usual, written(lemma, pos)),
      };
    },

    /** The first meaning of a word, which may be in lower case only because its memory's key is. */
    senseOf: (lemma: string, pos: PartOfSpeech) => {
      if (!isOpenClass(pos)) return null;
      const { wordNet } = lexicon();
      const [sense] = wordNet.senses(lemma, pos);
      return sense ? { ...sense, lemma: wordNet.written(lemma, pos) } : null;
    },

    /** The normal spelling of a word whose memory's key is in lower case: `Ramadan`. */
    writtenAs: written,

    /** A text that is another word is no typo. */
    isWord: ((lemma, pos) => {
      const { wordNet, bank } = lexicon();
      return wordNet.isWord(lemma, pos) || bank.entries(lemma).some((word) => !pos || word.pos === pos);
    }) satisfies IsWord,

    pictureOf: (card: CardOfBank): string | null => pictureOfCard(lexicon().bank, card),

    readHeadword: (written: string, beside: string): Headword | null => readHeadword(lexicon(), written, beside),
  };
}
