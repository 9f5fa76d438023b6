import type { Moment } from '@wordgrove/contract/daily-tasks';
import { limits } from '@wordgrove/contract/limits';
import { dayBefore } from '#platform/local-day.ts';
import type { Streak, TaskDay } from './streak.ts';
import { isReached } from './streak.ts';

/** The last one of each kind that was shown. */
export type MomentsSeen = Partial<Record<Moment['kind'], string>>;

/** So many may become known at once. */
const mostAtFirst = 10;

type Facts = {
  day: string;
  level: number;
  /** How many words are known. */
  knownWords: number;
  days: readonly TaskDay[];
  streak: Pick<Streak, 'current'>;
  seen: MomentsSeen;
};

/** The first thing reached that wasn't shown yet; null when there is none. */
export function nextMoment({ day, level, knownWords, days, streak, seen }: Facts): Moment | null {
  const monday = dayBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
  const reached = days.filter((each) => isReached(each) && each.day >= monday && each.day <= day);
  const isToday = reached.some((each) => each.day === day);
  const moments: (Moment & { isNew: boolean })[] = [
    { kind: 'level', value: String(level), count: level, isNew: level > Number(seen.level ?? 1) },
    { kind: 'first-word', value: '1', count: 1, isNew: isFirst(knownWords) && seen['first-word'] === undefined },
    { kind: 'week', value: monday, count: reached.length, isNew: isToday && reached.length >= limits.weekGoalDays },
    { kind: 'streak', value: day, count: streak.current, isNew: isToday && streak.current > 1 },
  ];
  const found = moments.find(({ kind, value, isNew }) => isNew && seen[kind] !== value);
  return found ? { kind: found.kind, value: found.value, count: found.count } : null;
}

/** Who knows more by then has known words for weeks, from before there were moments. */
function isFirst(knownWords: number): boolean {
  return knownWords > 0 && knownWords <= mostAtFirst;
}
