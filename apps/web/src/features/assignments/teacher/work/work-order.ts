import type { StudentWork } from '@wordgrove/contract/assignments';
import { nameOrder } from '@wordgrove/contract/name-order';

/** The orders a teacher can choose from, the usual one first. */
export const workOrders = ['name', 'class', 'state', 'percent', 'turned-in'] as const;

export type WorkOrder = (typeof workOrders)[number];

type Compare = (one: StudentWork, other: StudentWork) => number;

/** Students the teacher has to talk to come first. */
const rank = { missing: 0, assigned: 1, started: 2, late: 3, 'turned-in': 4, returned: 5 } as const satisfies Record<
  StudentWork['state'],
  number
>;

/**
 * The students in an order: by state those who did least come first, by percent the lowest, by day the newest; students
 * without a value come last. Equal ones are sorted by name.
 *
 * @param language whose alphabet counts
 */
export function sortWork(students: readonly StudentWork[], order: WorkOrder, language: string): StudentWork[] {
  const ofNames = nameOrder(language);
  const byName: Compare = (one, other) => ofNames(one.name, other.name);
  const compares: Record<WorkOrder, Compare> = {
    name: byName,
    class: (one, other) => ofNames(one.className, other.className),
    state: (one, other) => rank[one.state] - rank[other.state],
    percent: (one, other) => (one.percent ?? 101) - (other.percent ?? 101),
    'turned-in': (one, other) => instant(other.turnedInAt) - instant(one.turnedInAt),
  };
  return [...students].sort((one, other) => compares[order](one, other) || byName(one, other));
}

function instant(at: string | null): number {
  return at === null ? 0 : Date.parse(at);
}
