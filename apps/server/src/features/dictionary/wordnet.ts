import type { OpenClass } from '@wordgrove/language';
import { openClasses } from '@wordgrove/language';
import type { LexiconFiles } from '#platform/lexicon-files.ts';
import { findLine, lineAt } from './byte-lines.ts';
import type { Synset } from './synset.ts';
import { parseSynset } from './synset.ts';
import { isUnfitMeaning } from './unfit-words.ts';

export type Sense = {
  definition: string;
  examples: string[];
  synonyms: string[];
  antonyms: string[];
};

export type WordNet = {
  isWord: (lemma: string, pos?: OpenClass) => boolean;
  /** Every meaning, most frequent first. */
  senses: (lemma: string, pos: OpenClass) => Sense[];
  /** How many of its meanings occur in WordNet's tagged texts. */
  usedSenses: (lemma: string, pos: OpenClass) => number;
  /** As normally written, such as `Paris`. */
  written: (lemma: string, pos: OpenClass) => string;
};

type IndexEntry = { used: number; offsets: number[] };

/** WordNet, read from its files: lemmas by binary search, meanings at the offsets in the lemma's line. */
export function openWordNet({ lemmas, synsets }: Pick<LexiconFiles, 'lemmas' | 'synsets'>): WordNet {
  const start = (lemma: string, pos: OpenClass) => findLine(lemmas[pos], keyOf(lemma));
  const entry = (lemma: string, pos: OpenClass): IndexEntry | null => {
    const at = isAscii.test(lemma) ? start(lemma, pos) : -1;
    return at === -1 ? null : parseIndexLine(lineAt(lemmas[pos], at));
  };
  const synsetAt = (offset: number, pos: OpenClass) => parseSynset(lineAt(synsets[pos], offset));
  const synsetsOf = (lemma: string, pos: OpenClass) =>
    (entry(lemma, pos)?.offsets ?? []).map((offset) => synsetAt(offset, pos));

  return {
    isWord: (lemma, pos) =>
      isAscii.test(lemma) && (pos ? [pos] : openClasses).some((each) => start(lemma, each) !== -1),
    senses: (lemma, pos) => fitFirst(synsetsOf(lemma, pos).map((synset) => senseOf(synset, lemma, synsetAt))),
    usedSenses: (lemma, pos) => entry(lemma, pos)?.used ?? 0,
    written: (lemma, pos) => {
      const spellings = synsetsOf(lemma, pos).map(({ words }) => words.find((word) => isSame(word, lemma)) ?? lemma);
      return spellings.includes(lemma) ? lemma : (spellings[0] ?? lemma);
    },
  };
}

const isAscii = /^[ -~]+$/;

function keyOf(lemma: string): string {
  return lemma.toLowerCase().replaceAll(' ', '_');
}

/** The most used first, but meanings unfit for school last. */
function fitFirst(senses: readonly Sense[]): Sense[] {
  return senses.toSorted(
    (one, other) => Number(isUnfitMeaning(one.definition)) - Number(isUnfitMeaning(other.definition)),
  );
}

/** `lemma pos synsets p [p symbols] senses used offset…` */
function parseIndexLine(line: string): IndexEntry {
  const fields = line.trimEnd().split(' ');
  const afterSymbols = 4 + Number(fields[3]);
  return { used: Number(fields[afterSymbols + 1]), offsets: fields.slice(afterSymbols + 2).map(Number) };
}

function senseOf(synset: Synset, lemma: string, synsetAt: (offset: number, pos: OpenClass) => Synset): Sense {
  const own = synset.words.findIndex((word) => isSame(word, lemma)) + 1;
  const antonyms = synset.antonyms
    .filter(({ from }) => from === own || from === 0)
    .flatMap(({ to, offset, pos }) => synsetAt(offset, pos).words[Math.max(0, to - 1)] ?? []);
  return {
    definition: synset.definition,
    examples: synset.examples,
    synonyms: synset.words.filter((word) => !isSame(word, lemma)),
    antonyms: [...new Set(antonyms)],
  };
}

function isSame(word: string, lemma: string): boolean {
  return word.toLowerCase() === lemma.toLowerCase();
}
