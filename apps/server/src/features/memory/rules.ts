import type { Activity, AnswerTask, WordState } from '@wordgrove/contract/evidence';
import { stateLimits } from '@wordgrove/contract/evidence';
import type { Card, Grade, State } from 'ts-fsrs';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/**
 * The version of the way memories are computed, stored with each, so that a change of parameters triggers a rebuild.
 */
export const parametersVersion = 5;

const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false });

/** One line of the ledger about a word. */
export type Evidence = {
  id: string;
  activity: Activity;
  task: AnswerTask;
  /** Whether the first try was right; null when nothing was asked, as in a look-up. */
  passed: boolean | null;
  /** The learner's choice on a card, 1 (again) to 4 (easy). */
  grade: Grade | null;
  hints: number;
  occurredAt: Date;
};

/** A learner's memory of one word: FSRS's own numbers, in days, and a few that aren't FSRS's. */
export type Memory = {
  stability: number;
  difficulty: number;
  due: Date;
  reps: number;
  lapses: number;
  state: State;
  scheduledDays: number;
  learningSteps: number;
  /** Null while nothing was graded. */
  lastReview: Date | null;
  /** A guess went wrong since the last graded answer: worth practising, though it says nothing about the memory. */
  isMarked: boolean;
};

type Weights = { right: Grade | null; wrong: Grade | null };

/**
 * The grade of an answer, by how much its task tells and by whether the word is due; null leaves the memory unchanged.
 * A look-up counts as a wrong answer.
 */
export type EvidenceWeights = Record<Exclude<AnswerTask, 'none'> | 'lookup', { due: Weights; early: Weights }>;

const nothing = { right: null, wrong: null };

/** Tested on simulated learners in `bench/memory`; docs/decisions/0008-evidence-weights.md gives the reasons. */
export const evidenceWeights: EvidenceWeights = {
  recalled: { due: { right: Rating.Good, wrong: Rating.Again }, early: { right: Rating.Good, wrong: Rating.Again } },
  recognised: { due: { right: Rating.Hard, wrong: Rating.Again }, early: { right: null, wrong: Rating.Again } },
  guessed: { due: { right: Rating.Hard, wrong: null }, early: nothing },
  lookup: { due: { right: null, wrong: Rating.Again }, early: nothing },
};

/**
 * How a piece of evidence grades the memory, null when it doesn't.
 *
 * | task | right at the first try | wrong |
 * | --- | --- | --- |
 * | recalled | Good (Hard after a hint), or the grade chosen on a card | Again |
 * | recognised | Hard when the word is due, otherwise nothing | Again |
 * | guessed | Hard when the word is due, otherwise nothing | nothing, but the word is marked for practice |
 * | look-up | Again when the word is in memory and due, otherwise nothing | |
 */
export function gradeOf(evidence: Evidence, memory: Memory | null, weights = evidenceWeights): Grade | null {
  const { activity, task, passed, grade, hints, occurredAt } = evidence;
  const isGraded = memory !== null && memory.lastReview !== null;
  const when = isGraded && memory.due <= occurredAt ? 'due' : 'early';
  if (activity === 'lookup') return weights.lookup[when].wrong;
  if (task === 'none' || passed === null) return null;
  const { right, wrong } = weights[task][when];
  if (!passed) return wrong;
  const earned = (task === 'recalled' ? grade : null) ?? right;
  return hints > 0 && earned !== null && earned > Rating.Hard ? Rating.Hard : earned;
}

/** The memory after one more piece of evidence, later than all before; null while there is nothing to remember. */
export function advance(memory: Memory | null, evidence: Evidence, weights = evidenceWeights): Memory | null {
  const grade = gradeOf(evidence, memory, weights);
  if (grade === null) {
    const isMissedGuess = evidence.task === 'guessed' && evidence.passed === false;
    return isMissedGuess ? { ...(memory ?? emptyMemory(evidence.occurredAt)), isMarked: true } : memory;
  }
  const { card } = scheduler.next(toCard(memory, evidence.occurredAt), evidence.occurredAt, grade);
  return fromCard(card);
}

/** The memory that results from a word's whole evidence, ordered by time and then by id. */
export function replay(evidence: readonly Evidence[]): Memory | null {
  return [...evidence].sort(inOrder).reduce<Memory | null>((memory, each) => advance(memory, each), null);
}

export function inOrder(one: Pick<Evidence, 'occurredAt' | 'id'>, other: Pick<Evidence, 'occurredAt' | 'id'>): number {
  const apart = one.occurredAt.getTime() - other.occurredAt.getTime();
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** The probability of recalling the word now, 0 to 1; null while nothing was graded. */
export function retrievability(memory: Memory | null, now: Date): number | null {
  if (!memory?.lastReview) return null;
  return scheduler.get_retrievability(toCard(memory, now), now, false);
}

/** The one definition of the four states. */
export function wordState(memory: Memory | null, now: Date): WordState {
  const chance = retrievability(memory, now);
  if (memory === null || chance === null) return 'new';
  return gradedState(memory.stability, chance);
}

/** Whether a word has grown: it was answered rightly, and is remembered longer than before. */
export function hasGrown(before: Memory | null, after: Memory | null, isRight: boolean): boolean {
  return isRight && lastsOf(after) > lastsOf(before);
}

function lastsOf(memory: Memory | null): number {
  return memory?.lastReview ? memory.stability : 0;
}

/** `wordState` of a graded word from its two numbers, where there are too many for whole memories. */
export function gradedState(stability: number, retrievability: number): Exclude<WordState, 'new'> {
  if (retrievability < stateLimits.atRiskBelow) return 'at-risk';
  return stability >= stateLimits.knownFromDays ? 'known' : 'learning';
}

/** When the word would come back after each grade, as shown on a card's four buttons. */
export function nextDue(memory: Memory | null, now: Date): Record<Grade, Date> {
  const choices = scheduler.repeat(toCard(memory, now), now);
  return {
    [Rating.Again]: choices[Rating.Again].card.due,
    [Rating.Hard]: choices[Rating.Hard].card.due,
    [Rating.Good]: choices[Rating.Good].card.due,
    [Rating.Easy]: choices[Rating.Easy].card.due,
  };
}

function emptyMemory(now: Date): Memory {
  return fromCard(createEmptyCard(now));
}

function toCard(memory: Memory | null, now: Date): Card {
  const empty = createEmptyCard(now);
  if (!memory) return empty;
  const { stability, difficulty, due, reps, lapses, state, scheduledDays, learningSteps, lastReview } = memory;
  return {
    ...empty,
    stability,
    difficulty,
    due,
    reps,
    lapses,
    state,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    ...(lastReview && { last_review: lastReview }),
  };
}

function fromCard(card: Card): Memory {
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    due: card.due,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    lastReview: card.last_review ?? null,
    isMarked: false,
  };
}
