import type { StudentWork } from '@wordgrove/contract/assignments';
import { earnedPoints } from '@wordgrove/contract/earned-points';
import type { TeacherWords } from './kind.ts';

type Earning = Pick<StudentWork, 'state' | 'percent'>;

/** What the work earns as it stands; null without points. What is missing earns nothing, however far it is. */
export function earnedBy({ state, percent }: Earning, points: number | null): number | null {
  return percent === null || points === null || state === 'missing' ? null : earnedPoints(percent, points);
}

/** A share of the work, and what it earns, if anything. */
export function earnedText({ t, format }: TeacherWords, share: string, work: Earning, points: number | null): string {
  const earned = earnedBy(work, points);
  if (earned === null || points === null) return share;
  return t('work.result', { share, earned: format.number(earned), points: format.number(points) });
}
