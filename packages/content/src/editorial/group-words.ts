import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { baseForms, words as wordsOf } from '@wordgrove/language';
import type { GroupSet, Word } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** The bank's lowest level for a word or phrase, in any spelling or form; null for one that it doesn't have. */
export type BankLevel = (text: string) => Level | null;

export function bankLevels(bank: readonly Word[]): BankLevel {
  const steps = new Map<string, number>();
  const note = (key: string, level: Level) =>
    steps.set(key, Math.min(steps.get(key) ?? levels.length, levels.indexOf(level)));
  for (const { lemma, pos, american, forms = {}, level } of bank) {
    note(wordKey({ lemma, pos }), level);
    const written = [lemma, american ?? lemma, ...Object.values(forms).flatMap((form) => form ?? [])];
    for (const text of written) note(text.toLowerCase(), level);
  }
  return (text) => {
    const key = text.toLowerCase();
    // With its part of speech: `cooker` is no form of the verb `cook`.
    const found = [key, ...baseForms(key).map(wordKey)].flatMap((each) => steps.get(each) ?? []);
    return levels[Math.min(...found)] ?? null;
  };
}

/**
 * The things to sort that a student of the set's level can't look up: neither the whole nor each of its words is in the
 * bank at that level or below. Names, numbers and single letters are no words of it.
 */
export function strangeThings({ groups, level }: GroupSet, levelIn: BankLevel): string[] {
  const isKnown = (text: string) => {
    const own = levelIn(text);
    return own !== null && levels.indexOf(own) <= levels.indexOf(level);
  };
  const strange = (thing: string) =>
    wordsOf(thing).filter(({ text, stem }) => /^\p{Ll}{2}/u.test(text) && !isKnown(text) && !isKnown(stem));
  return [...new Set(Object.values(groups).flat())]
    .filter((thing) => !isKnown(thing))
    .flatMap((thing) => strange(thing).map(({ text }) => `${thing}: ${text} is ${levelIn(text) ?? 'not in the bank'}`));
}
