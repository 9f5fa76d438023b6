import type { Chance } from './chance.ts';
import type { Learner, Trace } from './learner.ts';
import type { Evidence, Memory } from './product-memory.ts';
import type { World } from './world.ts';

/**
 * One line of the ledger. `isFirstToday` tells a word's first card on a day from its repetitions; `truth` is the chance
 * of passing it, which only the simulation knows.
 */
export type Line = { word: number; evidence: Evidence; isFirstToday: boolean; truth: number };

/** A learner in the middle of the course. The memories are the ones that decide what is due. */
export type Course = {
  world: World;
  learner: Learner;
  chance: Chance;
  difficulties: readonly number[];
  traces: Map<number, Trace>;
  memories: Map<number, Memory>;
  introduced: number;
  ledger: Line[];
  record: (word: number, at: number, answer: Answer, truth?: number) => void;
};

export type Answer = Pick<Evidence, 'activity' | 'task' | 'passed'> & Partial<Pick<Evidence, 'grade' | 'hints'>>;

const start = Date.UTC(2026, 0, 1);
const dayLength = 86_400_000;

export function instant(at: number): Date {
  return new Date(start + Math.round(at * dayLength));
}
