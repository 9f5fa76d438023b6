import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { everythingAt, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import type { MemoryBoard, MemoryMove, MemoryRound } from './play.ts';
import { memoryCards } from './play.ts';
import { makeMemoryCards } from './round.ts';

/** The card with an item's word or meaning; items count from 0. */
function cardOf({ items, cards }: MemoryRound, place: number, side: 'word' | 'meaning'): string {
  return cards.find((card) => card.item === items[place]?.id && card.side === side)?.id ?? 'nothing';
}

const game: GameUnderTest<MemoryRound, MemoryBoard, MemoryMove> = {
  makeRound: makeMemoryCards,
  play: memoryCards,
  modes: ['definition', 'translation', 'listening'],
  most: 12,
  perfectMoves: (round) =>
    round.items
      .flatMap((_, place) => [cardOf(round, place, 'meaning'), cardOf(round, place, 'word')])
      .map((card, place) => ({ at: 1000 * (place + 1), card })),
  someMove: ({ cards }) =>
    fc.record({ at: fc.nat(400_000), card: fc.constantFrom(...cards.map(({ id }) => id), 'nothing') }),
  checkRound: ({ items, cards }, { wish }) => {
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(2 * items.length);
    for (const { id, explained, kind } of items) {
      const own = cards.filter(({ item }) => item === id).map(({ side }) => side);
      expect(own.sort()).toEqual(['meaning', 'word']);
      expect(explained).not.toBe('');
      expect(kind).toBe(wish.mode);
    }
    const inPairs = cards.filter(({ item }, place) => place % 2 === 0 && cards[place + 1]?.item === item);
    expect(inPairs.length).toBeLessThan(items.length);
    if (wish.mode === 'listening') expect(wish.canHear).toBe(true);
  },
};

function roundOf(words: readonly GameWord[] | null = null, items = 4, mode = 'definition'): MemoryRound {
  const material = everythingAt('A2');
  const wish = { items, mode, canHear: true };
  const round = makeMemoryCards(words ? { ...material, words } : material, wish, seeded(4));
  if ('shortage' in round) throw new Error(round.shortage);
  return round;
}

type Side = readonly [place: number, side: 'word' | 'meaning'];
const turn = (round: MemoryRound, cards: readonly Side[]) =>
  playThrough(
    memoryCards,
    round,
    cards.map(([place, side], at) => ({ at, card: cardOf(round, place, side) })),
  );

describe('memory cards', () => {
  it('come in pairs, shuffled, reproducibly from the seed', () => checkRounds(game));
  it('give full points for a perfect play', () => checkPerfectPlay(game));
  it('accept any moves, and never change a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('stay open until the next turn begins', () => {
    const round = roundOf();
    const missed = turn(round, [
      [0, 'word'],
      [1, 'meaning'],
    ]);
    expect(missed.board.open).toHaveLength(2);
    expect(missed.taken.at(-1)?.verdict).toMatchObject({ outcome: 'noted', detail: { is: 'miss' } });
    const next = turn(round, [
      [0, 'word'],
      [1, 'meaning'],
      [1, 'word'],
    ]);
    expect(next.board).toMatchObject({ open: [cardOf(round, 1, 'word')], turns: 1 });
  });

  it('can start the next turn with a card that is still open', () => {
    const round = roundOf();
    const { board, taken } = turn(round, [
      [0, 'word'],
      [1, 'meaning'],
      [1, 'meaning'],
      [1, 'word'],
    ]);
    expect(taken).toHaveLength(4);
    expect(board).toMatchObject({ open: [], turns: 2, found: [cardOf(round, 1, 'meaning'), cardOf(round, 1, 'word')] });
  });

  it('can be turned once per turn, and not at all once matched', () => {
    const round = roundOf();
    const { refused } = turn(round, [
      [0, 'word'],
      [0, 'word'],
      [0, 'meaning'],
      [0, 'meaning'],
    ]);
    expect(refused.map(({ place }) => place)).toEqual([1, 3]);
  });

  it('forgive a card never seen, and count a miss with a seen one', () => {
    const round = roundOf();
    const unlucky: Side[] = [
      [0, 'word'],
      [1, 'meaning'],
    ];
    const lost = turn(round, unlucky);
    expect(lost.score.items[0]).toMatchObject({ isRight: null, given: null, maxPoints: 10 });
    expect(lost.board).toMatchObject({ isUncounted: true });
    expect(turn(round, [...unlucky, ...unlucky]).board).toMatchObject({ isUncounted: false });
    const { score, taken } = turn(round, [...unlucky, [0, 'word'], [1, 'meaning'], [0, 'word'], [0, 'meaning']]);
    expect(taken.at(3)?.verdict).toMatchObject({ outcome: 'wrong', isFirstTry: true });
    expect(score.items[0]).toMatchObject({
      task: 'guessed',
      question: round.items[0]?.lemma,
      given: round.items[1]?.meaning,
      right: round.items[0]?.meaning,
      isRight: false,
      points: 5,
    });
  });

  it('ask for the word when its meaning was turned first', () => {
    const round = roundOf();
    const { score } = turn(round, [
      [0, 'meaning'],
      [0, 'word'],
    ]);
    const [first] = round.items;
    expect(score.items[0]).toMatchObject({ question: first?.meaning, given: first?.lemma, isRight: true, points: 10 });
  });

  it('leave the last two cards unscored', () => {
    const round = roundOf();
    const { score } = playThrough(memoryCards, round, game.perfectMoves(round));
    expect(score).toMatchObject({ isFinished: true, points: 30, maxPoints: 30 });
    expect(score.items.at(-1)).toMatchObject({ isRight: null, points: 0, maxPoints: 0 });
  });

  it('accept the meaning of another word that means the same, and what is left still fits', () => {
    const word = (lemma: string, translations: string[]) =>
      oddWord(lemma, { definition: `about ${lemma}`, translations });
    const round = roundOf(
      [word('sofa', ['kanepe']), word('couch', ['koltuk', 'kanepe']), word('egg', ['yumurta']), word('tea', ['çay'])],
      4,
      'translation',
    );
    const { score } = turn(round, [
      [0, 'word'],
      [1, 'meaning'],
      [1, 'word'],
      [0, 'meaning'],
    ]);
    expect(score.items.slice(0, 2).map(({ isRight, right }) => [isRight, right])).toEqual([
      [true, 'koltuk'],
      [true, 'kanepe'],
    ]);
  });

  it('are made from very many words and from unusual ones', () => {
    const many = Array.from({ length: 2000 }, (_, n) => oddWord(`word${n}`, { definition: `number ${n}` }));
    expect(roundOf(many, 12).cards).toHaveLength(24);
    const strange = ["o'clock", 'look forward to', 'x'.repeat(40), "rock 'n' roll"].map((lemma, n) =>
      oddWord(lemma, { definition: `meaning ${n}` }),
    );
    expect(roundOf(strange).cards).toHaveLength(8);
  });
});
