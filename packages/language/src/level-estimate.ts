import { baseForms } from './base-forms.ts';
import { levelOfFunctionWord } from './function-words.ts';
import { levels } from './levels.ts';
import { normalForm } from './normal-form.ts';
import type { OpenClass } from './parts-of-speech.ts';
import { openClasses } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';

/** Step on the scale of levels: 1 for A1 to 5 for C1. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** The step of a listed base form. */
export type StepTable = (lemma: string, pos: OpenClass) => Step | undefined;

/** Prefixes and suffixes that derive a word from another, and what to replace them with. */
const affixes: readonly (readonly [RegExp, string])[] = [
  [/^(?:un|re|non-?|mis|dis|over|under|self-|anti-?|co-?|pre)(?=.{3})/, ''],
  [/ily$/, 'y'],
  [/(?<=[bdgpt])ly$/, 'le'],
  [/ally$/, ''],
  [/ly$/, ''],
  [/iness$/, 'y'],
  [/ness$|less$|ful$|ment$|ship$|hood$|like$|wise$|able$|er$|or$|ist$|ing$|ism$|ity$|al$|ish$|y$|ed$/, ''],
  [/(?:able|er|or|ist|ing|ion|ation|ity|ism|ish|y)$/, 'e'],
  [/ability$/, 'able'],
  [/ation$/, ''],
];

/**
 * The step of a word in any form or spelling, listed or not: the listed step; else that of its base forms; for several
 * words or a hyphened one the hardest part, at least the second step; for a derived or compound word (`thankfulness`,
 * `bookshop`) one step above its parts; else the fifth. Without a part of speech the easiest counts.
 */
export function estimateStep(table: StepTable, word: string, pos?: OpenClass): Step {
  const lemma = normalForm(word);
  const listed = easiest(table, lemma, pos) ?? easiest(table, lemma.replaceAll('-', ' '), pos);
  return (
    (pos ? listed : least([listed, ofForms(table, lemma)])) ??
    ofForms(table, lemma, pos) ??
    ofParts(table, lemma) ??
    ofMaking(table, lemma) ??
    5
  );
}

function easiest(table: StepTable, lemma: string, pos?: OpenClass): Step | undefined {
  const spellings = [lemma, ...otherSpellings(lemma)];
  const steps = (pos ? [pos] : openClasses).flatMap((each) => spellings.map((spelling) => table(spelling, each)));
  return least(steps);
}

function least(steps: readonly (Step | undefined)[]): Step | undefined {
  return steps.reduce(
    (best, step) => (best === undefined || (step !== undefined && step < best) ? step : best),
    undefined,
  );
}

function ofForms(table: StepTable, lemma: string, pos?: OpenClass): Step | undefined {
  return least(
    baseForms(lemma, { pos }).map((base) => (base.lemma === lemma ? undefined : easiest(table, base.lemma, base.pos))),
  );
}

function ofParts(table: StepTable, lemma: string): Step | undefined {
  const parts = lemma.split(/[ -]/).filter((part) => part.length > 1);
  if (parts.length < 2) return undefined;
  return parts
    .map((part) => (isLittle.test(part) ? 1 : (ofFunctionWord(part) ?? estimateStep(table, part))))
    .reduce((hardest, step) => (step > hardest ? step : hardest), 2);
}

/** Little words within a phrase, which aren't in the table of open classes. */
const isLittle =
  /^(?:a|an|and|at|by|for|from|in|into|it|of|off|on|or|out|over|the|to|up|with|my|your|his|her|one's|s)$/;

function ofFunctionWord(word: string): Step | undefined {
  const level = levelOfFunctionWord(word);
  const step = level ? levels.indexOf(level) + 1 : 0;
  return ([1, 2, 3, 4, 5] as const).find((each) => each === step);
}

function ofMaking(table: StepTable, lemma: string): Step | undefined {
  const derived = affixes.map(([affix, instead]) => {
    const base = lemma.replace(affix, instead);
    return base === lemma || base.length < 3 ? undefined : (easiest(table, base) ?? easiest(table, undoubled(base)));
  });
  const step = least([...derived, ofCompound(table, lemma)]);
  return step && above(step);
}

function undoubled(base: string): string {
  return base.replace(/([bdglmnprt])\1$/, '$1');
}

/** The harder half of two words written as one, both of three letters or more and no harder than the third step. */
function ofCompound(table: StepTable, lemma: string): Step | undefined {
  if (lemma.length > 30) return undefined;
  const halves: (Step | undefined)[] = [];
  for (let cut = 3; cut <= lemma.length - 3; cut += 1) {
    const [first, second] = [easiest(table, lemma.slice(0, cut)), easiest(table, lemma.slice(cut))];
    if (first && second && first <= 3 && second <= 3) halves.push(first > second ? first : second);
  }
  return least(halves);
}

function above(step: Step): Step {
  const next: Readonly<Record<Step, Step>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };
  return next[step];
}
