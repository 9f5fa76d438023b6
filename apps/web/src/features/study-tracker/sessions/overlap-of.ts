import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds } from '@wordgrove/contract/study-clock';
import { isOneOf } from '#platform/is-one-of.ts';

/** What a session collides with; `endedAt` is null for the running clock. */
export type Overlap = { activity: StudyKind; startedAt: string; endedAt: string | null };

/** What a refused session collides with; null when it was refused for another reason. */
export function overlapOf(error: unknown): Overlap | null {
  if (!isRecord(error) || error.code !== 'session-overlaps' || !isRecord(error.data)) return null;
  const { activity, startedAt, endedAt } = error.data;
  if (!isOneOf(studyKinds, activity) || typeof startedAt !== 'string') return null;
  return { activity, startedAt, endedAt: typeof endedAt === 'string' ? endedAt : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
