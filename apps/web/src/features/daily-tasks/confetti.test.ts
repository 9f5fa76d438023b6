import { expect, it } from 'vitest';
import { fallen, throwUp } from './confetti.tsx';

const half = () => 0.5;

it('throws as many pieces as are asked for, from both lower corners and inwards', () => {
  const pieces = throwUp(10, 800, 600, 5, half);
  expect(pieces).toHaveLength(10);
  for (const { x, y, speedX, speedY, color } of pieces) {
    expect(x === 0 ? speedX : -speedX).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(300);
    expect(speedY).toBeLessThan(0);
    expect(color).toBeLessThan(5);
  }
});

it.each([1 / 144, 1 / 60, 1 / 20])('lets every piece come down again, with frames of %d s', (seconds) => {
  for (const piece of throwUp(10, 800, 600, 5, half)) {
    let later = piece;
    for (let passed = 0; passed < 4; passed += seconds) later = fallen(later, seconds);
    expect(Number.isFinite(later.x)).toBe(true);
    expect(later.y).toBeGreaterThan(piece.y);
  }
});
