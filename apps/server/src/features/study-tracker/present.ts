import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds, writeStudyDay } from '@wordgrove/contract/study-clock';
import type { StudyBoard, StudySession, StudyTimer } from '@wordgrove/contract/study-tracker';
import { localDay } from '#platform/local-day.ts';
import { localTime } from '#platform/local-time.ts';
import type { DayTotal } from './board-store.ts';
import type { SessionRow } from './store.ts';
import type { RunningTimer } from './timer-store.ts';

// The contract picks the fields.

export function presentTimer(row: RunningTimer): StudyTimer {
  return {
    ...row,
    id: row.sessionId,
    activity: kindOf(row.activity),
    startedAt: row.startedAt.toISOString(),
    pausedAt: row.pausedAt?.toISOString() ?? null,
  };
}

export function presentSession(row: SessionRow): StudySession {
  return {
    ...row,
    activity: kindOf(row.activity),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt.toISOString(),
    day: localDay(row.startedAt, row.timeZone),
    time: localTime(row.startedAt, row.timeZone),
  };
}

export function presentDays(days: readonly DayTotal[]): StudyBoard['days'] {
  return days.map(({ day, seconds, activities }) => {
    const ofDay = activities.map(kindOf);
    return writeStudyDay({ day, seconds, kinds: ofDay.length > 1 ? [...new Set(ofDay)] : ofDay });
  });
}

const kinds = new Map<string, StudyKind>(studyKinds.map((kind) => [kind, kind]));

/** A kind that no longer exists counts as `other`. */
export function kindOf(activity: string): StudyKind {
  return kinds.get(activity) ?? 'other';
}
