export type ForecastDay = { day: string; due: number };

export type ForecastSummary = {
  /** Words that come back on all the days together. */
  total: number;
  /** The day with most of them, the first of several; null when there are none. */
  busiest: ForecastDay | null;
  /** Where the scale ends: the highest bar, at least 4 so that a single word doesn't look like a mountain. */
  top: number;
};

export function forecastSummary(days: readonly ForecastDay[]): ForecastSummary {
  let busiest: ForecastDay | null = null;
  let total = 0;
  for (const each of days) {
    total += each.due;
    if (each.due > (busiest?.due ?? 0)) busiest = each;
  }
  return { total, busiest, top: Math.max(busiest?.due ?? 0, 4) };
}
