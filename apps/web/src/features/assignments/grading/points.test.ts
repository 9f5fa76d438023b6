import { expect, it } from 'vitest';
import { pointsTyped, readPoints, suggestedPoints } from './points.ts';

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

it.each([
  [100, 10, 10],
  [85, 10, 8.5],
  [83, 10, 8.5],
  [82, 10, 8],
  [0, 10, 0],
  [null, 10, null],
  [80, null, null],
])('suggests for %s percent of %s points: %s', (percent, max, points) => {
  expect(suggestedPoints(percent, max)).toBe(points);
});
