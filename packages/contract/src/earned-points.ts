/** Points in percent of the possible ones, rounded; null when none were possible. */
export function percentOf({ points, maxPoints }: { points: number; maxPoints: number }): number | null {
  return maxPoints > 0 ? Math.round((100 * points) / maxPoints) : null;
}

/** What a percentage earns of an assignment's points, to the nearest half: points are given in halves. */
export function earnedPoints(percent: number, max: number): number {
  return Math.round((percent * max) / 50) / 2;
}
