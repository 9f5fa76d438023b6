import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeWords, editDistance } from './edit-distance.ts';

/** The definition, without shortcuts. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const options = [
    slowly(a.slice(1), b) + 1,
    slowly(a, b.slice(1)) + 1,
    slowly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) options.push(slowly(a.slice(2), b.slice(2)) + 1);
  return Math.min(...options);
}

const few = fc.stringMatching(/^[abc]{0,6}$/);

describe('editDistance', () => {
  it('counts an insertion, deletion, substitution or transposition as one', () => {
    expect(['house', 'houuse', 'huse', 'hause', 'huose', 'huoses'].map((word) => editDistance('house', word))).toEqual([
      0, 1, 1, 1, 1, 2,
    ]);
  });

  it('agrees with the definition', () => {
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(editDistance(a, b)).toBe(slowly(a, b));
      }),
    );
  });

  it('is symmetric, and stops one above the limit', () => {
    fc.assert(
      fc.property(few, few, fc.nat(4), (a, b, limit) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b), limit + 1));
      }),
    );
  });
});

describe('closeWords', () => {
  it('puts the nearest first, then those with the same beginning, then the order of the list', () => {
    const list = ['relieve', 'deceive', 'receive', 'recipe', 'house', 'recieve'];
    expect(closeWords('recieve', list).map(({ word }) => word)).toEqual(
      ['relieve', 'receive', 'recipe', 'deceive'].filter((word) => editDistance('recieve', word) <= 2),
    );
  });

  it('allows fewer edits in short words and returns as many as asked for', () => {
    expect(closeWords('cat', ['dog', 'cut', 'bat', 'cart', 'coat'])).toHaveLength(4);
    expect(closeWords('cat', ['dot'])).toEqual([]);
    expect(closeWords('cat', ['cut', 'cart'], { count: 1 })).toEqual([{ word: 'cut', distance: 1 }]);
  });
});
