const dayMs = 86_400_000;

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first of the given number of calendar days that end with `last`; all as YYYY-MM-DD. */
export function firstOfDays(last: string, count: number): string {
  return dayOf(msOf(last) - (count - 1) * dayMs);
}

/** Every calendar day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((msOf(last) - msOf(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, days) => dayOf(msOf(first) + days * dayMs));
}
