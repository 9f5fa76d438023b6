import type { RosterEntry } from '@wordgrove/contract/classes';
import type { Learner } from './student-choice.tsx';

/** The students of some classes by class and name, each once; undefined until the roster has loaded. */
export function learnersOf(
  roster: readonly RosterEntry[] | undefined,
  classIds: readonly string[],
): Learner[] | undefined {
  const inThem = roster?.filter(({ classId, status }) => status === 'active' && classIds.includes(classId));
  const byId = new Map(inThem?.map((entry) => [entry.studentId, entry]));
  const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
  const compare = (one: RosterEntry, other: RosterEntry) =>
    collator.compare(one.className, other.className) || collator.compare(one.studentName, other.studentName);
  return inThem && [...byId.values()].sort(compare);
}
