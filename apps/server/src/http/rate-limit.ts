import { limits } from '@wordgrove/contract/limits';
import type { Clock } from '#platform/clock.ts';

type Kind = 'read' | 'write';
type Window = { endsAt: number; read: number; write: number };

const windowMs = 60_000;
const allowed: Record<Kind, number> = { read: limits.readsPerMinute, write: limits.writesPerMinute };

/**
 * The general throttle: calls per user and minute, counted in this process only. It is the one thing kept in memory
 * that a second process would miss; with n processes a user may make n times as many calls.
 *
 * @returns seconds to wait, or 0 when the call may go on
 */
export function rateLimiter(clock: Clock): (key: string, kind: Kind) => number {
  const windows = new Map<string, Window>();
  let sweepAt = 0;

  return (key, kind) => {
    const now = clock.now().getTime();
    if (now >= sweepAt) {
      for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
      sweepAt = now + windowMs;
    }
    let window = windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowMs, read: 0, write: 0 };
      windows.set(key, window);
    }
    window[kind] += 1;
    return window[kind] <= allowed[kind] ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  };
}
