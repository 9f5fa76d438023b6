import type { OpenPlay } from '@wordgrove/contract/games';
import type { PlayRow } from './play-store.ts';

type Timed = Pick<PlayRow, 'startedAt' | 'pausedAt' | 'pausedMs'>;

/** Milliseconds since the play began, without its pauses. */
export function passedMs({ startedAt, pausedAt, pausedMs }: Timed, now: Date): number {
  return Math.max(0, (pausedAt ?? now).getTime() - startedAt.getTime() - pausedMs);
}

/** The clock after a report that it pauses or runs; null when it already does. */
export function clockAfter(
  { pausedAt, pausedMs }: Timed,
  isPaused: boolean,
  now: Date,
): Pick<PlayRow, 'pausedAt' | 'pausedMs'> | null {
  if (isPaused === (pausedAt !== null)) return null;
  if (pausedAt === null) return { pausedAt: now, pausedMs };
  return { pausedAt: null, pausedMs: pausedMs + Math.max(0, now.getTime() - pausedAt.getTime()) };
}

/** What a screen needs to continue the clock; null for a play that isn't against the clock. */
export function presentClock(play: Timed & Pick<PlayRow, 'wish'>, now: Date): OpenPlay['clock'] {
  return play.wish.timer === 'down' ? { passedMs: passedMs(play, now), isPaused: play.pausedAt !== null } : null;
}
