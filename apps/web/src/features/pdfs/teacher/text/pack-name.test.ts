import { expect, it } from 'vitest';
import { packName } from './pack-name.ts';

it('a pack is named after its text', () => {
  expect(packName('Words for “{{title}}”', 'The old lighthouse', 0)).toBe('Words for “The old lighthouse”');
});

it('the next pack of a text has a number, so that two are told apart', () => {
  expect(packName('Words for “{{title}}”', 'The old lighthouse', 1)).toBe('Words for “The old lighthouse” (2)');
  expect(packName('Words for “{{title}}”', 'x'.repeat(200), 9)).toMatch(/^Words for “x+…” \(10\)$/);
});

it('a title that is too long is cut at its end, and “$&” in one means nothing', () => {
  const name = packName('Words for “{{title}}”', `$& ${'x'.repeat(200)}`, 0);
  expect(name).toHaveLength(200);
  expect(name).toMatch(/^Words for “\$& x+…”$/);
});

it('a title is cut between two characters as people see them', () => {
  const name = packName('Words for “{{title}}”', `${'x'.repeat(180)}👨‍👩‍👧‍👦${'y'.repeat(20)}`, 0);
  expect(name).toBe(`Words for “${'x'.repeat(180)}…”`);
});
