import { expect, it } from 'vitest';
import { isUnfit, isUnfitMeaning } from './unfit-words.ts';

it('keeps out what no school suggests, and nothing that only begins alike', () => {
  expect(['sex', 'sex act', 'pussy', 'heroin', 'shit'].filter((word) => !isUnfit(word))).toEqual([]);
  const fine = [
    'heroine',
    'method',
    'title',
    'homonym',
    'sextant',
    'cumulus',
    'prickly',
    'essex',
    'classic',
    'lustre',
    'titan',
  ];
  expect(fine.filter(isUnfit)).toEqual([]);
});

it('knows meanings that come last', () => {
  expect(isUnfitMeaning('street names for methylenedioxymethamphetamine')).toBe(true);
  expect(isUnfitMeaning('an animal that produces gametes (ova)')).toBe(true);
  expect(isUnfitMeaning('a time for working')).toBe(false);
});
