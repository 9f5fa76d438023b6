import type { Level } from '@wordgrove/contract/levels';
import type { PracticePlace } from '#db/schema/all.ts';
import type { Evidence } from './rules.ts';

/** The first answer that a student ever gave about a word drawn from its level: what was known before we taught it. */
export type FirstAnswer = { task: 'recalled' | 'recognised'; isRight: boolean };

/** First answers to words of one level. */
export type LevelAnswers = {
  level: Level;
  recalled: number;
  recalledRight: number;
  recognised: number;
  recognisedRight: number;
};

type Answering = Pick<Evidence, 'activity' | 'task' | 'passed' | 'hints'> & { place?: PracticePlace };

/** Whether it answers, by which later answers to its word aren't the first. Guesses don't. */
export function isAnswer({ task, passed }: Pick<Evidence, 'task' | 'passed'>): boolean {
  return passed !== null && (task === 'recalled' || task === 'recognised');
}

/**
 * Null for what is no answer, and for answers that say nothing of the other words of a level: on a card are words that
 * somebody lacked or was just taught, and a deck or a list is played for the same reason. A hint makes an answer wrong.
 */
export function firstAnswerOf({ activity, task, passed, hints, place }: Answering): FirstAnswer | null {
  if (passed === null || (task !== 'recalled' && task !== 'recognised')) return null;
  if (activity === 'card' || place?.isChosen) return null;
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
