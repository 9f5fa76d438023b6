import { expect, it } from 'vitest';
import { tabAfter } from './tabs.tsx';

it('the arrow keys go round the tabs, and Home and End to the first and the last', () => {
  const led = (key: string) => [0, 1, 2].map((at) => tabAfter(key, at, 3));
  expect(led('ArrowRight')).toEqual([1, 2, 0]);
  expect(led('ArrowLeft')).toEqual([2, 0, 1]);
  expect(led('Home')).toEqual([0, 0, 0]);
  expect(led('End')).toEqual([2, 2, 2]);
  expect(led('Tab')).toEqual([null, null, null]);
});
