import { gameTypes } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { gameFacts } from './facts.ts';
import { itemChoices } from './item-choices.ts';

describe('the choice of round lengths', () => {
  it("ranges from the game's minimum to its maximum", () => {
    expect(itemChoices('word-match')).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(itemChoices('reading')).toEqual([1]);
  });

  it("includes every game's default", () => {
    for (const type of gameTypes) expect(itemChoices(type)).toContain(gameFacts[type].items.usual);
  });
});
