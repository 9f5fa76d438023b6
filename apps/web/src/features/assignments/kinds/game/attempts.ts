import type { Attempt, OwnAssignment } from '@wordgrove/contract/assignments';
import { percentOf } from '@wordgrove/contract/earned-points';
import { isToDo } from '#features/assignments/student/standing.ts';

/** What the button does. An assignment that no longer counts can be practised. */
type Move = 'start' | 'go-on' | 'try-again' | 'practise';

type Played = Pick<OwnAssignment, 'isOpen' | 'openPlay' | 'attempts' | 'counts'>;

export function moveOf({ isOpen, openPlay, attempts, counts }: Played): Move {
  if (openPlay !== null) return 'go-on';
  if (!isOpen || (counts === 'first' && countedAttempt({ attempts, counts }) !== null)) return 'practise';
  return attempts.length === 0 ? 'start' : 'try-again';
}

/** The attempt that counts, from attempts in the order they were finished; of equally good ones the earliest. */
export function countedAttempt({ attempts, counts }: Pick<OwnAssignment, 'attempts' | 'counts'>): Attempt | null {
  const counting = attempts.filter((each) => each.ignored === null && percentOf(each) !== null);
  if (counts === 'first') return counting[0] ?? null;
  if (counts === 'last') return counting.at(-1) ?? null;
  const best = Math.max(...counting.map((each) => percentOf(each) ?? 0));
  return counting.find((each) => percentOf(each) === best) ?? null;
}

/** Whether further attempts can change the result. */
export function canImprove({ isOpen, counts, percent }: Pick<OwnAssignment, 'isOpen' | 'counts' | 'percent'>): boolean {
  if (!isOpen || counts === 'first') return isOpen && percent === null;
  return counts === 'last' || percent !== 100;
}

type Stands = Pick<OwnAssignment, 'isOpen' | 'turnedInAt' | 'attempts' | 'counts'>;

/** Whether there is something to turn in, and it is still taken. */
export function canTurnIn(own: Stands): boolean {
  return isToDo(own) && countedAttempt(own) !== null;
}
