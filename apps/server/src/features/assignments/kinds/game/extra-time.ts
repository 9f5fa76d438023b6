/** Minutes with extra time, in tenths. */
export function stretched(minutes: number, extraTime: number): number {
  return Math.round(minutes * (100 + extraTime) * 0.1) / 10;
}
