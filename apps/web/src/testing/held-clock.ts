import { createClock } from '@sinonjs/fake-timers';
import { onTestFinished, vi } from 'vitest';

const longMs = 100;

export type HeldClock = {
  /** Lets the given milliseconds pass. */
  tick: (ms: number) => Promise<void>;
  /** From now on time passes by itself again; held timers never fire. */
  letGo: () => void;
};

/**
 * Holds timers of a tenth of a second and longer until the test ends; shorter ones, which are part of how the app works
 * rather than what a person sees, run. Vitest's own fake clock advances with every poll of `expect.element`, and
 * further on a busy machine.
 */
export function holdClock(): HeldClock {
  const clock = createClock();
  const own = { setTimeout, clearTimeout, setInterval, clearInterval };
  const ids = new Set<number>();
  const hold = (id: number) => {
    ids.add(id);
    return id;
  };
  const held =
    (real: typeof own.setTimeout, fake: typeof clock.setTimeout) =>
    (act: () => void, ms = 0) =>
      ms < longMs ? real.call(window, act, ms) : hold(Number(fake(act, ms)));
  const cleared = (id: number) => (ids.has(id) ? clock.clearTimeout(id) : own.clearTimeout.call(window, id));
  vi.stubGlobal('setTimeout', held(own.setTimeout, clock.setTimeout));
  vi.stubGlobal('setInterval', held(own.setInterval, clock.setInterval));
  vi.stubGlobal('clearTimeout', cleared);
  vi.stubGlobal('clearInterval', cleared);
  const letGo = () => void Object.assign(window, own);
  onTestFinished(letGo);
  return { tick: async (ms) => void (await clock.tickAsync(ms)), letGo };
}
