import { describe, expect, it } from 'vitest';
import type { GrovePlant } from '#features/memory/plants.ts';
import { plantsOfScene, spotsOfScene } from './scene.ts';

const plant = (n: number, change: Partial<GrovePlant> = {}): GrovePlant => ({
  ...{ word: `w${n}:noun`, text: `w${n}`, topic: null, stage: 'young', isDry: false, ago: n },
  ...change,
});
const bedOf = (plants: readonly GrovePlant[]) => [{ topic: null, plants }];
const many = (count: number, dry: number) =>
  bedOf(Array.from({ length: count }, (_, n) => plant(n, { isDry: n >= count - dry })));

describe('the plants of the scene', () => {
  it('are all there are while there are few', () => {
    expect(plantsOfScene(many(5, 2))).toHaveLength(5);
    expect(plantsOfScene([])).toEqual([]);
  });

  it('are the largest, and a few of those met last', () => {
    const old = Array.from({ length: 20 }, (_, n) => plant(n + 50, { stage: n < 8 ? 'flower' : 'young' }));
    const young = Array.from({ length: 10 }, (_, n) => plant(n, { stage: 'seed' }));
    const shown = plantsOfScene(bedOf([...young, ...old]));
    expect(shown.map(({ stage }) => stage)).toEqual([...Array(8).fill('flower'), ...Array(4).fill('seed')]);
    expect(shown.slice(8).map(({ ago }) => ago)).toEqual([0, 1, 2, 3]);
  });

  it('grow no smaller when a young word is practised', () => {
    const plants = Array.from({ length: 30 }, (_, n) => plant(n, { stage: n % 3 === 0 ? 'grown' : 'sprout' }));
    const after = plants.map((each, n) => (n % 3 === 1 ? { ...each, ago: 0 } : each));
    const large = (some: readonly GrovePlant[]) => some.filter(({ stage }) => stage === 'grown').length;
    expect(large(plantsOfScene(bedOf(after)))).toBeGreaterThanOrEqual(8);
    expect(large(plantsOfScene(bedOf(plants)))).toBeGreaterThanOrEqual(8);
  });

  it.each([
    [100, 50, 6],
    [100, 1, 1],
    [100, 100, 12],
    [12, 3, 3],
  ])('of %i with %i dry ones, %i are shown dry', (all, dry, expected) => {
    expect(plantsOfScene(many(all, dry)).filter(({ isDry }) => isDry)).toHaveLength(expected);
  });

  it('stand behind when they are large', () => {
    const [first, , last] = plantsOfScene(
      bedOf([plant(1, { stage: 'seed' }), plant(2), plant(3, { stage: 'flower' })]),
    );
    expect([first?.stage, last?.stage]).toEqual(['flower', 'seed']);
  });
});

describe('where they stand', () => {
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
