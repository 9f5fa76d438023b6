import type { Level } from '@wordgrove/contract/levels';
import type { Evidence } from './rules.ts';

/** The first answer that a student ever gave about a word: what the student knew before we taught it. */
export type FirstAnswer = { task: 'recalled' | 'recognised'; isRight: boolean };

/** First answers to words of one level. */
export type LevelAnswers = {
  level: Level;
  recalled: number;
  recalledRight: number;
  recognised: number;
  recognisedRight: number;
};

/** Null for evidence that doesn't answer, and for guesses. A hint makes an answer wrong. */
export function firstAnswerOf({
  task,
  passed,
  hints,
}: Pick<Evidence, 'task' | 'passed' | 'hints'>): FirstAnswer | null {
  if (passed === null || (task !== 'recalled' && task !== 'recognised')) return null;
  return { task, isRight: passed && hints === 0 };
}

/** One word's first answer as it is now, and as it was counted until now. */
export type FirstAnswerChange = { level: Level; now: FirstAnswer | null; before: FirstAnswer | null };

/** Sums the changes by level. Levels without a change are left out. */
export function addUpFirstAnswers(changes: readonly FirstAnswerChange[]): LevelAnswers[] {
  const sums = new Map<Level, LevelAnswers>();
  const add = (level: Level, answer: FirstAnswer | null, times: 1 | -1) => {
    if (!answer) return;
    const none = { level, recalled: 0, recalledRight: 0, recognised: 0, recognisedRight: 0 };
    const sum = sums.get(level) ?? none;
    sums.set(level, sum);
    sum[answer.task] += times;
    sum[`${answer.task}Right`] += times * Number(answer.isRight);
  };
  for (const { level, now, before } of changes) {
    add(level, now, 1);
    add(level, before, -1);
  }
  return [...sums.values()].filter(({ level: _, ...counts }) => Object.values(counts).some((count) => count !== 0));
}
