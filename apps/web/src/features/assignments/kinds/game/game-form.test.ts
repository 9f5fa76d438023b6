import { describe, expect, it } from 'vitest';
import { emptyGame, gameFormOf, gameProblems, listOf, usualGame, wantedGame } from './game-form.ts';

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

  it('is set as a test with its minutes, without a goal or a clock', () => {
    const fields = { ...emptyGame, isTest: true, minutes: '20', target: '80', timer: 'down' } as const;
    const wanted = wantedGame(fields);
    expect(wanted).toMatchObject({ test: { minutes: 20 }, target: null, timer: 'none' });
    expect(wantedGame({ ...fields, minutes: '' })).toMatchObject({ test: { minutes: null } });
    expect(gameProblems({ ...fields, minutes: '0', target: 'x' })).toMatchObject({
      minutes: 'no-whole-number',
      target: null,
    });
    expect(
      gameFormOf({ ...wanted, material: { kind: 'level', level: 'A1' }, test: { minutes: 20 } } as never),
    ).toMatchObject({
      isTest: true,
      minutes: '20',
    });
  });

  it('stays practice where it can’t be a test', () => {
    const fields = { ...emptyGame, isTest: true, minutes: '20', target: '80' };
    for (const game of [usualGame('memory-cards'), { ...usualGame('anagram'), mode: 'listening' }])
      expect(wantedGame({ ...fields, ...game })).toMatchObject({ test: null, target: 80 });
  });
});
