import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

const written = (ms: number, language: string) => durationText(ms, language).replace(/\s/g, ' ');

it('says seconds below a minute, then minutes, then hours and minutes', () => {
  expect(written(200, 'en')).toBe('1 sec');
  expect(written(42_400, 'en')).toBe('42 sec');
  expect(written(12 * 60_000, 'en')).toBe('12 min');
  expect(written(65 * 60_000, 'en')).toBe('1 hr 5 min');
  expect(written(65 * 60_000, 'de')).toBe('1 Std. 5 Min.');
});

it('rounds into the next unit instead of writing sixty of one', () => {
  expect(written(59_600, 'en')).toBe('1 min');
  expect(written(59.6 * 60_000, 'en')).toBe('1 hr');
});

it('has no time as no minutes', () => {
  expect(written(0, 'en')).toBe('0 min');
});
