import { describe, expect, it } from 'vitest';
import type { Rect } from './toast-place.ts';
import { leastCovering, spotsOf } from './toast-place.ts';

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });
const screen = rect(0, 0, 1280, 800);
const foot = [
  { place: 'foot-end', rect: rect(900, 734, 1264, 784) },
  { place: 'foot', rect: rect(458, 734, 822, 784) },
  { place: 'foot-start', rect: rect(16, 734, 380, 784) },
] as const;
const head = rect(458, 68, 822, 118);

function placed(others: readonly Rect[], seen = screen) {
  const { place, lift } = leastCovering(spotsOf(foot, head, seen), others, seen) ?? {};
  return { place, lift };
}

const title = rect(16, 100, 1264, 140);
const footer = rect(16, 760, 1264, 800);
const page = rect(16, 140, 1264, 800);

describe('a message', () => {
  it('lies in the corner of the foot where nothing is under it', () => {
    expect(placed([])).toEqual({ place: 'foot-end', lift: 0 });
    expect(placed([title, rect(600, 700, 700, 800)])).toEqual({ place: 'foot-end', lift: 0 });
  });

  it('goes along the foot before it rises, and rises no further than it has to', () => {
    const corner = rect(1000, 700, 1280, 800);
    expect(placed([corner])).toEqual({ place: 'foot', lift: 0 });
    expect(placed([corner, rect(400, 700, 900, 800)])).toEqual({ place: 'foot-start', lift: 0 });
    expect(placed([footer])).toEqual({ place: 'foot-end', lift: 24 });
  });

  it('touches what begins where it ends', () => {
    expect(placed([rect(0, 784, 1280, 800)])).toEqual({ place: 'foot-end', lift: 0 });
  });

  it('lies under the bar where all below is full, and where it covers the least when that is, too', () => {
    expect(placed([page])).toEqual({ place: 'head', lift: 0 });
    expect(placed([page, title])).toEqual({ place: 'foot-end', lift: 0 });
    expect(placed([page, footer, title])).toEqual({ place: 'foot-end', lift: 24 });
  });

  it('never lies behind the keyboard of a phone', () => {
    expect(placed([title], rect(0, 0, 1280, 400))).toEqual({ place: 'foot-end', lift: 384 });
    expect(placed([], rect(0, 0, 1280, 760))).toEqual({ place: 'foot-end', lift: 24 });
  });
});
