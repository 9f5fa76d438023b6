import { describe, expect, it } from 'vitest';
import { optionAfter } from './use-combo-box.ts';

describe('the option an arrow key leads to', () => {
  it('goes down from the text through all and back to the text', () => {
    const steps = [0, 1, 2].reduce<(number | null)[]>(
      (seen) => [...seen, optionAfter(seen.at(-1) ?? null, 1, 2)],
      [null],
    );
    expect(steps).toEqual([null, 0, 1, null]);
  });

  it('goes up from the text to the last', () => {
    expect(optionAfter(null, -1, 3)).toBe(2);
    expect(optionAfter(0, -1, 3)).toBeNull();
  });

  it('stays on the text when there are none', () => {
    expect(optionAfter(null, 1, 0)).toBeNull();
  });
});
