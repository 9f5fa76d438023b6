import { describe, expect, it } from 'vitest';
import { heatOf, heatPieces } from './heat-text.ts';

describe('a page with look-ups', () => {
  it('is cut at the words that were looked up, in any letter case', () => {
    expect(heatPieces('Ships find the ships’ light.', new Map([['ships', 4]]))).toEqual([
      { at: 0, text: 'Ships', readers: 4 },
      { at: 5, text: ' find the ', readers: 0 },
      { at: 15, text: 'ships', readers: 4 },
      { at: 20, text: '’ light.', readers: 0 },
    ]);
  });

  it('keeps words with an apostrophe or a hyphen whole', () => {
    const readers = new Map([
      ['well-known', 2],
      ['don’t', 1],
    ]);
    expect(heatPieces('I don’t: well-known', readers).filter((piece) => piece.readers > 0)).toEqual([
      { at: 2, text: 'don’t', readers: 1 },
      { at: 9, text: 'well-known', readers: 2 },
    ]);
  });

  it('stays whole without look-ups', () => {
    expect(heatPieces('Nobody asked.', new Map())).toEqual([{ at: 0, text: 'Nobody asked.', readers: 0 }]);
    expect(heatPieces('', new Map())).toEqual([]);
  });
});

it.each([
  [1, 4, 1],
  [2, 4, 2],
  [3, 4, 3],
  [4, 4, 3],
])('%i of %i readers is heat %i', (count, readers, heat) => {
  expect(heatOf(count, readers)).toBe(heat);
});
