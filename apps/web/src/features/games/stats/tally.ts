import type { GameStats } from '@wordgrove/contract/games';

/** What is counted for a day, a game, or in total. */
export type Tally = Pick<GameStats['byDay'][number], 'plays' | 'ms' | 'right' | 'answered'>;

export const noTally: Tally = { plays: 0, ms: 0, right: 0, answered: 0 };

export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { plays, ms, right, answered }) => ({
      plays: sum.plays + plays,
      ms: sum.ms + ms,
      right: sum.right + right,
      answered: sum.answered + answered,
    }),
    noTally,
  );
}

/** The share of first answers that were right, 0 to 1; null when none counts. */
export function shareRight({ right, answered }: Tally): number | null {
  return answered === 0 ? null : right / answered;
}

/** Fewer answers are down to luck and say nothing. */
export const enoughAnswers = 10;
