import { describe, expect, it } from 'vitest';
import type { Needs } from './play-now.ts';
import { gamesFor, mostAtRisk, piecesAt } from './play-now.ts';

const nothing: Needs = { cards: [], fresh: [], words: [], met: [], learned: [], cardsInRow: 0, hasMetNew: false };
const list = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}:noun`);
const atRisk = (name: string, count: number) => list(name, count).map((word, n) => ({ word, chance: 0.5 + n / 100 }));

describe('the words most at risk', () => {
  it('come first, without those that are still recalled surely', () => {
    const due = [
      { word: 'sure:adjective', chance: 0.95 },
      { word: 'weak:adjective', chance: 0.7 },
      { word: 'lost:adjective', chance: 0.2 },
    ];
    expect(mostAtRisk(due)).toEqual(['lost:adjective', 'weak:adjective']);
  });
});

describe('a piece of Play now', () => {
  it('is cards and games in turn', () => {
    const needs = { ...nothing, cards: atRisk('card', 3), words: atRisk('card', 3) };
    expect([0, 1, 2, 3].map((place) => piecesAt(place, needs)[0]?.kind)).toEqual([
      'cards',
      'recall',
      'cards',
      'recall',
    ]);
  });

  it('has a new card among the due ones, however many those are', () => {
    const needs = { ...nothing, cards: atRisk('card', 40), fresh: list('fresh', 9) };
    expect(piecesAt(0, needs)[0]).toEqual({ kind: 'cards', words: [...list('card', 4), 'fresh-0:noun'] });
    expect(piecesAt(0, { ...needs, cards: atRisk('card', 1) })[0]).toEqual({
      kind: 'cards',
      words: ['card-0:noun', ...list('fresh', 4)],
    });
    expect(piecesAt(0, { ...needs, fresh: [] })[0]).toEqual({ kind: 'cards', words: list('card', 5) });
  });

  it('recalls words met in the session before more are met', () => {
    const needs = { ...nothing, met: list('met', 5) };
    expect(piecesAt(1, needs)).toEqual([{ kind: 'recall', words: list('met', 5) }, { kind: 'meet' }]);
  });

  it('is a game after two pieces of new cards, of the words just learned on them or else of others', () => {
    const needs = { ...nothing, fresh: list('fresh', 9), learned: list('learned', 9) };
    const cards = { kind: 'cards', words: list('fresh', 5) };
    expect(piecesAt(1, { ...needs, cardsInRow: 1 })[0]).toEqual(cards);
    const third = { ...needs, cardsInRow: 2 };
    for (const place of [2, 3])
      expect(piecesAt(place, third)).toEqual([{ kind: 'recall', words: list('learned', 5) }, { kind: 'meet' }, cards]);
    expect(piecesAt(2, { ...third, words: atRisk('due', 2) })[0]).toEqual({ kind: 'recall', words: list('due', 2) });
    expect(piecesAt(2, { ...third, learned: [] })).toEqual([{ kind: 'meet' }, cards]);
    expect(piecesAt(2, { ...third, learned: [], hasMetNew: true })).toEqual([cards]);
  });

  it('is no game of one word', () => {
    const needs = { ...nothing, words: atRisk('word', 1), met: list('met', 1) };
    expect(piecesAt(1, needs)).toEqual([{ kind: 'meet' }]);
  });

  it('meets new words when nothing needs practice, once in a session', () => {
    expect(piecesAt(0, nothing)).toEqual([{ kind: 'meet' }]);
    expect(piecesAt(0, { ...nothing, hasMetNew: true })).toEqual([]);
    expect(piecesAt(1, { ...nothing, words: [{ word: 'sure:adjective', chance: 0.97 }] })).toEqual([{ kind: 'meet' }]);
  });
});

describe('the games of a piece', () => {
  it('change from turn to turn', () => {
    const first = [0, 1, 2, 3].map((turn) => gamesFor('recall', turn, false)[0]);
    expect(new Set(first.map((played) => JSON.stringify(played))).size).toBe(4);
    expect(gamesFor('meet', 1, true)[0]).toEqual({ type: 'memory-cards', mode: 'translation' });
    expect(gamesFor('meet', 0, false)[0]).toEqual({ type: 'word-match', mode: 'definition' });
  });
});
