import type { Content, Word } from '@wordgrove/content';
import { wordKey } from '@wordgrove/content';
import { inWorker } from '#platform/in-worker.ts';
import { readLexicon } from '#platform/lexicon-files.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { Bank } from './bank.ts';
import { openBank, taughtWord } from './bank.ts';
import type { Pronunciations } from './pronunciations.ts';
import { openPronunciations } from './pronunciations.ts';
import type { PackedVocabulary, Vocabulary } from './vocabulary.ts';
import { openVocabulary } from './vocabulary.ts';
import type { WordNet } from './wordnet.ts';
import { openWordNet } from './wordnet.ts';

export type Lexicon = {
  bank: Bank;
  wordNet: WordNet;
  pronunciations: Pronunciations;
  /** Ready about a second after the first call. */
  vocabulary: () => Promise<Vocabulary>;
};

let opened: Lexicon | undefined;

/** Everything known about English words; opened once per process, in about a tenth of a second. */
export function openLexicon(): Lexicon {
  opened ??= openFrom(openContent());
  return opened;
}

function openFrom(content: Pick<Content, 'words' | 'families'>): Lexicon {
  let vocabulary: Promise<Vocabulary> | undefined;
  return {
    bank: openBank(content, wordKey),
    wordNet: openWordNet({ lemmas: readLexicon.lemmas(), synsets: readLexicon.synsets() }),
    pronunciations: openPronunciations(readLexicon.pronunciations()),
    vocabulary: () => {
      vocabulary ??= packInWorker(content.words).catch((error: unknown) => {
        vocabulary = undefined;
        throw error;
      });
      return vocabulary;
    },
  };
}

async function packInWorker(words: readonly Word[]): Promise<Vocabulary> {
  const module = new URL('./vocabulary-worker.ts', import.meta.url);
  const packed = await inWorker(module, words.map(taughtWord));
  return openVocabulary(packed as PackedVocabulary);
}
