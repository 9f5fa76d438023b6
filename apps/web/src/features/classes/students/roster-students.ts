import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { nameOrder } from '@wordgrove/contract/name-order';
import type { Figures } from '#features/classes/api.ts';
import { matchesSearch } from '#platform/fold-text.ts';
import { isOneOf } from '#platform/is-one-of.ts';

/** One student with a row for each class; the first row decides the student's position. */
export type RosterStudent = readonly [RosterEntry, ...RosterEntry[]];

/**
 * The students whose rows match a search, sorted, each once however many classes they are in.
 *
 * @param language whose alphabet counts
 */
export function rosterStudents(
  entries: readonly RosterEntry[],
  { search, order, language, figures }: { search: string; order: RosterOrder; language: string; figures: Figures },
): RosterStudent[] {
  const students = new Map<string, [RosterEntry, ...RosterEntry[]]>();
  for (const entry of sortRoster(entries, order, language, figures)) {
    const rows = students.get(entry.studentId);
    if (rows) rows.push(entry);
    else students.set(entry.studentId, [entry]);
  }
  return [...students.values()].filter((rows) => searchRoster(rows, search).length > 0);
}

const figureOrders = ['xp', 'streak', 'tasks', 'words', 'right', 'study'] as const;

/** The number by which a figure sorts; null when there is none yet. */
const figureOf: Record<(typeof figureOrders)[number], (figures: StudentFigures) => number | null> = {
  xp: ({ totalXp }) => totalXp,
  streak: ({ streak }) => streak,
  tasks: ({ tasks }) => tasks.byActivity + tasks.selfReported,
  words: ({ words }) => words.known,
  right: ({ answers }) => (answers.of === 0 ? null : answers.right / answers.of),
  study: ({ study }) => study.byActivity + study.selfReported,
};

/** The orders a teacher can choose from, the usual one first. */
export const rosterOrders = ['name', 'last-active', 'joined', 'class', ...figureOrders] as const;

export type RosterOrder = (typeof rosterOrders)[number];

type Compare = (one: RosterEntry, other: RosterEntry) => number;

/**
 * The students in an order, pending ones always first. By day the newest comes first, by a figure the greatest, and
 * students without one last; equal ones are sorted by name.
 *
 * @param language whose alphabet counts
 */
export function sortRoster(
  entries: readonly RosterEntry[],
  order: RosterOrder,
  language: string,
  figures: Figures = new Map(),
): RosterEntry[] {
  const compare = compareBy(order, nameOrder(language), figures);
  return [...entries].sort((one, other) => waiting(other) - waiting(one) || compare(one, other));
}

function waiting({ status }: RosterEntry): number {
  return status === 'pending' ? 1 : 0;
}

function compareBy(order: RosterOrder, ofNames: ReturnType<typeof nameOrder>, figures: Figures): Compare {
  const byName: Compare = (one, other) => ofNames(one.studentName, other.studentName);
  if (isOneOf(figureOrders, order)) {
    const valueIn = ({ studentId }: RosterEntry) => {
      const own = figures.get(studentId);
      return (own && figureOf[order](own)) ?? -1;
    };
    return (one, other) => valueIn(other) - valueIn(one) || byName(one, other);
  }
  const orders: Record<Exclude<RosterOrder, (typeof figureOrders)[number]>, Compare> = {
    name: byName,
    class: (one, other) => ofNames(one.className, other.className) || byName(one, other),
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
    matchesSearch(search, [
      entry.studentName,
      entry.studentEmail,
      entry.signInName,
      entry.studentNumber,
      entry.className,
    ]),
  );
}

/** The ids in batches of the size that one call accepts. */
export function inBatches(ids: readonly string[], size: number = limits.bulkMax): string[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, place) => ids.slice(place * size, (place + 1) * size));
}
