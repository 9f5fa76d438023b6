import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds } from '@wordgrove/contract/study-clock';
import { isOneOf } from '#platform/is-one-of.ts';

/** What stands in the way of a session; `endedAt` is null for the clock that runs. */
export type Overlap = { activity: StudyKind; startedAt: string; endedAt: string | null };

/** What the refusal of a session tells about its time; null when it was refused for something else. */
export function overlapOf(error: unknown): Overlap | null {
  if (!isRecord(error) || error.code !== 'session-overlaps' || !isRecord(error.data)) return null;
  const { activity, startedAt, endedAt } = error.data;
  if (!isOneOf(studyKinds, activity) || typeof startedAt !== 'string') return null;
  return { activity, startedAt, endedAt: typeof endedAt === 'string' ? endedAt : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
