import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { nameOrder } from '@wordgrove/contract/name-order';
import type { Fields } from './fields.ts';
import type { Learner } from './student-choice.tsx';

export type Audience = {
  /** The zones of the chosen classes, each once; the one in use first. */
  zones: readonly string[];
  timeZone: string;
  /** The students of the chosen classes; undefined while they are loading. */
  learners: readonly string[] | undefined;
};

/**
 * Who would get it, and whose clock counts.
 *
 * @param standard the zone when no class is chosen
 */
export function audienceOf(
  { classIds, timeZone }: Pick<Fields, 'classIds' | 'timeZone'>,
  classes: readonly Pick<SchoolClass, 'id' | 'timeZone'>[],
  roster: readonly Pick<RosterEntry, 'classId' | 'studentId' | 'status'>[] | undefined,
  standard: string,
): Audience {
  const chosen = classes.filter(({ id }) => classIds.includes(id));
  const zones = [...new Set([...(timeZone ? [timeZone] : []), ...chosen.map((each) => each.timeZone)])];
  const inThem = roster && activeIn(roster, classIds);
  return {
    zones,
    timeZone: zones[0] ?? standard,
    learners: inThem && [...new Set(inThem.map(({ studentId }) => studentId))],
  };
}

/** The students of some classes by class and name, each once; undefined until the roster has loaded. */
export function learnersOf(
  roster: readonly RosterEntry[] | undefined,
  classIds: readonly string[],
  language: string,
): Learner[] | undefined {
  if (!roster) return undefined;
  const byId = new Map(activeIn(roster, classIds).map((entry) => [entry.studentId, entry]));
  const ofNames = nameOrder(language);
  const compare = (one: RosterEntry, other: RosterEntry) =>
    ofNames(one.className, other.className) || ofNames(one.studentName, other.studentName);
  return [...byId.values()].sort(compare);
}

/** How many of the chosen students are in none of the teacher's classes any more; none until the roster has loaded. */
export function countLeft(
  chosen: readonly string[],
  roster: readonly Pick<RosterEntry, 'studentId' | 'status'>[] | undefined,
): number {
  if (!roster) return 0;
  const active = new Set(roster.filter(({ status }) => status === 'active').map(({ studentId }) => studentId));
  return chosen.filter((each) => !active.has(each)).length;
}

function activeIn<Entry extends Pick<RosterEntry, 'classId' | 'status'>>(
  roster: readonly Entry[],
  classIds: readonly string[],
): Entry[] {
  return roster.filter(({ classId, status }) => status === 'active' && classIds.includes(classId));
}
