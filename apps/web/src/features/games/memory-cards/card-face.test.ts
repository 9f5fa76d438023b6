import { describe, expect, it } from 'vitest';
import { columnsFor, placeAfter } from './card-face.ts';

describe('the grid of cards', () => {
  it('is led through by the arrows, and its edges hold', () => {
    const from = (key: string, at: number) => placeAfter(key, at, 8, 3);
    expect([from('ArrowRight', 0), from('ArrowLeft', 4), from('ArrowDown', 1), from('ArrowUp', 7)]).toEqual([
      1, 3, 4, 4,
    ]);
    expect([from('ArrowLeft', 0), from('ArrowUp', 2), from('ArrowDown', 6), from('ArrowRight', 7)]).toEqual([
      0, 2, 6, 7,
    ]);
    expect([from('Home', 5), from('End', 3), from('End', 6)]).toEqual([3, 5, 7]);
    expect(from('x', 3)).toBeNull();
  });

  it('has few columns on a phone and at most six', () => {
    expect([8, 16, 24].map((cards) => columnsFor(cards, 'phone'))).toEqual([3, 3, 3]);
    expect([8, 16, 20, 24].map((cards) => columnsFor(cards, 'desktop'))).toEqual([4, 4, 5, 6]);
  });
});
