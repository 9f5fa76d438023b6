import { wordKey } from '@wordgrove/content';
import type { Word } from '@wordgrove/content/types';
import type { DictionaryWord, LookUp, Suggestion, Taught } from '@wordgrove/contract/dictionary';
import type { FormName } from '@wordgrove/language';
import {
  contractionReadings,
  formNames,
  inflect,
  isOpenClass,
  normalForm,
  openClasses,
  otherSpellings,
} from '@wordgrove/language';
import { levelOf } from '@wordgrove/language/level-of';
import { plainSpelling } from './bank.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Lexicon } from './lexicon.ts';
import type { Reading } from './readings.ts';
import { isRightlySpelt, readingsOf, taughtOrAll } from './readings.ts';
import { suggestionsFor } from './suggestions.ts';
import { isUnfit } from './unfit-words.ts';

/** The lexicon's answer for a word or phrase as typed; teachers' corrections are applied later. */
export async function answerFor(lexicon: Lexicon, typed: string): Promise<Omit<LookUp, 'hasSecondSource'>> {
  const asked = normalForm(typed);
  const readings = readingsOf(lexicon, asked);
  return {
    asked,
    pronunciations: lexicon.pronunciations.ipa(plainSpelling(asked)),
    words: readings.map((reading) => describe(lexicon, reading)),
    didYouMean: await guess(lexicon, asked, readings),
  };
}

/** Guesses for a non-word or a form that isn't really spelt so; for a rare word, only close and common ones. */
async function guess(lexicon: Lexicon, asked: string, readings: readonly Reading[]): Promise<string[]> {
  const isWord =
    readings.some((reading) => isRightlySpelt(reading, asked)) ||
    contractionReadings(asked).some((each) => each !== asked);
  if (isWord && (!readings.every(isRare) || /[.\d/]/.test(asked))) return [];
  const guesses = didYouMean(await lexicon.vocabulary(), plainSpelling(asked), { onlyCommon: isWord });
  return guesses.map((word) => written(lexicon, word));
}

function isRare({ lemma, pos, taught }: Reading): boolean {
  return taught === null && levelOf(lemma, pos) === 'C1';
}

/**
 * Up to `most` words: the text typed so far, if it is a word, then the words that it is a form of, then those that
 * begin with it, taught and easy ones first.
 */
export async function suggest(lexicon: Lexicon, typed: string, most: number): Promise<Suggestion[]> {
  const asked = normalForm(typed);
  const plain = plainSpelling(asked);
  const beginning = suggestionsFor(await lexicon.vocabulary(), plain, most);
  const whole = beginning.filter((word) => word === plain);
  const found = [...new Set([...whole, ...basesOf(lexicon, asked), ...beginning])].slice(0, most);
  return found.map((word) => {
    const [taught] = lexicon.bank.entries(word);
    return { word: written(lexicon, word), level: taught?.level ?? levelOf(word), isTaught: taught !== undefined };
  });
}

/** The base forms of the typed word: `ran` → run. */
function basesOf(lexicon: Lexicon, asked: string): string[] {
  return taughtOrAll(readingsOf(lexicon, asked))
    .filter(({ askedAs }) => askedAs.length > 0)
    .map(({ lemma }) => plainSpelling(lemma))
    .filter((lemma) => !isUnfit(lemma));
}

/** A word of the vocabulary as normally written, such as `Wednesday` and `café`. */
function written({ bank, wordNet }: Lexicon, word: string): string {
  const entry = bank.entries(word).find(({ lemma }) => plainSpelling(lemma) === word);
  if (entry) return entry.lemma;
  const spellings = openClasses.filter((pos) => wordNet.isWord(word, pos)).map((pos) => wordNet.written(word, pos));
  return spellings.includes(word) ? word : (spellings[0] ?? word);
}

/** The word that a search counts for: the first in the answer. */
export function wordLookedUp(lexicon: Lexicon, typed: string): { asked: string; key: string | null } {
  const asked = normalForm(typed);
  const [first] = readingsOf(lexicon, asked);
  return { asked, key: first ? wordKey(first) : null };
}

/** Level and first meaning, to recognise a word by; null for a word outside the dictionary. */
export function glance(
  lexicon: Lexicon,
  word: string,
): (Pick<DictionaryWord, 'level'> & { definition: string }) | null {
  const [reading] = readingsOf(lexicon, word);
  if (!reading) return null;
  const { lemma, pos, taught } = reading;
  if (taught) return { level: taught.level, definition: taught.definition };
  const [sense] = isOpenClass(pos) ? lexicon.wordNet.senses(lemma, pos) : [];
  return { level: levelOf(lemma, pos), definition: sense?.definition ?? '' };
}

function describe(lexicon: Lexicon, { lemma, pos, taught, askedAs }: Reading): DictionaryWord {
  const { wordNet, pronunciations } = lexicon;
  const isOpen = isOpenClass(pos);
  const spellings = spellingsBeside(lexicon, lemma, taught?.american);
  const listed = [lemma, plainSpelling(lemma), ...spellings].find(
    (spelling) => isOpen && wordNet.isWord(spelling, pos),
  );
  const heard = pronunciations.ipa(plainSpelling(lemma));
  return {
    key: wordKey({ lemma, pos }),
    lemma: taught || !isOpen ? lemma : wordNet.written(lemma, pos),
    pos,
    level: taught?.level ?? levelOf(lemma, pos),
    isLevelEstimated: taught === null,
    ipa: taught ? { uk: taught.ipa.uk, us: [taught.ipa.us ?? taught.ipa.uk] } : { uk: null, us: heard },
    askedAs,
    forms: formsOfWord({ lemma, pos, taught }),
    otherSpellings: spellings,
    taught: taught && taughtEntry(lexicon, taught),
    senses: isOpen && listed !== undefined ? wordNet.senses(listed, pos) : [],
    corrections: [],
  };
}

function taughtEntry({ bank }: Lexicon, word: Word): Taught {
  const { label = null, topic, definition, examples, translations, picture = null, moreSenses = [] } = word;
  return {
    ...{ label, topic, definition, examples, translations, picture, correctedIn: [] },
    moreSenses: moreSenses.map((sense) => ({ ...sense, label: sense.label ?? null })),
    confusions: word.confusions ?? [],
    collocations: word.collocations ?? [],
    family: bank.family(wordKey(word)).map(({ lemma, pos }) => ({ word: lemma, pos })),
  };
}

function spellingsBeside({ wordNet, bank }: Lexicon, lemma: string, american: string | undefined): string[] {
  const known = otherSpellings(lemma).filter((each) => wordNet.isWord(each) || bank.entries(each).length > 0);
  return [...new Set([...(american ? [american] : []), ...known])].filter((each) => each !== lemma);
}

/** The entry's own irregular forms, and regular ones for the rest. */
function formsOfWord({ lemma, pos, taught }: Pick<Reading, 'lemma' | 'pos' | 'taught'>): DictionaryWord['forms'] {
  if (!isOpenClass(pos)) return [];
  const own = taught?.forms;
  const irregular: Partial<Record<FormName, string | readonly string[] | undefined>> = {
    plural: own?.plural,
    past: own?.past,
    'past-participle': own?.participle,
    comparative: own?.comparative,
    superlative: own?.superlative,
  };
  return formNames[pos].flatMap((name) => {
    const given = irregular[name];
    const spellings = given === undefined ? inflect(lemma, name) : [given].flat();
    return spellings.length > 0 ? { name, spellings } : [];
  });
}
