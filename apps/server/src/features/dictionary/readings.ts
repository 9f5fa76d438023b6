import type { PartOfSpeech, Word } from '@wordgrove/content/types';
import type { FormName, IsWord, OpenClass } from '@wordgrove/language';
import {
  baseForms,
  contractionReadings,
  formNames,
  inflect,
  isOpenClass,
  openClasses,
  otherSpellings,
} from '@wordgrove/language';
import { wordnetExceptions } from '@wordgrove/language/exceptions';
import { plainSpelling } from './bank.ts';
import type { Lexicon } from './lexicon.ts';

/** Only the present of `be` has forms other than the third person. */
export type AskedForm = FormName | 'present';

/** A word that the query may stand for. */
export type Reading = {
  lemma: string;
  pos: PartOfSpeech;
  taught: Word | null;
  /** Which of its forms the query is; empty for the word itself and its other spelling. */
  askedAs: AskedForm[];
};

type Known = Pick<Lexicon, 'bank' | 'wordNet'>;

/**
 * Every word that a form may belong to, taught ones first: `ran` → run; `better` → good, well, better; `color` →
 * colour. A contraction that is no word itself is read as its words: `don't` → do, not.
 */
export function readingsOf(known: Known, asked: string): Reading[] {
  const found = [...spellingsOf(asked)].map((text) => readingsOfSpelling(known, text)).find((each) => each.length > 0);
  if (found) return inOrder(found, known.wordNet);
  const [expanded = ''] = contractionReadings(asked);
  return expanded === asked
    ? []
    : expanded.split(' ').flatMap((word) => taughtOrAll(inOrder(readingsOfSpelling(known, word), known.wordNet)));
}

/** Only the taught readings, if there are any: the `was` of `wasn't` is never the plural of a rare noun. */
export function taughtOrAll(readings: readonly Reading[]): readonly Reading[] {
  const taught = readings.filter((reading) => reading.taught !== null);
  return taught.length > 0 ? taught : readings;
}

function readingsOfSpelling({ bank, wordNet }: Known, asked: string): Reading[] {
  const isWord: IsWord = (lemma, pos) =>
    wordNet.isWord(lemma, pos) || bank.entries(lemma).some((word) => !pos || word.pos === pos);
  const readings: Reading[] = [];
  const add = (reading: Reading) => {
    const isThere = readings.some(({ lemma, pos }) => lemma === reading.lemma && pos === reading.pos);
    if (!isThere) readings.push(reading);
  };
  const addTaught = (word: Word) =>
    add({ lemma: word.lemma, pos: word.pos, taught: word, askedAs: askedForms(word, asked) });
  for (const { lemma, pos } of baseForms(asked, { isWord, exceptions: wordnetExceptions })) {
    const entries = bank.entries(lemma);
    const entry = entries.find((word) => word.pos === pos);
    if (entry) addTaught(entry);
    else if (wordNet.isWord(lemma, pos)) add({ lemma, pos, taught: null, askedAs: formsAsked(lemma, pos, asked) });
    for (const word of entries) if (!isOpenClass(word.pos)) addTaught(word);
  }
  for (const word of [...bank.entries(asked), ...bank.ofForm(asked)]) addTaught(word);
  return readings.length > 0 ? readings : rareReadings(wordNet, asked);
}

/** WordNet lists the base of rare irregular forms even without a meaning for it, or only as another part of speech. */
function rareReadings(wordNet: Lexicon['wordNet'], asked: string): Reading[] {
  return openClasses.flatMap((pos) =>
    wordnetExceptions(asked, pos).flatMap((lemma) => [
      { lemma, pos, taught: null, askedAs: formsAsked(lemma, pos, asked) },
      ...openClasses
        .filter((other) => other !== pos && wordNet.isWord(lemma, other))
        .map((other) => ({ lemma, pos: other, taught: null, askedAs: [] })),
    ]),
  );
}

/** Whether the query really is a spelling or form of the word, rather than just built like one: `occured`, `stoped`. */
export function isRightlySpelt({ lemma, taught, askedAs }: Reading, asked: string): boolean {
  if (askedAs.length > 0) return true;
  const spellings = [lemma, taught?.american ?? lemma, ...otherSpellings(lemma)].map(joined);
  return spellings.includes(joined(asked)) || wordnetExceptions(asked, 'verb').includes(lemma);
}

function joined(text: string): string {
  return plainSpelling(text).replace(/[ -]/g, '');
}

/** The query, then with hyphens as spaces or removed, since compounds are written in all three ways. */
function spellingsOf(asked: string): Set<string> {
  const apart = asked.replace(/[- ]+/g, ' ');
  return new Set([asked, apart, asked.replaceAll(' ', '-'), apart.replaceAll(' ', '')]);
}

/**
 * Taught words first, then function words before forms of other words (`his`, not hi), and among the rest whichever is
 * usual: `hives` is more than one hive before it is an illness. For one lemma, the part of speech with the most uses
 * first.
 */
function inOrder(readings: readonly Reading[], wordNet: Lexicon['wordNet']): Reading[] {
  const uses = ({ lemma, pos }: Reading) => (isOpenClass(pos) ? wordNet.usedSenses(lemma, pos) : 0);
  const unusual = unusualOf(readings, uses);
  const first = readings.filter((reading) => isFunctionWord(reading) || !unusual.has(reading));
  const lemmas = [...new Set([...readings.filter(isFunctionWord), ...first, ...readings].map(({ lemma }) => lemma))];
  return readings.toSorted(
    (one, other) =>
      Number(one.taught === null) - Number(other.taught === null) ||
      lemmas.indexOf(one.lemma) - lemmas.indexOf(other.lemma) ||
      (one.taught?.level ?? '').localeCompare(other.taught?.level ?? '') ||
      uses(other) - uses(one) ||
      // What is an adjective is often a noun too (`cunning`), seldom the other way round.
      Number(other.pos === 'adjective') - Number(one.pos === 'adjective'),
  );
}

/**
 * Among untaught readings: a word that looks like a more usual word's form (`chased`), or a form of a word that is
 * rarer than the word itself (`ragged`). A noun that has uses of its own as a plural stays (`spectacles`).
 */
function unusualOf(readings: readonly Reading[], uses: (reading: Reading) => number): Set<Reading> {
  const untaught = readings.filter(({ taught, pos }) => taught === null && isOpenClass(pos));
  const itself = untaught.filter(({ askedAs }) => askedAs.length === 0);
  const forms = untaught.filter(({ askedAs }) => askedAs.length > 0);
  const loses = (word: Reading, form: Reading) =>
    !(word.pos === 'noun' && form.pos === 'noun' && uses(word) > 0) && uses(form) > 0 && uses(form) >= uses(word);
  return new Set([
    ...itself.filter((word) => forms.some((form) => loses(word, form))),
    ...forms.filter((form) => itself.some((word) => !loses(word, form) && uses(word) > uses(form))),
  ]);
}

/** Looked up in its base form, and of a closed class. */
function isFunctionWord({ pos, askedAs }: Reading): boolean {
  return !isOpenClass(pos) && askedAs.length === 0 && pos !== 'exclamation';
}

function askedForms({ lemma, pos, american, forms }: Word, asked: string): AskedForm[] {
  if (asked === lemma || asked === american) return [];
  const own = [
    ['plural', forms?.plural],
    ['past', forms?.past],
    ['past-participle', forms?.participle],
    ['comparative', forms?.comparative],
    ['superlative', forms?.superlative],
  ] as const;
  const named = own.flatMap(([name, given]) => ([given ?? []].flat().includes(asked) ? name : []));
  return named.length > 0 ? named : formsAsked(lemma, pos, asked);
}

function formsAsked(lemma: string, pos: PartOfSpeech, asked: string): AskedForm[] {
  if (asked === lemma || !isOpenClass(pos)) return [];
  const spellings = [lemma, ...otherSpellings(lemma)];
  if (spellings.includes(asked)) return [];
  const named = formNames[pos].filter((name) => spellings.some((spelling) => inflect(spelling, name).includes(asked)));
  if (named.length > 0) return named;
  // An old or rare form, which WordNet lists without saying which form it is.
  return wordnetExceptions(asked, pos).includes(lemma) ? [listedForm(lemma, pos, asked)] : [];
}

/** The name of a form that only the exception lists know; they list verbs with forms of every kind. */
function listedForm(lemma: string, pos: OpenClass, asked: string): AskedForm {
  if (pos === 'noun') return 'plural';
  if (pos !== 'verb') return asked.endsWith('est') ? 'superlative' : 'comparative';
  if (lemma === 'be' && (asked === 'am' || asked === 'are')) return 'present';
  if (asked.endsWith('ing')) return 'ing';
  return /[^s]s$/.test(asked) ? 'third-person' : 'past';
}
