import type { RosterEntry } from '@wordgrove/contract/classes';
import { nameOrder } from '@wordgrove/contract/name-order';

type Entries = readonly RosterEntry[];

/**
 * Who is in a class, who has yet to sign in for the first time, and who waits to be let in. Those who are in stand in
 * the order in which they came, the others by name.
 *
 * @param language whose alphabet counts
 */
export function arrivalsOf(entries: Entries, language: string): { here: Entries; later: Entries; waiting: Entries } {
  const compare = nameOrder(language);
  const byName = (one: RosterEntry, other: RosterEntry) => compare(one.studentName, other.studentName);
  const byArrival = (one: RosterEntry, other: RosterEntry) =>
    Date.parse(arrivedAt(one)) - Date.parse(arrivedAt(other)) || byName(one, other);
  const active = entries.filter(({ status }) => status === 'active');
  return {
    here: active.filter(hasCome).toSorted(byArrival),
    later: active.filter((entry) => !hasCome(entry)).toSorted(byName),
    waiting: entries.filter(({ status }) => status === 'pending'),
  };
}

/** A child who was added from a list is in the class from then on, and comes with the first sign-in. */
function hasCome({ enrollmentMethod, card, lastActiveAt }: RosterEntry): boolean {
  return enrollmentMethod !== 'roster' || Boolean(card?.usedAt) || lastActiveAt !== null;
}

const arrivedAt = ({ card, enrolledAt }: RosterEntry): string => card?.usedAt ?? enrolledAt;
