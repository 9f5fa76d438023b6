import { expect, it } from 'vitest';
import { intervalText } from './grade-buttons.tsx';

it.each([
  [0, '1 min'],
  [60, '1 min'],
  [600, '10 min'],
  [7200, '2 hr'],
  [86_400, '1 day'],
  [30 * 86_400, '30 days'],
  [46 * 86_400, '1.5 mths'],
  [400 * 86_400, '1.1 yrs'],
])('says %i seconds as %s', (seconds, text) => {
  expect(intervalText(seconds, 'en')).toBe(text);
});

it('speaks the language of the reader', () => {
  expect(intervalText(86_400 * 3, 'de')).toBe('3 Tg.');
  expect(intervalText(86_400 * 3, 'tr')).toBe('3 gün');
});
