import { limits } from '@wordgrove/contract/limits';

/** A stretch of study: its start and end, and its length in seconds without pauses. */
export type Studied = { startedAt: Date; endedAt: Date; seconds: number };

/** Why this can't have been studied then; null when it can. */
export function troubleOf(
  { startedAt, endedAt }: Pick<Studied, 'startedAt' | 'endedAt'>,
  now: Date,
): 'session-too-long' | 'session-in-future' | null {
  if (endedAt.getTime() - startedAt.getTime() > limits.studyMaxSeconds * 1000) return 'session-too-long';
  return endedAt > now ? 'session-in-future' : null;
}

type Kept = { activity: string; note: string };

/** Whether an edit matches what is stored: then it was sent twice. */
export function saysTheSame(kept: Kept & Studied, wanted: Kept & Studied): boolean {
  const isSame = kept.activity === wanted.activity && kept.note === wanted.note;
  return isSame && +kept.startedAt === +wanted.startedAt && +kept.endedAt === +wanted.endedAt;
}
