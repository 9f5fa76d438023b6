import type { Content, Word } from '@wordgrove/content/types';
import type { Level } from '@wordgrove/language';
import { otherSpellings } from '@wordgrove/language';

/** The taught words, by lemma, American spelling or their own irregular forms. */
export type Bank = {
  /** Entries with this lemma, in either spelling, easiest first. */
  entries: (lemma: string) => readonly Word[];
  /** Entries with this irregular form. */
  ofForm: (form: string) => readonly Word[];
  find: (key: string) => Word | undefined;
  /** The words that this one is derived from, and those derived from it. */
  family: (key: string) => readonly Word[];
};

/** The vocabulary's data about a word of the bank, as it is typed. */
export type TaughtWord = {
  lemma: string;
  pos: Word['pos'];
  level: Level;
  american: string | undefined;
  irregular: readonly string[];
};

export function openBank(
  { words, families }: Pick<Content, 'words' | 'families'>,
  keyOf: (word: Word) => string,
): Bank {
  const byLemma = new Map<string, Word[]>();
  const byForm = new Map<string, Word[]>();
  for (const word of words) {
    const { lemma, american, irregular } = taughtWord(word);
    for (const spelling of new Set([lemma, american ?? lemma])) put(byLemma, spelling, word);
    for (const form of new Set(irregular)) put(byForm, form, word);
  }
  const byKey = new Map(words.map((word) => [keyOf(word), word]));
  const familyOf = new Map(families.flatMap(({ words: keys }) => keys.map((key) => [key, keys])));
  return {
    entries: (lemma) => {
      const found = byLemma.get(plainSpelling(lemma));
      return found ?? otherSpellings(lemma).flatMap((spelling) => byLemma.get(spelling) ?? []);
    },
    ofForm: (form) => byForm.get(plainSpelling(form)) ?? [],
    find: (key) => byKey.get(key),
    family: (key) => (familyOf.get(key) ?? []).flatMap((each) => (each === key ? [] : (byKey.get(each) ?? []))),
  };
}

function put(map: Map<string, Word[]>, key: string, word: Word): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

/** A spelling in letters that every keyboard has: `café` → cafe. */
export function plainSpelling(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function taughtWord({ lemma, pos, level, american, forms }: Word): TaughtWord {
  return {
    lemma: plainSpelling(lemma),
    pos,
    level,
    american: american && plainSpelling(american),
    irregular: Object.values(forms ?? {}).flatMap((given) => [given ?? []].flat().map(plainSpelling)),
  };
}
