import type { ReviewCard } from '@wordgrove/contract/flashcards';

/** How many seconds a card usually takes. */
const usual = { fresh: 16, seen: 9 };

/** Beyond this somebody has done something else meanwhile. */
const longestMs = 60_000;

/** For how many seconds the usual pace counts beside somebody's own. */
const prior = 60;

const usualOf = ({ state }: Pick<ReviewCard, 'state'>) => (state === 'new' ? usual.fresh : usual.seen);

type Answered = { card: Pick<ReviewCard, 'state'>; ms: number };

/** How many seconds these cards will take, at the pace of those that were answered just now. */
export function secondsLeft(cards: readonly Pick<ReviewCard, 'state'>[], turns: readonly Answered[]): number {
  const last = turns.slice(-20);
  const taken = sum(last.map(({ ms }) => Math.min(ms, longestMs) / 1000));
  const expected = sum(last.map(({ card }) => usualOf(card)));
  return (sum(cards.map(usualOf)) * (prior + taken)) / (prior + expected);
}

/** How many seconds so many cards usually take. */
export function usualSeconds(due: number, fresh: number): number {
  return due * usual.seen + fresh * usual.fresh;
}

/** Whole minutes, to be said as "about"; 0 below one. */
export function aboutMinutes(seconds: number): number {
  return seconds < 50 ? 0 : Math.max(1, Math.round(seconds / 60));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
