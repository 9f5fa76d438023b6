import { irregularComparison, isComparedByEnding } from './irregular-comparison.ts';
import { irregularPlurals } from './irregular-nouns.ts';
import { irregularPast } from './irregular-verbs.ts';
import type { OpenClass, PartOfSpeech } from './parts-of-speech.ts';
import { isOpenClass } from './parts-of-speech.ts';
import { syllables, withE, withIng, withS } from './regular-forms.ts';

/** The grammatical name of an inflected form; `ing` is both the present participle and the gerund. */
export type FormName = 'plural' | 'third-person' | 'past' | 'past-participle' | 'ing' | 'comparative' | 'superlative';

/** The forms of each part of speech. */
export const formNames: Readonly<Record<OpenClass, readonly FormName[]>> = {
  noun: ['plural'],
  verb: ['third-person', 'past', 'past-participle', 'ing'],
  adjective: ['comparative', 'superlative'],
  adverb: ['comparative', 'superlative'],
};

/**
 * One form of a base form, in all spellings and variants in use, British first: `inflect('travel', 'past')` →
 * ["travelled", "traveled"]. In a phrase the changing word changes: `give up` → `gave up`, `ice cream` → `ice creams`.
 * Empty for long adjectives and most adverbs, which take `more` and `most` instead. An unknown word follows the rules.
 */
export function inflect(lemma: string, form: FormName): string[] {
  const isCompared = form === 'comparative' || form === 'superlative';
  if (isCompared && /[ -]/.test(lemma)) return [];
  const [before, word, after] = changingWord(lemma, form);
  return inflectWord(word, form).map((each) => `${before}${each}${after}`);
}

/** `inflect` for one word as if it were regular: `go` → `goed`. Tells a learner's slip from a typo. */
export function inflectByRule(word: string, form: FormName): string[] {
  if (form === 'plural') return [withS(word)];
  if (form === 'third-person') return [/[^aeiou]o$/.test(word) ? `${word}es` : withS(word)];
  if (form === 'ing') return withIng(word);
  if (form === 'comparative') return withE(word, 'er');
  if (form === 'superlative') return withE(word, 'est');
  return withE(word, 'ed');
}

/**
 * A base form and all its forms, each once, the base form first. Without a part of speech, the forms of every one.
 * Parts of speech without regular forms give only the word itself.
 */
export function formsOf(lemma: string, pos?: PartOfSpeech): string[] {
  if (pos !== undefined && !isOpenClass(pos)) return [lemma];
  const names = pos ? formNames[pos] : [...formNames.noun, ...formNames.verb, ...formNames.adjective];
  const ofBe = pos !== 'noun' && /^be(?: |$)/.test(lemma) ? lemma.slice('be'.length) : null;
  const extra = ofBe === null ? [] : [`am${ofBe}`, `are${ofBe}`];
  return [...new Set([lemma, ...extra, ...names.flatMap((name) => inflect(lemma, name))])];
}

function inflectWord(word: string, form: FormName): readonly string[] {
  if (form === 'plural') return irregularPlurals(word) ?? inflectByRule(word, form);
  if (form === 'comparative' || form === 'superlative') return compare(word, form);
  if (form === 'third-person') return thirdPerson(word);
  if (form === 'ing') return inflectByRule(word, form);
  const irregular = irregularPast(word);
  if (!irregular) return inflectByRule(word, form);
  return form === 'past' ? irregular.past : irregular.participle;
}

function thirdPerson(word: string): string[] {
  if (word === 'be') return ['is'];
  if (word === 'have') return ['has'];
  return /^(?:quiz|whiz)$/.test(word) ? [`${word}zes`] : inflectByRule(word, 'third-person');
}

function compare(word: string, form: 'comparative' | 'superlative'): readonly string[] {
  const irregular = irregularComparison(word);
  if (irregular) return irregular[form];
  return isComparedByEnding(word) || hasShortShape(word) ? inflectByRule(word, form) : [];
}

/**
 * One syllable, or two with a light ending: `happy`, `simple`, `narrow`. Participles (`tired`, `boring`) aren't
 * compared.
 */
function hasShortShape(word: string): boolean {
  if (/..(?:ed|ing)$/.test(word) || /[^aeiou]ly$/.test(word)) return false;
  const count = syllables(word.replace(/^un(?=.{4})/, ''));
  return count === 1 || (count === 2 && /(?:y|[^aeiou]le|ow)$/.test(word));
}

/** A lemma split around the word that takes the ending: the first of a phrasal verb, else the last. */
function changingWord(lemma: string, form: FormName): [before: string, word: string, after: string] {
  const isOfVerb = form !== 'plural';
  const [, head = '', tail = ''] = /^([^ ]+)( .*)$/.exec(lemma) ?? [];
  if (head && isOfVerb) return ['', head, tail];
  const [, noun = '', rest = ''] = /^(\S+)( (?:of|in|at|for|to|with|on) .*)$/.exec(lemma) ?? [];
  if (noun && form === 'plural') return ['', noun, rest];
  if (irregularPlurals(lemma)) return ['', lemma, ''];
  const cut = Math.max(lemma.lastIndexOf(' '), lemma.lastIndexOf('-')) + 1;
  return [lemma.slice(0, cut), lemma.slice(cut), ''];
}
