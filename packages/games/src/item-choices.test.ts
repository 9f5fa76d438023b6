import { gameTypes } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { gameFacts } from './facts.ts';
import { itemChoices } from './item-choices.ts';

describe('the numbers of items to choose from', () => {
  it('go from the least to the most of the game', () => {
    expect(itemChoices('word-match')).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(itemChoices('reading')).toEqual([1]);
  });

  it('hold the usual one of every game', () => {
    for (const type of gameTypes) expect(itemChoices(type)).toContain(gameFacts[type].items.usual);
  });
});
