import { expect, it } from 'vitest';
import { isAcross, shareOf, swipeOf } from './swipe.ts';

const drag = (dx: number, ms = 1000, width = 358) => ({ dx, dy: 0, ms, width });

it('leaves a finger that moves up or down to the page', () => {
  expect([isAcross({ dx: 3, dy: -4 }), isAcross({ dx: 30, dy: 40 }), isAcross({ dx: -30, dy: 12 })]).toEqual([
    null,
    false,
    true,
  ]);
});

it('counts what went far or was quick, and nothing that was given up', () => {
  expect(swipeOf(drag(-110))).toBe('left');
  expect(swipeOf(drag(110))).toBe('right');
  expect(swipeOf(drag(60, 90))).toBe('right');
  expect(swipeOf(drag(60))).toBeNull();
  expect(swipeOf(drag(-20, 10))).toBeNull();
  // On a desk the card is wide, and an arm isn't longer for it.
  expect(swipeOf(drag(125, 1000, 900))).toBe('right');
});

it('says how much of a swipe it is', () => {
  expect(shareOf(drag(0))).toBe(0);
  expect(shareOf(drag(50))).toBeCloseTo(0.5, 1);
  expect(shareOf(drag(-400))).toBe(-1);
});
