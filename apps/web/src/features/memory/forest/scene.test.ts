import { describe, expect, it } from 'vitest';
import { drawnPlants, plantsPerDrawn, spotsFor, tallyForest } from './scene.ts';

const none = { seed: 0, sprout: 0, young: 0, grown: 0, flower: 0 };
const sums = [
  { topic: 'home' as const, stages: { ...none, flower: 9000, seed: 1 } },
  { topic: null, stages: { ...none, young: 300 } },
];

describe('the scene of a forest', () => {
  it('draws each plant of a small class, and of a large one a share of all that is there', () => {
    expect(plantsPerDrawn(300)).toBe(1);
    expect(drawnPlants([{ topic: 'home', stages: { ...none, sprout: 7 } }])).toHaveLength(7);
    const drawn = drawnPlants(sums);
    expect(drawn.length).toBeLessThan(440);
    expect(drawn.filter(({ stage }) => stage === 'seed')).toHaveLength(1);
    expect(drawnPlants(sums)).toEqual(drawn);
  });

  it('has no dry plants', () => {
    expect(tallyForest(sums)).toEqual({ all: 9301, dry: 0, stages: { ...none, seed: 1, young: 300, flower: 9000 } });
  });

  it.each([
    [3, 1900, 800],
    [40, 358, 600],
    [420, 1900, 800],
    [420, 358, 400],
  ])('finds a place for each of %d plants on %d × %d, behind first', (count, width, height) => {
    const spots = spotsFor(count, { width, height });
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeLessThanOrEqual(height);
    }
    const sizes = spots.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });
});
