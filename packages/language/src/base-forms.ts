import { formNames, inflect } from './inflect.ts';
import { basesOfComparison } from './irregular-comparison.ts';
import { basesOfPlural } from './irregular-nouns.ts';
import { basesOfPast, splitPrefix } from './irregular-verbs.ts';
import { normalForm } from './normal-form.ts';
import type { IsWord, OpenClass } from './parts-of-speech.ts';
import { openClasses } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';
import { stripEnding } from './strip-ending.ts';
import { withoutPossessive } from './tokens.ts';

export interface BaseForm {
  lemma: string;
  pos: OpenClass;
}

/** Looks up an irregular form: the base forms of `form` as that part of speech, none if it isn't listed. */
export type Exceptions = (form: string, pos: OpenClass) => readonly string[];

export interface BaseFormOptions {
  /** Only base forms of this part of speech. */
  pos?: OpenClass | undefined;
  /**
   * Keeps only base forms that exist, and finds those in the other spelling (`colour` where only `color` is listed).
   */
  isWord?: IsWord | undefined;
  /** Irregular forms beyond today's everyday English; `@wordgrove/language/exceptions` has WordNet's. */
  exceptions?: Exceptions | undefined;
}

/**
 * The possible base forms of a form, likeliest first, each once: `ran` → run; `better` → good and well, then better
 * itself; `leaves` → leaf and leave. Follows WordNet's morphy (https://wordnet.princeton.edu/documentation/morphy7wn):
 * irregular forms first, then the form itself, then the form without endings. An ending counts only if adding it back
 * gives the form again, so `hoping` comes from hope and never from hop. Without `isWord` the result has everything that
 * the spelling allows; with it, only existing words or, if there are none, those that a misspelt ending suggests.
 * Ignores case, curly apostrophes and a possessive ending.
 */
export function baseForms(form: string, options: BaseFormOptions = {}): BaseForm[] {
  const { pos, isWord } = options;
  const word = withoutPossessive(normalForm(form));
  if (word === '') return [];
  const classes = pos ? [pos] : openClasses;
  const irregular = classes.flatMap((each) => irregularBases(word, each, options.exceptions));
  const itself = classes.map((each) => ({ lemma: word, pos: each }));
  const found = existing([...irregular, ...itself, ...classes.flatMap((each) => regularBases(word, each))], isWord);
  if (found.length > 0 || !isWord) return found;
  return existing(
    classes.flatMap((each) => looseBases(word, each)),
    isWord,
  );
}

function existing(candidates: readonly BaseForm[], isWord: IsWord | undefined): BaseForm[] {
  const kept: BaseForm[] = [];
  const keep = (lemma: string, pos: OpenClass) => {
    if (!kept.some((each) => each.lemma === lemma && each.pos === pos)) kept.push({ lemma, pos });
  };
  for (const { lemma, pos } of candidates) {
    if (!isWord || isWord(lemma, pos)) keep(lemma, pos);
    else for (const spelling of otherSpellings(lemma)) if (isWord(spelling, pos)) keep(spelling, pos);
  }
  return kept;
}

function irregularBases(word: string, pos: OpenClass, exceptions: Exceptions | undefined): BaseForm[] {
  const look = (form: string) => [...listed(form, pos), ...(exceptions?.(form, pos) ?? [])];
  const [, before = '', changed = word, after = ''] = (pos === 'verb' ? ofVerb : ofNoun).exec(word) ?? [];
  const inside = changed === word ? [] : look(changed).map((base) => `${before}${base}${after}`);
  return [...look(word), ...inside].map((lemma) => ({ lemma, pos }));
}

/** The word that carries the ending, among several: `gave up`, `police officers`, `passers-by`. */
const ofVerb = /^()(\S+)( .*)$/;
const ofNoun = /^(.*[ -])([^ -]+)()$/;

function listed(word: string, pos: OpenClass): readonly string[] {
  if (pos === 'noun') return basesOfPlural.get(word) ?? [];
  if (pos !== 'verb') return basesOfComparison.get(word) ?? [];
  if (/^(?:am|are|is)$/.test(word)) return ['be'];
  if (word === 'has') return ['have'];
  const own = basesOfPast.get(word);
  if (own) return own;
  const [prefix = '', rest = ''] = splitPrefix(word) ?? [];
  return prefix ? listed(rest, 'verb').map((lemma) => `${prefix}${lemma}`) : [];
}

function regularBases(word: string, pos: OpenClass): BaseForm[] {
  return formNames[pos].flatMap((name) =>
    stripEnding(word, name)
      .filter((lemma) => inflect(lemma, name).includes(word))
      .map((lemma) => ({ lemma, pos })),
  );
}

/** Removes endings without the check. */
function looseBases(word: string, pos: OpenClass): BaseForm[] {
  return formNames[pos].flatMap((name) => stripEnding(word, name)).map((lemma) => ({ lemma, pos }));
}
