import { durationText as flooredText } from '#platform/duration.ts';

/** Time spent, rounded, and as short as the language writes it: `42 sec`, `12 min`, `1 hr 5 min`. */
export function durationText(ms: number, language: string): string {
  const seconds = ms > 0 ? Math.max(Math.round(ms / 1000), 1) : 0;
  return flooredText(seconds < 60 ? seconds : Math.round(ms / 60_000) * 60, language);
}
