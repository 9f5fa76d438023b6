import type { OpenPlay } from '@wordgrove/contract/games';
import type { PlayRow } from './play-store.ts';

type Timed = Pick<PlayRow, 'startedAt' | 'pausedAt' | 'pausedMs'>;

/** Milliseconds of the play so far: since it began, without its pauses. */
export function passedMs({ startedAt, pausedAt, pausedMs }: Timed, now: Date): number {
  return Math.max(0, (pausedAt ?? now).getTime() - startedAt.getTime() - pausedMs);
}

/** How the clock stands once somebody has said that it rests or runs; null when it does so already. */
export function clockAfter(
  { pausedAt, pausedMs }: Timed,
  isPaused: boolean,
  now: Date,
): Pick<PlayRow, 'pausedAt' | 'pausedMs'> | null {
  if (isPaused === (pausedAt !== null)) return null;
  if (pausedAt === null) return { pausedAt: now, pausedMs };
  return { pausedAt: null, pausedMs: pausedMs + Math.max(0, now.getTime() - pausedAt.getTime()) };
}

/** What a screen has to go on from; null of a play that isn't against the clock. */
export function presentClock(play: Timed & Pick<PlayRow, 'wish'>, now: Date): OpenPlay['clock'] {
  return play.wish.timer === 'down' ? { passedMs: passedMs(play, now), isPaused: play.pausedAt !== null } : null;
}
