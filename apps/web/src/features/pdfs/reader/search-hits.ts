import type { Hit } from './use-found.ts';

/** A page where what is searched stands: how often, and the first place on it. */
export type FoundPage = PagePlaces & { excerpt: string };

type PagePlaces = { page: number; times: number };

/** On how many places it stands. */
export function countHits(pages: readonly PagePlaces[]): number {
  return pages.reduce((sum, { times }) => sum + times, 0);
}

/** The place with this number of all, from 0. */
export function hitAt(pages: readonly PagePlaces[], number: number): Hit | null {
  let nth = number;
  for (const { page, times } of pages) {
    if (nth < times) return { page, nth };
    nth -= times;
  }
  return null;
}

/** The number of a place among all, from 0; -1 if it isn't one of them. */
export function numberOf(pages: readonly PagePlaces[], { page, nth }: Hit): number {
  const at = pages.findIndex((each) => each.page === page && nth < each.times);
  return at < 0 ? -1 : countHits(pages.slice(0, at)) + nth;
}
