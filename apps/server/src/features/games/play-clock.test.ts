import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockAfter, passedMs } from './play-clock.ts';

const startedAt = new Date('2026-03-29T00:00:00Z');

it('a clock counts what it ran, whatever is told how often, and never goes back', () => {
  const told = fc.record({ after: fc.nat(600_000), isPaused: fc.boolean() });
  fc.assert(
    fc.property(fc.array(told, { maxLength: 30 }), (all) => {
      let play = { startedAt, pausedAt: null as Date | null, pausedMs: 0 };
      let time = startedAt.getTime();
      let ran = 0;
      let isRunning = true;
      for (const { after, isPaused } of all) {
        const before = passedMs(play, new Date(time));
        time += after;
        if (isRunning) ran += after;
        const now = new Date(time);
        expect(passedMs(play, now)).toBe(ran);
        expect(passedMs(play, now)).toBeGreaterThanOrEqual(before);
        const turned = clockAfter(play, isPaused, now);
        expect(turned === null).toBe(isPaused === !isRunning);
        play = { ...play, ...turned };
        isRunning = !isPaused;
        expect(passedMs(play, now)).toBe(ran);
        // Saying it twice changes nothing.
        expect(clockAfter(play, isPaused, now)).toBeNull();
      }
    }),
  );
});

it('a server whose own clock was set back gives no negative time', () => {
  const play = { startedAt, pausedAt: null, pausedMs: 0 };
  expect(passedMs(play, new Date(startedAt.getTime() - 5000))).toBe(0);
});
