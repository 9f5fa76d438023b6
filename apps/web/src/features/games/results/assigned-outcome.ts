import type { PlayResult } from '@wordgrove/contract/games';
import type { Assigned } from '#features/games/assigned.ts';

type Own = Assigned['own'];

/** What a play means for its assignment. */
export type AssignedOutcome =
  /** The server's count isn't known yet. */
  | { kind: 'asking' }
  /** It wasn't an attempt. */
  | { kind: 'practice' }
  | { kind: 'ignored'; why: NonNullable<Own['attempts'][number]['ignored']> }
  /** Another attempt counts: the first one. */
  | { kind: 'uncounted'; counted: number }
  | { kind: 'reached' | 'missed'; percent: number; isIn: boolean; isInByItself: boolean };

/** @param isFresh whether the assignment was fetched after the play had ended */
export function assignedOutcome(
  { task, own }: Pick<Assigned, 'task' | 'own'>,
  { id, points, maxPoints }: Pick<PlayResult, 'id' | 'points' | 'maxPoints'>,
  isFresh: boolean,
): AssignedOutcome {
  const attempt = own.attempts.find((each) => each.id === id);
  if (!attempt) return { kind: isFresh ? 'practice' : 'asking' };
  if (attempt.ignored) return { kind: 'ignored', why: attempt.ignored };
  const percent = maxPoints > 0 ? Math.round((100 * points) / maxPoints) : 0;
  const target = task.target ?? 0;
  if (percent >= target && own.percent !== null && own.percent < target) {
    return { kind: 'uncounted', counted: own.percent };
  }
  return {
    kind: percent >= target ? 'reached' : 'missed',
    percent,
    isIn: own.turnedInAt !== null,
    isInByItself: own.turnedInAt === attempt.finishedAt,
  };
}
