import type { AnagramItem } from '@wordgrove/games/anagram';
import { describe, expect, it } from 'vitest';
import { freshSlots, keepOnly, keptSlots, lastPut, orderOf, put, tileOf, withHints } from './slots.ts';

const item: AnagramItem = {
  id: 'letter:noun',
  clue: { kind: 'definition', text: 'you write it' },
  tiles: ['t', 'e', 'r', 'l', 'e', 't'],
  answer: 'letter',
  written: 'letter',
  alsoRight: [],
  otherWords: [],
  explained: 'you write it',
  isExplainedInEnglish: true,
};

const word = (slots: ReturnType<typeof freshSlots>) =>
  slots.map((tile) => (tile === null ? '_' : item.tiles[tile])).join('');

describe('letters that are put together', () => {
  it('take the first free tile with a typed letter, and none twice', () => {
    let slots = freshSlots(item, 0);
    for (const key of ['T', 't', 't', 'E']) {
      const tile = tileOf(item, slots, key);
      if (tile !== -1) slots = put(slots, tile);
    }
    expect(word(slots)).toBe('tte___');
    expect(put(slots, 0)).toBe(slots);
  });

  it('are found by the plain letter of a keyboard, and by a Turkish one', () => {
    const naive = { ...item, tiles: ['ï', 'n', 'a', 'v', 'e'] };
    expect(tileOf(naive, freshSlots(naive, 0), 'i')).toBe(0);
    expect(tileOf({ ...item, tiles: ['h', 'i'] }, [null, null], 'ı')).toBe(1);
    expect(tileOf({ ...item, tiles: ['h', 'i'] }, [null, null], 'İ')).toBe(1);
  });

  it('make way for a letter that is shown', () => {
    const slots = [0, 5, 1, 4, null, null];
    expect(word(withHints(item, 1, slots))).toBe('ltee__');
    expect(word(withHints(item, 3, slots))).toBe('let___'.replace('___', 'e__'));
    expect(word(withHints(item, 6, freshSlots(item, 0)))).toBe('letter');
  });

  it('come back from the end, but not those that were shown', () => {
    const slots = put(freshSlots(item, 2), 0);
    expect(word(slots)).toBe('let___');
    expect(lastPut(slots, 2)).toBe(2);
    expect(lastPut(freshSlots(item, 2), 2)).toBe(-1);
  });

  it('stay where they are right, and are a word when every place is taken', () => {
    const slots = [3, 4, 0, 5, 2, 1];
    expect(word(slots)).toBe('lettre');
    expect(orderOf(slots)).toEqual(slots);
    expect(word(keepOnly(slots, [0, 1, 2, 3], 0))).toBe('lett__');
    expect(orderOf(keepOnly(slots, [0], 0))).toBeNull();
  });

  it('come back as they were kept, and from anything else begin anew', () => {
    expect(keptSlots(item, [2, null, 0, null, null, null])).toEqual([2, null, 0, null, null, null]);
    const none = freshSlots(item, 0);
    for (const kept of [null, 'letter', [2], [0, 0, null, null, null, null], [9, 'x', -1, 0.5, null, {}]]) {
      expect(keptSlots(item, kept)).toEqual(none);
    }
  });
});
