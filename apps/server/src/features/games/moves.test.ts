import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { keepable, lastMoves, newMoves } from './moves.ts';

const moves = (...times: number[]) => times.map((at) => ({ at, item: `item ${at}` }));
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('moves that can be kept', () => {
  it('stay as they are', () => {
    const sent = [{ at: 1, item: 'lend:verb', typed: '“ödünç” 🙂 \\u0000', list: [1, { deep: true }] }];
    expect(keepable(sent)).toEqual(sent);
  });

  it.each([
    ['text that no database holds', { text: 'a\u0000b' }],
    ['half a character', { text: 'a\ud83d' }],
    ['half a character in a name', { 'a\udc00': 1 }],
    ['a novel', { text: 'x'.repeat(1000) }],
    ['a tower of lists', { text: nested(100_000) }],
  ])('keep their place when they have %s', (_, more) => {
    expect(keepable([{ at: 7, ...more }, ...moves(9)])).toEqual([{ at: 7 }, ...moves(9)]);
  });

  it('have no negative zero, which comes back as another number', () => {
    expect(Object.is(keepable([{ at: -0 }])[0]?.at, 0)).toBe(true);
  });
});

describe('moves that arrive', () => {
  it('go on where the others end', () => {
    expect(newMoves(moves(1, 2), { from: 2, moves: moves(3) })).toEqual(moves(3));
  });

  it('are nothing new when they are sent again, and go on when more came', () => {
    expect(newMoves(moves(1, 2), { from: 0, moves: moves(1, 2) })).toEqual([]);
    expect(newMoves(moves(1, 2), { from: 1, moves: moves(2, 3) })).toEqual(moves(3));
    expect(newMoves(moves(1, 2), { from: 0, moves: [] })).toEqual([]);
  });

  it('are refused when another device was quicker, or some before them are missing', () => {
    expect(newMoves(moves(1, 2), { from: 1, moves: moves(5) })).toBeNull();
    expect(newMoves(moves(1, 2), { from: 3, moves: moves(4) })).toBeNull();
  });

  it('end at the most that a play has', () => {
    const many = moves(...Array.from({ length: limits.gameMovesMax - 1 }, (_, n) => n));
    expect(newMoves(many, { from: many.length, moves: moves(1, 2, 3) })).toHaveLength(1);
    expect(lastMoves([...many, ...moves(1)], { from: 0, moves: moves(1, 2, 3) })).toEqual([]);
  });

  it('at the end are kept in any case, and change nothing that is there', () => {
    expect(lastMoves(moves(1, 2), { from: 2, moves: moves(3) })).toEqual(moves(3));
    expect(lastMoves(moves(1, 2), { from: 1, moves: moves(8, 9) })).toEqual(moves(9));
    expect(lastMoves(moves(1, 2), { from: 5, moves: moves(6) })).toEqual(moves(6));
  });
});
