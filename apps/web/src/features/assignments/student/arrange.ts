import type { OwnAssignment, OwnPage } from '@wordgrove/contract/assignments';
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

/** A part of a to-do list. */
export type Wanted = 'open' | 'today' | 'overdue' | 'done' | 'all';

/**
 * The assignments in a part of a to-do list. Overdue is what can still be done, here as on the dashboard: what was missed
 * is over.
 *
 * @param isToday whether an instant lies in the reader's day
 */
export function wantedOf<Each extends Sorted & Pick<OwnAssignment, 'isOverdue'>>(
  assignments: readonly Each[],
  wanted: Wanted,
  isToday: (instant: string) => boolean,
): Arranged<Each> {
  const { toDo, done, over } = arrange(assignments);
  const isOverdue = (each: Each) => each.isOverdue;
  if (wanted === 'all') return { toDo, done, over };
  if (wanted === 'done') return { toDo: [], done, over: [] };
  if (wanted === 'overdue') return { toDo: toDo.filter(isOverdue), done: [], over: [] };
  const isDueToday = ({ dueAt }: Each) => dueAt !== null && isToday(dueAt);
  return { toDo: wanted === 'today' ? toDo.filter(isDueToday) : toDo, done: [], over: [] };
}

type Totals = NonNullable<OwnPage['totals']>;

/** How many there are in such a part, on all pages together. */
export function countWanted(totals: Totals, wanted: Wanted, { toDo }: Arranged<unknown>): number {
  const { turnedIn, over } = totals;
  if (wanted === 'all') return totals.toDo + turnedIn + over;
  if (wanted === 'done') return turnedIn;
  if (wanted === 'open') return totals.toDo;
  // What is due soonest is on the first page.
  return toDo.length;
}

type Counted = Parameters<typeof isToDo>[0];

/** The totals after one assignment has changed. */
export function recount(totals: Totals, before: Counted, after: Counted): Totals {
  const changed = { ...totals };
  for (const [each, by] of [[before, -1] as const, [after, 1] as const]) {
    const part = isToDo(each) ? 'toDo' : each.turnedInAt === null ? 'over' : 'turnedIn';
    changed[part] += by;
  }
  return changed;
}
