export type ForecastDay = { day: string; due: number };

export type ForecastSummary = {
  /** Words that fall due on all the days together. */
  total: number;
  /** The day with the most words, the earliest of several; null when there are none. */
  busiest: ForecastDay | null;
  /** The top of the scale: the highest bar, or at least 4 so that a single word doesn't look like a mountain. */
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
