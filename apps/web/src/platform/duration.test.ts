import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [0, 'en', '0 min'],
  [42, 'en', '42 sec'],
  [60, 'de', '1 Min.'],
  [5100, 'en', '1 hr 25 min'],
  [7200, 'fr', '2 h'],
])('writes %i seconds in %s as %s', (seconds, language, text) =>
  expect(durationText(seconds, language).replace(/\s/g, ' ')).toBe(text),
);

it.each(['en', 'tr', 'es', 'fr', 'de'])('is never broken over two lines in %s', (language) =>
  expect(durationText(5100, language)).not.toMatch(/[ \u202f]/),
);
