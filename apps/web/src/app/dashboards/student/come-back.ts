import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { dayIn } from '#platform/time-zones.ts';

/** When there is something to come back for, once everything is done. */
export type ComeBack =
  | { when: 'later'; at: string }
  | { when: 'tomorrow' | 'new-tasks' }
  | { when: 'days'; days: number };

const dayMs = 86_400_000;

/**
 * When the next word falls due. Words beyond the day's limit wait until tomorrow, and so do words that would fall due
 * later on such a day.
 *
 * @param timeZone in which the student's days are counted
 */
export function comeBackOf({ cards, tasks }: Pick<StudentDashboard, 'cards' | 'tasks'>, timeZone: string): ComeBack {
  const { due, fresh, gameWords, nextWord, today } = cards;
  const isLimitReached = today.remaining === 0;
  if (isLimitReached && due + fresh + gameWords > 0) return { when: 'tomorrow' };
  if (nextWord === null) return { when: 'new-tasks' };
  const days = Math.round((Date.parse(dayIn(new Date(nextWord), timeZone)) - Date.parse(tasks.day)) / dayMs);
  if (days < 1 && !isLimitReached) return { when: 'later', at: nextWord };
  return days > 1 ? { when: 'days', days } : { when: 'tomorrow' };
}
