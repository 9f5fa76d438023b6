import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { Fields } from './fields.ts';

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
  const inThem = roster?.filter(({ classId, status }) => status === 'active' && classIds.includes(classId));
  return {
    zones,
    timeZone: zones[0] ?? standard,
    learners: inThem && [...new Set(inThem.map(({ studentId }) => studentId))],
  };
}
