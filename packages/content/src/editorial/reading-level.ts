import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { words } from '@wordgrove/language';
import type { Passage } from '#types.ts';

/** How hard a passage is to read, measured on its different words; names don't count. */
export type ReadingLevel = {
  /** Share of the words at the passage's level or below, 0 to 1. */
  within: number;
  /** Mean of the words' levels as steps, A1 = 0 to C1 = 4. */
  mean: number;
};

export function readingLevel({ paragraphs, level }: Passage, read: (stem: string) => Level): ReadingLevel {
  const own = words(paragraphs.join(' ')).filter(({ text }) => !/^\p{Lu}/u.test(text));
  const steps = [...new Set(own.map(({ stem }) => stem))].map((stem) => levels.indexOf(read(stem)));
  const isWithin = (step: number) => step <= levels.indexOf(level);
  return {
    within: steps.filter(isWithin).length / steps.length,
    mean: steps.reduce((sum, step) => sum + step, 0) / steps.length,
  };
}
