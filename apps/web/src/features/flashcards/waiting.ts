import type { Waiting } from '@wordgrove/contract/flashcards';

/** How many cards are left for the student today. */
export function cardsToday({ due, fresh, today }: Waiting): number {
  return Math.min(due + fresh, today.remaining);
}

/** How many words are due in games only; none after a whole day's cards. */
export function wordsToday({ gameWords, today }: Waiting): number {
  return today.remaining === 0 ? 0 : gameWords;
}

/** Whether there are no cards at all, neither now nor later. */
export function hasNoCards({ due, fresh, nextDue }: Waiting): boolean {
  return due + fresh === 0 && nextDue === null;
}
