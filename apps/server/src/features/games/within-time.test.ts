import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownMs } from './within-time.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000);
const play = (start: number, played: number) => ({ startedAt: at(start), playedMs: played * 1000 });

describe('the time that somebody had for a play', () => {
  it('is all that passed, when nothing else was played', () => {
    expect(ownMs(play(0, 0), at(80), [])).toBe(80_000);
  });

  it('is what another play left of it', () => {
    expect(ownMs(play(0, 0), at(80), [play(10, 60)])).toBe(20_000);
    expect(ownMs(play(0, 0), at(80), [play(0, 80)])).toBe(0);
  });

  it('loses nothing to a play that was over by then, told late as it may be', () => {
    expect(ownMs(play(70, 0), at(150), [play(0, 60)])).toBe(80_000);
  });

  it('is not had again by beginning a little later each time', () => {
    expect(ownMs(play(2, 0), at(62), [play(0, 60), play(1, 60)])).toBe(0);
  });

  const seconds = fc.integer({ min: 1, max: 300 });

  it('is enough for each play of somebody who plays one after the other', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ pause: seconds, played: seconds, late: seconds }), { maxLength: 12 }), (day) => {
        const finished: ReturnType<typeof play>[] = [];
        let now = 0;
        for (const { pause, played, late } of day) {
          const one = play(now + pause, played);
          now += pause + played;
          // The report may arrive much later.
          expect(ownMs(one, at(now + late), finished)).toBeGreaterThanOrEqual(one.playedMs);
          finished.push(one);
        }
      }),
    );
  });

  it('makes no more than the clock showed for somebody who keeps many open', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ start: seconds, end: seconds, wanted: seconds }), { maxLength: 20 }), (wild) => {
        const paid: ReturnType<typeof play>[] = [];
        for (const { start, end, wanted } of wild.toSorted((one, other) => one.end - other.end)) {
          if (end <= start) continue;
          const one = play(start, wanted);
          if (ownMs(one, at(end), paid) >= one.playedMs) paid.push(one);
        }
        const first = Math.min(...paid.map(({ startedAt }) => startedAt.getTime()));
        const total = paid.reduce((sum, { playedMs }) => sum + playedMs, 0);
        if (paid.length > 0) expect(total).toBeLessThanOrEqual(at(300).getTime() - first);
      }),
    );
  });
});
