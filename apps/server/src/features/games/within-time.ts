import type { Judged } from './judged.ts';
import { passedMs } from './play-clock.ts';
import type { PlayRow } from './play-store.ts';

/**
 * Milliseconds that a play which ends at `end` can have lasted. A pause still open isn't subtracted: the player must
 * have resumed to finish, and offline couldn't report it.
 */
export function lastedMs({ startedAt, pausedMs }: Pick<PlayRow, 'startedAt' | 'pausedMs'>, end: Date): number {
  return passedMs({ startedAt, pausedMs, pausedAt: null }, end);
}

type Timed = { startedAt: Date; playedMs: number };

/**
 * Milliseconds a player had for this play, given the other finished ones. Nobody plays two at once: someone who starts
 * many plays and finishes them together had the time of one.
 */
export function ownMs(play: Pick<PlayRow, 'startedAt'>, end: Date, others: readonly Timed[]): number {
  const earlier = others.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt < play.startedAt);
  const left = [play.startedAt, ...earlier].map((since) => {
    const taken = others.filter(({ startedAt }) => startedAt >= since).reduce((sum, { playedMs }) => sum + playedMs, 0);
    return end.getTime() - since.getTime() - taken;
  });
  return Math.max(0, Math.min(...left));
}

/**
 * Scales down all times of a play whose moves claim more time than really passed. Their order stays, and their sum no
 * longer exceeds the play's length. Any other play is returned unchanged.
 */
export function withinTime(judged: Judged, elapsedMs: number): Judged {
  const { claimedMs, items } = judged;
  const claimed = Math.max(
    claimedMs,
    items.reduce((sum, { ms }) => sum + (ms ?? 0), 0),
  );
  if (claimed <= elapsedMs) return judged;
  const scaled = (time: number) => Math.floor(time * (elapsedMs / claimed));
  const scaledOrNull = (time: number | null) => (time === null ? null : scaled(time));
  return {
    ...judged,
    claimedMs: scaled(claimedMs),
    items: items.map((item) => ({ ...item, ms: scaledOrNull(item.ms), at: scaledOrNull(item.at) })),
  };
}
