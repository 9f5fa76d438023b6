import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBetween, saysTheSame } from './rules.ts';

/** Moves as a student makes them: which to-do, and behind how many of the others. */
const moves = fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 300 });

describe('the place of a to-do', () => {
  it("keeps the student's order, however often something is moved", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), moves, (size, wanted) => {
        const places = new Map(Array.from({ length: size }, (_, at) => [at, at]));
        let order = [...places.keys()];
        for (const [which, behind] of wanted) {
          const id = order[which % size] ?? 0;
          const others = order.filter((each) => each !== id);
          const to = behind % size;
          const at = (index: number) => places.get(others[index] ?? -1) ?? null;
          let place = placeBetween(at(to - 1), at(to));
          if (place === null) {
            for (const [index, each] of others.entries()) places.set(each, index);
            place = placeBetween(at(to - 1), at(to));
          }
          places.set(id, place ?? Number.NaN);
          order = others.toSpliced(to, 0, id);
          expect([...places.keys()].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))).toEqual(
            order,
          );
        }
      }),
    );
  });

  it('is before all, behind all, or the only one', () => {
    expect(placeBetween(null, null)).toBe(0);
    expect(placeBetween(null, -3)).toBe(-4);
    expect(placeBetween(7.5, null)).toBe(8.5);
  });
});

describe('an edit that was sent twice', () => {
  const texts = { title: 'Read', notes: '', dueOn: '2026-05-01', priority: 'low' };

  it('says the same', () => expect(saysTheSame(texts, { ...texts })).toBe(true));

  it.each([{ title: 'read' }, { notes: 'p. 4' }, { dueOn: null }, { priority: 'high' }])('differs in %o', (change) =>
    expect(saysTheSame(texts, { ...texts, ...change })).toBe(false),
  );
});
