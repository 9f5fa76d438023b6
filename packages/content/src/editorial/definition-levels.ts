import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { baseForms, words as wordsOf } from '@wordgrove/language';
import { levelOf } from '@wordgrove/language/level-of';
import type { Word } from '#types.ts';
import { beyondA2Words, definingWords } from './defining-words.ts';

/** The level of any word in running text: the bank's lowest for any of its base forms, else an estimate. */
export function levelReader(bank: readonly Word[]): (stem: string) => Level {
  const steps = new Map<string, number>();
  for (const { lemma, level } of bank) {
    const key = lemma.toLowerCase();
    steps.set(key, Math.min(steps.get(key) ?? levels.length, levels.indexOf(level)));
  }
  return (stem) => {
    const bases = [stem, ...baseForms(stem).map(({ lemma }) => lemma)];
    const known = bases.flatMap((base) => steps.get(base) ?? []);
    const guessed = () => bases.map((base) => levels.indexOf(levelOf(base)));
    return levels[Math.min(...(known.length > 0 ? known : guessed()))] ?? 'C1';
  };
}

/**
 * The words of a definition that are harder than the word it explains, except names, letters and the defining words.
 */
export function hardWords({ definition, level }: Word, read: ReturnType<typeof levelReader>): string[] {
  return wordsOf(definition)
    .filter(({ text, stem }) => stem.length > 1 && !/^\p{Lu}/u.test(text) && !isDefining(stem))
    .map(({ stem }) => stem)
    .filter((stem) => levels.indexOf(read(stem)) > levels.indexOf(level));
}

/**
 * The words of a definition outside the defining vocabulary: the bank's A1 and A2, and those listed beside them. Names,
 * letters and units have no level.
 */
export function wordsBeyond({ definition }: Word, read: ReturnType<typeof levelReader>): string[] {
  const isListed = (base: string) => definingWords.has(base) || beyondA2Words.has(base);
  return wordsOf(definition)
    .filter(
      ({ text, stem }) => !/^\p{Lu}/u.test(text) && !unit.test(stem) && !stem.includes("n't") && stem !== 'cannot',
    )
    .map(({ stem }) => stem)
    .filter((stem) => ![stem, ...baseForms(stem).map(({ lemma }) => lemma)].some(isListed) && read(stem) > 'A2');
}

const unit = /^(?:[a-z]|cm|km|kg)$/;

function isDefining(stem: string): boolean {
  return definingWords.has(stem) || baseForms(stem).some(({ lemma }) => definingWords.has(lemma));
}
