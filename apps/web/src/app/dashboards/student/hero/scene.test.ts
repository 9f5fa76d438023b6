import { describe, expect, it } from 'vitest';
import { spotsOfScene } from './scene.ts';

describe('where the plants stand', () => {
  it.each([
    { width: 288, height: 250 },
    { width: 700, height: 380 },
  ])('is on the land, clear of the figure, at $width pixels', (room) => {
    for (let count = 1; count <= 12; count += 1) {
      const spots = spotsOfScene(count, room);
      expect(spots).toHaveLength(count);
      for (const { x, y, size } of spots) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(room.width - 104);
        expect(y - size).toBeGreaterThan(room.height * 0.3);
        expect(y).toBeLessThan(room.height);
      }
    }
  });
});
