import type { PlayResult } from '@wordgrove/contract/games';
import type { Score } from '@wordgrove/games';
import { accuracyOf } from '@wordgrove/games';

/** What the results show: for a play as the server judged it, for a preview as this screen did. */
export type ShownResult = Pick<PlayResult, 'points' | 'maxPoints' | 'accuracy' | 'playedMs' | 'isComplete'> & {
  items: ReadonlyArray<
    Pick<
      PlayResult['items'][number],
      'id' | 'word' | 'question' | 'right' | 'given' | 'isRight' | 'points' | 'maxPoints' | 'state'
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
    items: score.items.map((item) => ({ ...item, state: null })),
    earned: null,
  };
}

type Share = Pick<PlayResult, 'points' | 'maxPoints'>;

/** The best share of earlier plays; null below a better result, which didn't count because nobody can be that fast. */
export function bestBeyond(result: Share, before: Share | null): number | null {
  if (!before || before.points * result.maxPoints < result.points * before.maxPoints) return null;
  return before.points / before.maxPoints;
}
