import { coverageBand } from '@wordgrove/contract/coverage';
import type { Language } from '@wordgrove/contract/languages';
import type { ClassFit, Fit } from '@wordgrove/contract/pdf-fields';
import type { MetWord, TextMeasure } from './fit.ts';
import { fitOf, isExpected } from './fit.ts';

/** A word of the text: its step in `StepChances`, and how often it stands there. */
export type MeasuredWord = { step: number; times: number };

/** A word that students lack. `at`: its place among the words; `opens`: what the mean coverage gains with it. */
export type Lacked = { at: number; lacking: number; opens: number };

export type ClassMeasure = Pick<ClassFit, 'students' | 'median' | 'lowest' | 'highest' | 'bands'> & {
  lacked: Lacked[];
};

const shares = ['coverage', 'known', 'learning', 'fresh', 'measured'] as const;

/**
 * Adds up a class student by student, so that a large one needs neither much memory nor a long turn. What students
 * without evidence of a word lack follows from sums by step; only words with evidence are corrected one by one.
 */
export function measureClass(text: TextMeasure, words: readonly MeasuredWord[]) {
  const fits: Fit[] = [];
  const bands = { alone: 0, helped: 0, guided: 0, hard: 0 };
  const ofStep = text.bySteps.map(() => ({ missing: 0, lacking: 0 }));
  const missing = new Float64Array(words.length);
  const lacking = new Int32Array(words.length);
  const lacks = (chance: number) => Number(!isExpected(chance));

  return {
    /**
     * @param met by the word's place among the words
     * @returns the student's own fit; null for a text without words
     */
    add: (chances: readonly number[], met: ReadonlyMap<number, MetWord>): Fit | null => {
      const fit = fitOf(text, chances, met.values());
      if (!fit) return null;
      fits.push(fit);
      bands[coverageBand(fit.coverage)] += 1;
      for (const [step, sum] of ofStep.entries()) {
        const chance = chances[step] ?? 0;
        sum.missing += 1 - chance;
        sum.lacking += lacks(chance);
      }
      for (const [at, { step, chance, isKnown }] of met) {
        const [now, estimated] = [isKnown ? 1 : chance, chances[step] ?? 0];
        missing[at] = (missing[at] ?? 0) + estimated - now;
        lacking[at] = (lacking[at] ?? 0) + lacks(now) - lacks(estimated);
      }
      return fit;
    },

    result: (most: number): ClassMeasure => {
      const students = fits.length;
      const lacked = words.map(({ step, times }, at) => {
        const sum = ofStep[step] ?? { missing: 0, lacking: 0 };
        const mean = (sum.missing + (missing[at] ?? 0)) / Math.max(1, students);
        return { at, lacking: sum.lacking + (lacking[at] ?? 0), opens: (mean * times) / Math.max(1, text.running) };
      });
      const coverages = fits.map(({ coverage }) => coverage);
      return {
        students,
        median: medianOf(fits),
        lowest: students > 0 ? Math.min(...coverages) : null,
        highest: students > 0 ? Math.max(...coverages) : null,
        bands,
        lacked: lacked
          .filter((word) => word.lacking * 2 >= students && word.lacking > 0)
          .sort((one, other) => other.opens - one.opens || one.at - other.at)
          .slice(0, most),
      };
    },
  };
}

function medianOf(fits: readonly Fit[]): Fit | null {
  if (fits.length === 0) return null;
  const ofShare = (share: (typeof shares)[number]) => {
    const sorted = fits.map((fit) => fit[share]).sort((one, other) => one - other);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  };
  return Object.fromEntries(shares.map((share) => [share, ofShare(share)])) as Fit;
}

/** The language that all use; null where they use several, or there is nobody. */
export function sharedLanguage(readers: readonly { language: Language | null }[]): Language | null {
  const [language = null, ...others] = new Set(readers.map((reader) => reader.language));
  return others.length === 0 ? language : null;
}
