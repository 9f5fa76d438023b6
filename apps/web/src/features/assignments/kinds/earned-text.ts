import { earnedPoints } from '@wordgrove/contract/earned-points';
import type { TeacherWords } from './kind.ts';

/** A share of the work, and what it earns; without points, the share alone. */
export function earnedText({ t, format }: TeacherWords, share: string, percent: number, points: number | null): string {
  if (points === null) return share;
  return t('work.result', {
    share,
    earned: format.number(earnedPoints(percent, points)),
    points: format.number(points),
  });
}
