import { describe, expect, it } from 'vitest';
import { neighbourFor, placeAt, placed } from './order.ts';

const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }] as const;
const all = [a, b, c, d];
const letters = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('the order of the list', () => {
  it.each([
    ['a', 'c', 'bcad'],
    ['d', null, 'dabc'],
    ['b', 'a', 'abcd'],
    ['x', 'a', 'abcd'],
  ])('puts %s behind %s', (id, after, expected) => expect(letters(placed(all, id, after))).toBe(expected));

  it('is that of the places on the screen, whatever a filter hides', () => {
    for (const shown of [all, [b, d], [a, c, d], [c]]) {
      for (const { id } of shown) {
        for (const to of shown.keys()) {
          const moved = placed(all, id, neighbourFor(all, shown, id, to));
          expect(letters(moved.filter((each) => shown.includes(each)))).toBe(
            letters(shown.filter((each) => each.id !== id).toSpliced(to, 0, { id })),
          );
        }
      }
    }
  });
});

describe('a row that is dragged', () => {
  const middles = [10, 30, 50];

  it.each([
    [0, 0, 0],
    [35, 0, 1],
    [99, 0, 2],
    [45, 2, 2],
    [5, 2, 0],
    [20, 2, 1],
  ])('at %i from place %i comes to place %i', (y, from, to) => expect(placeAt(y, middles, from)).toBe(to));
});
