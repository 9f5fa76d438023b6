import { expect, it } from 'vitest';
import { coverageBand } from './coverage.ts';

it.each([
  [1, 'alone'],
  [0.98, 'alone'],
  [0.979, 'helped'],
  [0.95, 'helped'],
  [0.949, 'guided'],
  [0.9, 'guided'],
  [0.899, 'hard'],
  [0, 'hard'],
])('a coverage of %f is %s', (coverage, band) => {
  expect(coverageBand(coverage)).toBe(band);
});

it('rounding moves nobody into another band', () => {
  expect(coverageBand(0.1 * 3 * 3 - 1e-16)).toBe('guided');
  expect(coverageBand(0.98 - 1e-12)).toBe('alone');
});
