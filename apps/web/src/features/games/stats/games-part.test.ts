import type { GameType } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { bestGame, rankGames } from './games-part.tsx';

const game = (type: GameType, right: number, answered: number) => ({
  type,
  plays: 1,
  ms: 1000,
  right,
  answered,
  best: null,
});

it('puts the highest share first and games without an answer last', () => {
  const ranked = rankGames([game('reading', 0, 0), game('quiz', 5, 10), game('anagram', 9, 10)]);
  expect(ranked.map(({ type, share }) => [type, share])).toEqual([
    ['anagram', 0.9],
    ['quiz', 0.5],
    ['reading', null],
  ]);
});

it('names the best game only of two with enough answers that differ', () => {
  expect(bestGame(rankGames([game('quiz', 5, 10), game('anagram', 9, 10)]))).toBe('anagram');
  expect(bestGame(rankGames([game('quiz', 5, 10), game('anagram', 1, 1)]))).toBeNull();
  expect(bestGame(rankGames([game('quiz', 5, 10), game('anagram', 5, 10)]))).toBeNull();
  expect(bestGame(rankGames([game('quiz', 10, 10)]))).toBeNull();
  expect(bestGame(rankGames([game('quiz', 5, 10), game('anagram', 9, 10), game('reading', 5, 5)]))).toBeNull();
});
