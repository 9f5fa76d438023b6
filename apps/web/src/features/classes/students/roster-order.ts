import type { RosterEntry } from '@wordgrove/contract/classes';
import { matchesSearch } from '#platform/fold-text.ts';

/** The orders a teacher can choose from, the usual one first. */
export const rosterOrders = ['name', 'last-active', 'joined', 'class'] as const;

export type RosterOrder = (typeof rosterOrders)[number];

export function isRosterOrder(value: unknown): value is RosterOrder {
  return rosterOrders.some((order) => order === value);
}

type Compare = (one: RosterEntry, other: RosterEntry) => number;

/**
 * The students in an order, pending ones always first. By day the newest comes first, and students who were never
 * active last; equal ones are sorted by name.
 *
 * @param language whose alphabet counts
 */
export function sortRoster(entries: readonly RosterEntry[], order: RosterOrder, language: string): RosterEntry[] {
  const compare = compareBy(order, new Intl.Collator(language, { sensitivity: 'base', numeric: true }));
  return [...entries].sort((one, other) => waiting(other) - waiting(one) || compare(one, other));
}

function waiting({ status }: RosterEntry): number {
  return status === 'pending' ? 1 : 0;
}

function compareBy(order: RosterOrder, collator: Intl.Collator): Compare {
  const byName: Compare = (one, other) => collator.compare(one.studentName, other.studentName);
  const orders: Record<RosterOrder, Compare> = {
    name: byName,
    class: (one, other) => collator.compare(one.className, other.className) || byName(one, other),
    joined: (one, other) => instant(other.enrolledAt) - instant(one.enrolledAt) || byName(one, other),
    'last-active': (one, other) => instant(other.lastActiveAt) - instant(one.lastActiveAt) || byName(one, other),
  };
  return orders[order];
}

function instant(at: string | null): number {
  return at === null ? 0 : Date.parse(at);
}

/** Entries whose name, address, number or class matches every word of the search. */
export function searchRoster(entries: readonly RosterEntry[], search: string): RosterEntry[] {
  return entries.filter((entry) =>
    matchesSearch(search, [entry.studentName, entry.studentEmail, entry.studentNumber, entry.className]),
  );
}
