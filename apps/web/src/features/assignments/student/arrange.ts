import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { isToDo } from './standing.ts';

type Sorted = Pick<OwnAssignment, 'isOpen' | 'turnedInAt' | 'dueAt' | 'publishedAt'>;

type Arranged<Each> = { toDo: Each[]; done: Each[]; over: Each[] };

/** What has to be done, by due time; what was turned in; and what was missed, the latter two latest first. */
export function arrange<Each extends Sorted>(assignments: readonly Each[]): Arranged<Each> {
  const rest = assignments.filter((each) => !isToDo(each));
  return {
    toDo: assignments.filter(isToDo).sort(bySoonest),
    done: rest.filter(({ turnedInAt }) => turnedInAt !== null).sort((a, b) => later(a.turnedInAt, b.turnedInAt)),
    over: rest.filter(({ turnedInAt }) => turnedInAt === null).sort((a, b) => later(endOf(a), endOf(b))),
  };
}

/** Assignments without a due time come last; equal ones in the order they were set. */
function bySoonest(one: Sorted, other: Sorted): number {
  if (one.dueAt === other.dueAt) return timeOf(one.publishedAt) - timeOf(other.publishedAt);
  if (one.dueAt === null) return 1;
  return other.dueAt === null ? -1 : timeOf(one.dueAt) - timeOf(other.dueAt);
}

function endOf({ dueAt, publishedAt }: Sorted): string {
  return dueAt ?? publishedAt;
}

function later(one: string | null, other: string | null): number {
  return timeOf(other) - timeOf(one);
}

function timeOf(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant);
}

/** Which of the assignments to be done a to-do list shows. */
export type Wanted = 'all' | 'today' | 'overdue' | 'none';

/** @param isToday whether an instant lies in the reader's day */
export function wantedOf<Each extends Pick<OwnAssignment, 'dueAt' | 'isOverdue'>>(
  toDo: readonly Each[],
  wanted: Wanted,
  isToday: (instant: string) => boolean,
): Each[] {
  if (wanted === 'none') return [];
  return toDo.filter(({ dueAt, isOverdue }) => {
    if (wanted === 'overdue') return isOverdue;
    return wanted === 'all' || (dueAt !== null && isToday(dueAt));
  });
}
