import type { WordState } from '@wordgrove/contract/evidence';
import type { PlayResult } from '@wordgrove/contract/games';
import type { Score } from '@wordgrove/games';
import { accuracyOf } from '@wordgrove/games';

/** What the results show: for a play as the server judged it, for a preview as this screen did. */
export type ShownResult = Pick<PlayResult, 'points' | 'maxPoints' | 'accuracy' | 'playedMs' | 'isComplete'> & {
  items: ReadonlyArray<
    Pick<
      PlayResult['items'][number],
      | 'id'
      | 'word'
      | 'question'
      | 'right'
      | 'given'
      | 'isRight'
      | 'points'
      | 'maxPoints'
      | 'state'
      | 'stateBefore'
      | 'isGrown'
    >
  >;
  /** Null for a preview, which gives no XP and sets no best. */
  earned: Pick<PlayResult, 'xp' | 'isBest' | 'bestBefore'> | null;
};

export function resultOfPlay({ xp, isBest, bestBefore, ...result }: PlayResult): ShownResult {
  return { ...result, earned: { xp, isBest, bestBefore } };
}

export function resultOfPreview(score: Score, playedMs: number): ShownResult {
  return {
    points: score.points,
    maxPoints: score.maxPoints,
    accuracy: accuracyOf(score),
    playedMs,
    isComplete: score.isFinished,
    items: score.items.map((item) => ({ ...item, state: null, stateBefore: null, isGrown: false })),
    earned: null,
  };
}

type Share = Pick<PlayResult, 'points' | 'maxPoints'>;

/** The best share of earlier plays; null below a better result, which didn't count because nobody can be that fast. */
export function bestBeyond(result: Share, before: Share | null): number | null {
  if (!before || before.points * result.maxPoints < result.points * before.maxPoints) return null;
  return before.points / before.maxPoints;
}

/** How a play went, told apart by picture, colour and words. */
export type Band = 'full' | 'most' | 'some' | 'few';

/**
 * Whether the points tell how a play went: where no first answer counts, and of a play that wasn't completed, as two right
 * answers before the time was up are no full marks.
 */
export const isToldByPoints = ({ accuracy, isComplete }: Pick<ShownResult, 'accuracy' | 'isComplete'>) =>
  accuracy === null || !isComplete;

type Told = Pick<ShownResult, 'accuracy' | 'isComplete'> & Share;

/** The share that stands large on the results: of right first answers, or of the points. */
export function shareOf(result: Told): number {
  const { accuracy, points, maxPoints } = result;
  if (accuracy !== null && !isToldByPoints(result)) return accuracy;
  return maxPoints > 0 ? points / maxPoints : 0;
}

export function bandOf(result: Told): Band {
  const share = shareOf(result);
  if (share >= 1) return 'full';
  if (share >= 0.75) return 'most';
  return share >= 0.4 ? 'some' : 'few';
}

/** Words that grew alike. */
export type Growth = { before: WordState; after: WordState; words: readonly string[] };

/** The words that the play made grow, each once: those that changed their state first, and what is known now. */
export function growthsOf(items: ShownResult['items']): Growth[] {
  const grown = items.flatMap(({ word, stateBefore: before, state: after, isGrown }) =>
    word !== null && isGrown && before !== null && after !== null ? { word, before, after } : [],
  );
  const byWord = new Map(grown.map((each) => [each.word, each]));
  const alike = new Map<string, Growth>();
  for (const { word, before, after } of byWord.values()) {
    const words = alike.get(`${before} ${after}`)?.words ?? [];
    alike.set(`${before} ${after}`, { before, after, words: [...words, word] });
  }
  return [...alike.values()].toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ before, after }: Growth): number {
  return 2 * Number(before === after) + Number(after !== 'known');
}
