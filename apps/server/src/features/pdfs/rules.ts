import type { Level } from '@wordgrove/contract/levels';
import { limits } from '@wordgrove/contract/limits';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { FormUse, RunningWords } from '@wordgrove/language';
import { isBetterSentence, levelOfFunctionWord, levelOfText, tokens } from '@wordgrove/language';
import { isNationality, namesIn, wordNamed } from './names.ts';

/**
 * Raised when a change of the rules gives texts other words, names, pages or levels: those prepared by an older version
 * are prepared again in the background.
 */
export const preparationVersion = 5;

/** A page as it was read, with its words counted. */
export type ReadPage = { page: number; text: string } & RunningWords;

/** The usual word of a form, and all that it may stand for. */
export type WordOfForm = {
  key: string;
  keys: readonly string[];
  pos: PartOfSpeech;
  level: Level;
  /** Whether it is normally written with a capital, as a word to be learned or as a name. */
  capital: 'taught' | 'name' | null;
};

export type TextWord = {
  word: string;
  keys: string[];
  pos: PartOfSpeech;
  level: Level;
  times: number;
  page: number;
  sentence: string;
};

type FormOfText = FormUse & { page: number };

/** The forms of a text, put together page by page. */
export type FormsOfText = { forms: Map<string, FormOfText>; words: number; numbers: number };

export function noForms(): FormsOfText {
  return { forms: new Map(), words: 0, numbers: 0 };
}

/** Adds a page. Pages come in order. */
export function addPage(all: FormsOfText, { page, forms, words, numbers }: ReadPage): void {
  all.words += words;
  all.numbers += numbers;
  for (const use of forms) {
    const known = all.forms.get(use.form);
    if (!known) {
      all.forms.set(use.form, { ...use, page });
      continue;
    }
    known.times += use.times;
    known.small += use.small;
    known.capital += use.capital;
    known.named += use.named;
    known.next = [...new Set([...known.next, ...use.next])].slice(0, 3);
    if (isBetterSentence(use.sentence, known.sentence)) known.sentence = use.sentence;
  }
}

/** The dictionary takes rare words with a capital for the hardest; but who knows `Norway` understands `Norwegian`. */
const levelOfNationalities: Level = 'A2';

/** What is known of a text once each of its forms was looked up. */
export type Vocabulary = {
  /** Most frequent first. */
  words: TextWord[];
  unlistedWords: number;
  /** Null without words, or with too few to tell. */
  level: Level | null;
  /** The key of each form that is a word. */
  keys: Map<string, string>;
  /** How often each form is a name. */
  names: Map<string, number>;
};

/** @param wordOf what the dictionary says of a form */
export function vocabularyOf(
  { forms, words: running, numbers }: FormsOfText,
  wordOf: ReadonlyMap<string, WordOfForm>,
): Vocabulary {
  const words = new Map<string, TextWord>();
  const keys = new Map<string, string>();
  const lookUp = (form: string) => wordOf.get(form) ?? null;
  const names = namesIn(forms, lookUp);
  let [known, unlistedWords] = [numbers, 0];
  for (const use of forms.values()) {
    const named = names.get(use.form) ?? 0;
    const times = use.times - named;
    known += named;
    if (times === 0) continue;
    const word = wordNamed(use.form, lookUp);
    // `Others` and `whoever` are in no dictionary, but in everybody's grammar.
    if (word === null && levelOfFunctionWord(use.form)) known += times;
    else if (word === null) unlistedWords += times;
    else {
      keys.set(use.form, word.key);
      addWord(words, { ...use, times }, isNationality(word) ? { ...word, level: levelOfNationalities } : word);
    }
  }
  const inOrder = [...words.values()].toSorted(
    (one, other) => other.times - one.times || one.word.localeCompare(other.word),
  );
  const level = running < limits.levelWordsMin ? null : levelOfText(words.values(), known);
  return { words: inOrder, unlistedWords, level, keys, names };
}

function addWord(words: Map<string, TextWord>, use: FormOfText, { key, keys, pos, level }: WordOfForm): void {
  const known = words.get(key);
  if (!known) {
    const { times, page, sentence } = use;
    words.set(key, { word: key, keys: [...keys], pos, level, times, page, sentence });
    return;
  }
  known.times += use.times;
  known.keys = [...new Set([...known.keys, ...keys])];
  if (use.page < known.page || isBetterSentence(use.sentence, known.sentence)) known.sentence = use.sentence;
  known.page = Math.min(known.page, use.page);
}

/** The forms of a page that are words, for `pdf_pages`. */
export function formsOfPage(forms: readonly string[], keys: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    forms.flatMap((form) => {
      const key = keys.get(form);
      return key === undefined ? [] : [[form, key]];
    }),
  );
}

/** How often each word stands on a page, by its key. `forms` as `formsOfPage` gives them. */
export function timesOnPage(text: string, forms: Readonly<Record<string, string>>): Map<string, number> {
  const times = new Map<string, number>();
  for (const { normal } of tokens(text)) {
    const key = Object.hasOwn(forms, normal) ? forms[normal] : undefined;
    if (key !== undefined) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}
