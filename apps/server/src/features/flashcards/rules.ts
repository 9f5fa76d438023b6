import type { Queue } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { Judgement } from '@wordgrove/language';
import type { Grade } from 'ts-fsrs';

/** What is left of a local day's limit after `done` answers, and what they earned. */
export function todayAfter(day: string, { done, xp }: Pick<Queue['today'], 'done' | 'xp'>): Queue['today'] {
  return { day, limit: limits.dailyCards, done, remaining: Math.max(0, limits.dailyCards - done), xp };
}

/** The grade of a typed answer: a small typo is no forgetting, another form of the word is. */
export function gradeOfTyped(verdict: Judgement['verdict']): Grade {
  return verdict === 'right' || verdict === 'right-with-typo' ? 3 : 1;
}

/** The key of a card's memory: its word, or the card itself when it is no English word. */
export function memoryKey(cardId: string, word: string | null): string {
  return word ?? `card:${cardId}`;
}

export function isLeech(lapses: number): boolean {
  return lapses >= limits.leechLapses;
}
