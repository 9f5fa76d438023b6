import type { LocalDay } from '#platform/local-day.ts';

/** How many fall due on each of the days; those that are overdue count to the first. */
export function forecastOf(dues: readonly Date[], days: readonly LocalDay[]): { day: string; due: number }[] {
  const ordered = dues.map((due) => due.getTime()).sort((one, other) => one - other);
  let counted = 0;
  return days.map(({ day, endsAt }) => {
    const before = counted;
    while ((ordered[counted] ?? Number.POSITIVE_INFINITY) < endsAt.getTime()) counted += 1;
    return { day, due: counted - before };
  });
}
