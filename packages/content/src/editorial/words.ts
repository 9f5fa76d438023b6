import { translationLanguages } from '@wordgrove/contract/languages';
import { findLemma } from '@wordgrove/language';
import { inEachSense } from '#senses.ts';
import type { Word } from '#types.ts';
import { spellingFaults } from './spelling.ts';

/** The letters and signs in each language's words, including spaces. */
const alphabets = {
  tr: /^[a-zçğıİöşüâîû' ,.?!/()…-]+$/iu,
  es: /^[a-záéíóúüñ¿?¡! ,./()…-]+$/iu,
  fr: /^[a-zàâæçéèêëîïôœùûüÿ'’?! ,./()…-]+$/iu,
  de: /^[a-zäöüßéê?! ,./()…-]+$/iu,
} as const;

const ipa = /^[abdefhijklmnoprstuvwzæðŋɑɒɔəɛɜɡɪʃʊʌʒθˈˌː ().-]+$/u;
const longestTranslation = 45;

/** A syllable that has no vowel in the way we write it: nation ˈneɪʃn, vision ˈvɪʒn, special ˈspeʃl; after t and d it has one. */
const fullSyllable = /(?<![td])[ʃʒ]ə[nl]z?(?= |$)|ʃənəl(?= |$)/u;

/** What an editor would send back about one entry, all its meanings included; a sentence each. */
export function wordFaults(word: Word): string[] {
  return [...inEachSense(word).flatMap(meaningFaults), ...soundsOf(word), ...collocationsOf(word), ...choicesOf(word)];
}

function meaningFaults(word: Word): string[] {
  return [...examplesOf(word), ...definitionOf(word), ...translationsOf(word), ...spellingFaults(word)];
}

/** The entry's listed forms, which the rules of English don't give. */
function irregularForms({ forms = {}, american }: Pick<Word, 'forms' | 'american'>): string[] {
  const listed = Object.values(forms).flatMap((form) => form ?? []);
  return american ? [...listed, american] : listed;
}

function hasWord(text: string, word: Word): boolean {
  const { lemma, pos } = word;
  const place = pos === 'noun' || pos === 'verb' || pos === 'adjective' || pos === 'adverb' ? pos : undefined;
  return findLemma(text, lemma, { pos: place, forms: irregularForms(word) }).length > 0;
}

function examplesOf(word: Word): string[] {
  return word.examples.flatMap((example) => [
    ...(hasWord(example, word) ? [] : [`the example lacks it: ${example}`]),
    ...(/^["'“‘]?[A-Z0-9]/.test(example) ? [] : [`the example begins small: ${example}`]),
    ...(/[.!?]["'”’]?$/.test(example) ? [] : [`the example has no end: ${example}`]),
  ]);
}

/** Each has the word and what goes with it. */
function collocationsOf(word: Word): string[] {
  const { lemma, collocations = [] } = word;
  return collocations.flatMap((text, place) => {
    const count = text.split(' ').length;
    return [
      ...(hasWord(text, word) ? [] : [`the collocation lacks it: ${text}`]),
      ...(text.toLowerCase() === lemma.toLowerCase() || count > 6 ? [`no collocation: ${text}`] : []),
      ...(collocations.indexOf(text) < place ? [`a collocation twice: ${text}`] : []),
    ];
  });
}

/** With the right partner each is a collocation of the word, with a wrong one it isn't. */
function choicesOf({ collocations = [], choices = [], lemma }: Word): string[] {
  return choices.flatMap(({ text, right, wrong }) => {
    const filled = (partner: string) => text.replace('___', partner);
    return [
      ...(text.split('___').length === 2 ? [] : [`a choice without its one gap: ${text}`]),
      ...(right.toLowerCase() === lemma.toLowerCase() ? [`a choice asks for the word itself: ${text}`] : []),
      ...(collocations.includes(filled(right)) ? [] : [`no collocation of it: ${filled(right)}`]),
      ...wrong
        .filter((each, place) => collocations.includes(filled(each)) || each === right || wrong.indexOf(each) < place)
        .map((each) => `a wrong partner that isn't: ${filled(each)}`),
    ];
  });
}

function definitionOf({ lemma, pos, definition }: Word): string[] {
  const open = pos === 'noun' || pos === 'verb' || pos === 'adjective' || pos === 'adverb';
  const usesItself = open && lemma.length > 2 && findLemma(definition, lemma, { pos }).length > 0;
  return [
    ...(usesItself ? [`the definition uses the word: ${definition}`] : []),
    ...(pos === 'verb' && !/^(to|used|\(|what)\b/.test(definition) ? [`no verb's definition: ${definition}`] : []),
    ...(/[.;]$/.test(definition) ? [`the definition ends in a mark: ${definition}`] : []),
    ...(definition.length > 140 ? [`a long definition: ${definition}`] : []),
  ];
}

function translationsOf({ pos, translations }: Word): string[] {
  return translationLanguages.flatMap((language) =>
    translations[language].flatMap((text) => {
      const isSmallNoun = language === 'de' && pos === 'noun' && !/(^|[ (])\p{Lu}/u.test(text);
      const isNoVerb = language === 'tr' && pos === 'verb' && !/m[ae]k(\)|$)/.test(text) && !/^-/.test(text);
      return [
        ...(alphabets[language].test(text) ? [] : [`odd letters in ${language}: ${text}`]),
        ...(text.length > longestTranslation ? [`long in ${language}: ${text}`] : []),
        ...(isSmallNoun ? [`a small German noun: ${text}`] : []),
        ...(isNoVerb ? [`no Turkish infinitive: ${text}`] : []),
      ];
    }),
  );
}

function soundsOf({ ipa: { uk, us } }: Word): string[] {
  return [uk, ...(us ? [us] : [])].flatMap((sound) => [
    ...(ipa.test(sound) ? [] : [`odd signs in the sound: ${sound}`]),
    ...(fullSyllable.test(sound) ? [`the last syllable has no vowel: ${sound}`] : []),
  ]);
}
