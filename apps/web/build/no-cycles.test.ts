import { expect, it } from 'vitest';
import { findCycle } from './no-cycles.ts';

const circleOf = (imports: Record<string, string[]>) => findCycle(Object.keys(imports), (file) => imports[file] ?? []);

it('finds files that import each other, over others as well', () => {
  expect(circleOf({ page: ['link'], link: ['calls'], calls: ['vendor', 'link'], vendor: [] })).toEqual([
    'link',
    'calls',
    'link',
  ]);
  expect(circleOf({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  expect(circleOf({ a: ['a'] })).toEqual(['a', 'a']);
});

it('finds none where files share what they import', () => {
  expect(circleOf({ page: ['link', 'calls'], link: ['calls', 'vendor'], calls: ['vendor'], vendor: [] })).toBeNull();
});
