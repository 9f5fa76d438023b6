import { expect, it } from 'vitest';
import { pointsTyped, readPoints } from './points.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['8', 8],
  ['8.5', 8.5],
  ['8,5', 8.5],
  ['8,', 8],
  ['10', 10],
  ['10.5', undefined],
  ['8.3', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['eight', undefined],
])('reads "%s" of ten points as %s', (typed, points) => {
  expect(readPoints(typed, 10)).toBe(points);
});

it('takes no points for work without points', () => {
  expect(readPoints('1', null)).toBeUndefined();
  expect(readPoints('', null)).toBeNull();
});

it('writes points as their reader types them, and reads them again', () => {
  expect(pointsTyped(8.5, 'de')).toBe('8,5');
  expect(pointsTyped(1000, 'en')).toBe('1000');
  expect(pointsTyped(null, 'en')).toBe('');
  for (const language of ['en', 'tr', 'es', 'fr', 'de'])
    expect(readPoints(pointsTyped(999.5, language), 1000)).toBe(999.5);
});
