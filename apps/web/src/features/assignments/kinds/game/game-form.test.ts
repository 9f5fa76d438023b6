import { describe, expect, it } from 'vitest';
import { emptyGame, listOf, usualGame } from './game-form.ts';

describe('a game in the form', () => {
  it('asks for what is meant by the words that are in the list, however they are written', () => {
    const cold = { ...emptyGame, words: 'Cold\nconstructor', meant: { cold: 'cold:adjective', gone: 'gone:verb' } };
    expect(listOf(cold)).toEqual({
      words: ['Cold', 'constructor'],
      meant: [{ text: 'Cold', word: 'cold:adjective' }],
    });
  });

  it('begins a game in its usual way', () => {
    expect(usualGame('group-ranking')).toEqual({ type: 'group-ranking', mode: 'sort', items: 3 });
  });
});
