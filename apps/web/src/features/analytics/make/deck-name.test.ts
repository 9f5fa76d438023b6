import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { deckName } from './deck-name.ts';

const nameFor = (className: string) => `${className}: hardest words, 28 November 2026`;

it('has the class and the day', () => {
  expect(deckName(nameFor, '7A')).toBe('7A: hardest words, 28 November 2026');
});

it('keeps the day of a class with a long name', () => {
  const name = deckName(nameFor, 'x'.repeat(limits.nameMax));
  expect(name).toHaveLength(limits.nameMax);
  expect(name).toMatch(/^x+: hardest words, 28 November 2026$/);
});
