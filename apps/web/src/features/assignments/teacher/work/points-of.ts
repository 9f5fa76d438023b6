/** What somebody earned of an assignment's points, to two decimals. */
export function pointsOf(percent: number, points: number): number {
  return Math.round(percent * points) / 100;
}
