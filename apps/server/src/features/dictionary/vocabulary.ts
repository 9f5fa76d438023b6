import type { Level, OpenClass } from '@wordgrove/language';
import { formsOf, isOpenClass, openClasses } from '@wordgrove/language';
import { isUsualWord } from '@wordgrove/language/level-of';
import type { LexiconFiles } from '#platform/lexicon-files.ts';
import type { TaughtWord } from './bank.ts';
import { eachLineStart, fieldEnd } from './byte-lines.ts';
import { letterSet } from './letter-set.ts';
import type { Pronunciations } from './pronunciations.ts';
import { soundKeyOfArpabet } from './sound-key.ts';
import { isUnfit } from './unfit-words.ts';
import { readUses } from './word-uses.ts';

/**
 * Every word, with the forms of those in use, packed: 170,000 words in 6 MB. Words are numbered: short ones first, and
 * common ones first among equally long ones.
 */
export type PackedVocabulary = {
  bytes: Uint8Array;
  /** Word n is from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  /** From 0, for words that hardly anybody uses, to `commonest`. */
  commonness: Uint8Array;
  /** Flags: a base form, and a taught word. */
  kinds: Uint8Array;
  /** `letterSet` of each word. */
  once: Int32Array;
  twice: Int32Array;
  /** Its consonant sounds as `soundNumber`; 0 where unknown. */
  sounds: Int32Array;
  /** Words of n letters are from `lengthStarts[n]` to `lengthStarts[n + 1]`. */
  lengthStarts: Uint32Array;
  /** All words in alphabetical order. */
  alphabetical: Uint32Array;
};

export type Vocabulary = PackedVocabulary & { text: (word: number) => string };

export const kind = { form: 0, lemma: 1, taught: 2 } as const;

const commonest = 100;
const formsLoss = 6;
/** The commonness of words in use without counts; counted ones are above it. */
export const usualWord = 10;
const functionWord = 80;
const ofLevel: Readonly<Record<Level, number>> = { A1: 80, A2: 66, B1: 52, B2: 42, C1: 32 };

type Draft = Map<string, { commonness: number; kind: number }>;
type Parts = Pick<LexiconFiles, 'lemmas' | 'uses'> & {
  pronunciations: Pronunciations;
  taught: readonly TaughtWord[];
};

export function packVocabulary({ lemmas, uses, pronunciations, taught }: Parts): PackedVocabulary {
  const draft: Draft = new Map();
  for (const pos of openClasses) addLemmas(draft, lemmas[pos]);
  for (const [lemma, counts] of readUses(uses)) addUsed(draft, lemma, counts);
  pronunciations.each((word) => {
    if (!draft.has(word) && isUsualWord(word)) add(draft, word, functionWord, kind.lemma);
  });
  for (const word of taught) addTaught(draft, word);
  return pack(draft, pronunciations);
}

function addLemmas(draft: Draft, file: Buffer): void {
  for (const start of eachLineStart(file)) {
    const lemma = file.toString('latin1', start, fieldEnd(file, start)).replaceAll('_', ' ');
    if (isWritten.test(lemma)) add(draft, lemma, isUsualWord(lemma) ? usualWord : 0, kind.lemma);
  }
}

function addUsed(draft: Draft, lemma: string, counts: Partial<Record<OpenClass, number>>): void {
  for (const pos of openClasses) {
    const count = counts[pos] ?? 0;
    if (count === 0 || !isWritten.test(lemma)) continue;
    const commonness = usualWord + Math.round(6 * Math.log2(1 + count));
    add(draft, lemma, commonness, kind.lemma);
    for (const form of formsOf(lemma, pos)) add(draft, form, commonness - formsLoss, kind.form);
  }
}

function addTaught(draft: Draft, { lemma, pos, level, american, irregular }: TaughtWord): void {
  const forms = isOpenClass(pos) ? formsOf(lemma, pos) : [];
  for (const form of [...forms, ...irregular]) add(draft, form, ofLevel[level] - formsLoss, kind.form);
  if (american) add(draft, american, ofLevel[level] - formsLoss, kind.form);
  add(draft, lemma, ofLevel[level], kind.taught);
}

/** Letters, spaces, hyphens and apostrophes. Words with digits and dots can be looked up, but are never suggested. */
const isWritten = /^[a-z][a-z' -]*$/;

function add(draft: Draft, word: string, commonness: number, kind: number): void {
  if (!isWritten.test(word) || isUnfit(word)) return;
  const known = draft.get(word);
  const capped = Math.max(0, Math.min(commonest, commonness));
  if (!known) draft.set(word, { commonness: capped, kind });
  else {
    if (capped > known.commonness) known.commonness = capped;
    if (kind > known.kind) known.kind = kind;
  }
}

function pack(draft: Draft, pronunciations: Pronunciations): PackedVocabulary {
  const commonnessOf = (word: string) => draft.get(word)?.commonness ?? 0;
  const alphabet = [...draft.keys()].sort();
  const words = alphabet.toSorted((one, other) => one.length - other.length || commonnessOf(other) - commonnessOf(one));
  const size = words.length;
  const bytes = new TextEncoder().encode(words.join(''));
  const numbers = new Map<string, number>();
  const packed = {
    bytes,
    starts: new Uint32Array(size + 1),
    commonness: Uint8Array.from(words, commonnessOf),
    kinds: Uint8Array.from(words, (word) => draft.get(word)?.kind ?? kind.form),
    once: new Int32Array(size),
    twice: new Int32Array(size),
    sounds: new Int32Array(size),
    lengthStarts: lengthStartsOf(words),
  };
  for (const [number, word] of words.entries()) {
    const start = packed.starts[number] ?? 0;
    const end = start + word.length;
    const { once, twice } = letterSet(bytes, start, end);
    packed.starts[number + 1] = end;
    packed.once[number] = once;
    packed.twice[number] = twice;
    const [arpabet] = commonnessOf(word) > 0 ? pronunciations.arpabet(word) : [];
    packed.sounds[number] = arpabet ? soundNumber(soundKeyOfArpabet(arpabet)) : 0;
    numbers.set(word, number);
  }
  return { ...packed, alphabetical: Uint32Array.from(alphabet, (word) => numbers.get(word) ?? 0) };
}

export function openVocabulary(packed: PackedVocabulary): Vocabulary {
  const { bytes, starts } = packed;
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return { ...packed, text: (word) => letters.toString('latin1', starts[word], starts[word + 1]) };
}

function lengthStartsOf(words: readonly string[]): Uint32Array {
  const longest = words.at(-1)?.length ?? 0;
  const starts = new Uint32Array(longest + 2).fill(words.length);
  for (const [number, word] of words.entries()) {
    const first = starts[word.length] ?? 0;
    if (number < first) starts[word.length] = number;
  }
  // A length without words begins where the next one does.
  for (let length = longest; length >= 0; length -= 1)
    starts[length] = Math.min(starts[length] ?? 0, starts[length + 1] ?? 0);
  return starts;
}

/** A sound key as a number, so that keys are compared in one step. */
export function soundNumber(key: string): number {
  let value = 17;
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value, 31) + key.charCodeAt(index);
  return value | 0;
}
