import type { Judged } from './judged.ts';
import { passedMs } from './play-clock.ts';
import type { PlayRow } from './play-store.ts';

/**
 * Milliseconds that a play can have lasted when it ends then. A pause that goes on takes nothing off: who finishes has
 * played after it, and without a network couldn't say when.
 */
export function lastedMs({ startedAt, pausedMs }: Pick<PlayRow, 'startedAt' | 'pausedMs'>, end: Date): number {
  return passedMs({ startedAt, pausedMs, pausedAt: null }, end);
}

type Timed = { startedAt: Date; playedMs: number };

/**
 * Milliseconds that somebody had for a play that ends then, beside the other plays that were finished before: nobody
 * plays two at once, and whoever begins many and finishes them together had the time of one.
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
 * A play whose moves claim more time than really passed, with all its times smaller by the same share: their order
 * stays, and together they are no longer than the play was. Any other play stays as it is.
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
