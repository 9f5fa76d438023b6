import type { PlantStage } from '@wordgrove/contract/evidence';
import { plantStages } from '@wordgrove/contract/evidence';
import { expect, it } from 'vitest';
import { plantsOfScene } from './scene.ts';

const noon = Date.UTC(2026, 10, 29, 12);

/** A plant whose word was met that many days ago. */
function plant(ago: number, stage: PlantStage = 'young', isDry = false, hours = 0) {
  const lastAt = new Date(noon - (24 * ago + hours) * 3_600_000);
  return { stage: plantStages.indexOf(stage), isDry, ago, lastAt, lastDay: lastAt.toISOString().slice(0, 10) };
}
type Plant = ReturnType<typeof plant>;

const shownOf = (plants: readonly Plant[]) =>
  plantsOfScene({ all: plants.length, dry: plants.filter(({ isDry }) => isDry).length }, plants);
const many = (count: number, dry: number) =>
  Array.from({ length: count }, (_, n) => plant(n, 'young', n >= count - dry));

it('shows all plants while there are few', () => {
  expect(shownOf(many(5, 2))).toHaveLength(5);
  expect(shownOf([])).toEqual([]);
});

it('shows the largest, and a few of those met last', () => {
  const old = Array.from({ length: 20 }, (_, n) => plant(n + 50, n < 8 ? 'flower' : 'young'));
  const young = Array.from({ length: 10 }, (_, n) => plant(n, 'seed'));
  const shown = shownOf([...young, ...old]);
  expect(shown.map(({ stage }) => plantStages[stage])).toEqual([...Array(8).fill('flower'), ...Array(4).fill('seed')]);
  expect(shown.slice(8).map(({ ago }) => ago)).toEqual([0, 1, 2, 3]);
});

it('shows the larger of those met on one day, and of equally large ones the last', () => {
  const old = Array.from({ length: 20 }, (_, n) => plant(n + 50, 'flower'));
  const today = [0, 1, 2, 3, 4].flatMap((hours) => [plant(0, 'sprout', false, hours), plant(0, 'seed', false, hours)]);
  const shown = shownOf([...today, ...old]).slice(8);
  expect(shown.map(({ stage }) => plantStages[stage])).toEqual(Array(4).fill('sprout'));
  expect(shown.map(({ lastAt }) => (noon - lastAt.getTime()) / 3_600_000)).toEqual([0, 1, 2, 3]);
});

it('grows no smaller when a young word is practised', () => {
  const plants = Array.from({ length: 30 }, (_, n) => plant(n, n % 3 === 0 ? 'grown' : 'sprout'));
  const after = plants.map((each, n) => (n % 3 === 1 ? plant(0, 'sprout') : each));
  const large = (some: readonly Plant[]) => some.filter(({ stage }) => plantStages[stage] === 'grown').length;
  expect(large(shownOf(after))).toBeGreaterThanOrEqual(8);
  expect(large(shownOf(plants))).toBeGreaterThanOrEqual(8);
});

it.each([
  [100, 50, 6],
  [100, 1, 1],
  [100, 100, 12],
  [12, 3, 3],
])('of %i plants with %i dry ones shows %i dry', (all, dry, expected) => {
  const shown = shownOf(many(all, dry));
  expect(shown).toHaveLength(12);
  expect(shown.filter(({ isDry }) => isDry)).toHaveLength(expected);
});

it('puts the large ones behind', () => {
  const [first, , last] = shownOf([plant(1, 'seed'), plant(2), plant(3, 'flower')]);
  expect([first, last].map((each) => each && plantStages[each.stage])).toEqual(['flower', 'seed']);
});
