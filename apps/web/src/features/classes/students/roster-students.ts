import type { RosterEntry } from '@wordgrove/contract/classes';
import type { RosterOrder } from './roster-order.ts';
import { searchRoster, sortRoster } from './roster-order.ts';

/** One student with a row for each class; the first row decides the student's position. */
export type RosterStudent = readonly [RosterEntry, ...RosterEntry[]];

/**
 * The students whose rows match a search, sorted, each once however many classes they are in.
 *
 * @param language whose alphabet counts
 */
export function rosterStudents(
  entries: readonly RosterEntry[],
  { search, order, language }: { search: string; order: RosterOrder; language: string },
): RosterStudent[] {
  const students = new Map<string, [RosterEntry, ...RosterEntry[]]>();
  for (const entry of sortRoster(entries, order, language)) {
    const rows = students.get(entry.studentId);
    if (rows) rows.push(entry);
    else students.set(entry.studentId, [entry]);
  }
  return [...students.values()].filter((rows) => searchRoster(rows, search).length > 0);
}
