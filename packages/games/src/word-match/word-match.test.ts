import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { everythingAt, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import type { MatchBoard, MatchMove, MatchRound } from './play.ts';
import { openMeanings, wordMatch } from './play.ts';
import { makeWordMatch } from './round.ts';

const rightMoves = ({ items }: MatchRound): MatchMove[] =>
  items.slice(0, -1).map(({ id }, place) => ({ at: 1000 * (place + 1), word: id, meaning: id }));

const game: GameUnderTest<MatchRound, MatchBoard, MatchMove> = {
  makeRound: makeWordMatch,
  play: wordMatch,
  modes: ['definition', 'translation', 'listening'],
  most: 10,
  perfectMoves: rightMoves,
  someMove: ({ items }) => {
    const ids = fc.constantFrom(...items.map(({ id }) => id), 'nothing');
    return fc.record({ at: fc.nat(400_000), word: ids, meaning: ids });
  },
  checkRound: (round, { wish }) => {
    const { items, meanings } = round;
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect([...meanings].sort()).toEqual(items.map(({ id }) => id).sort());
    expect(meanings).not.toEqual(items.map(({ id }) => id));
    expect(new Set(items.map(({ meaning }) => meaning.toLowerCase())).size).toBe(items.length);
    for (const { lemma, meaning, kind, explained } of items) {
      expect(explained).not.toBe('');
      expect(kind).toBe(wish.mode);
      expect(meaning === lemma).toBe(kind === 'listening');
    }
    if (wish.mode === 'listening') expect(wish.canHear).toBe(true);
  },
};

function roundOf(words: readonly GameWord[] | null, items = 5, mode = 'definition'): MatchRound {
  const material = everythingAt('A2');
  const wish = { items, mode, canHear: true };
  const round = makeWordMatch(words ? { ...material, words } : material, wish, seeded(4));
  if ('shortage' in round) throw new Error(round.shortage);
  return round;
}

const ids = ({ items }: MatchRound) => items.map(({ id }) => id);
const play = (round: MatchRound, pairs: readonly (readonly [string | undefined, string | undefined])[]) =>
  playThrough(
    wordMatch,
    round,
    pairs.map(([word, meaning], at) => ({ at, word, meaning })),
  );

describe('a word match', () => {
  it('has every word and every meaning once, not side by side, made again from its seed', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('counts each word at its first try, and gives fewer points for a later one', () => {
    const round = roundOf(null);
    const [a, b, c] = ids(round);
    const { score, taken } = play(round, [
      [a, b],
      [a, a],
      [c, c],
    ]);
    expect(taken.map(({ verdict }) => [verdict.outcome, verdict.isFirstTry])).toEqual([
      ['wrong', true],
      ['right', false],
      ['right', true],
    ]);
    expect(score.items.map(({ isRight, points }) => [isRight, points]).slice(0, 3)).toEqual([
      [false, 5],
      [null, 0],
      [true, 10],
    ]);
    expect(score.items[0]).toMatchObject({ given: round.items[1]?.meaning, right: round.items[0]?.meaning });
  });

  it("gives nothing for a word revealed by another word's miss", () => {
    const round = roundOf(null);
    const [a, b, c] = ids(round);
    const { score, taken } = play(round, [
      [a, b],
      [b, b],
      [a, b],
      [a, c],
      [c, a],
      [c, c],
    ]);
    expect(taken.map(({ verdict }) => [verdict.item, verdict.outcome, verdict.isFirstTry])).toEqual([
      [a, 'wrong', true],
      [b, 'right', false],
      [a, 'wrong', false],
      [c, 'wrong', false],
      [c, 'right', false],
    ]);
    const [first, told, toldLater] = score.items;
    expect(first).toMatchObject({ isRight: false, points: 0, maxPoints: 10 });
    expect(told).toMatchObject({ isRight: null, given: told?.right, points: 5, maxPoints: 5 });
    expect(toldLater).toMatchObject({ isRight: null, given: round.items[0]?.meaning, points: 5, maxPoints: 5 });
    expect(toldLater?.right).toBe(round.items[2]?.meaning);
  });

  it('still counts a word tried before a miss revealed it', () => {
    const round = roundOf(null);
    const [a, b, c] = ids(round);
    const { score } = play(round, [
      [b, c],
      [a, b],
      [b, b],
    ]);
    expect(score.items[1]).toMatchObject({ isRight: false, points: 5, maxPoints: 10 });
  });

  it('completes the last pair automatically, unscored', () => {
    const round = roundOf(null);
    const { score, taken } = playThrough(wordMatch, round, rightMoves(round));
    const last = ids(round).at(-1);
    expect(taken.at(-1)?.verdict.detail).toMatchObject({ completed: { word: last, meaning: last } });
    expect(score).toMatchObject({ isFinished: true, points: 40, maxPoints: 40 });
    expect(score.items.at(-1)).toMatchObject({ isRight: null, given: null, points: 0, maxPoints: 0 });
  });

  it('gives nothing for a last pair that went wrong before', () => {
    const round = roundOf(null, 4);
    const [a, b, c, d] = ids(round);
    const { score } = play(round, [
      [d, a],
      [a, a],
      [b, b],
      [c, c],
    ]);
    expect(score.isFinished).toBe(true);
    expect(score.items.at(-1)).toMatchObject({ isRight: false, points: 0, maxPoints: 10 });
  });

  it('counts as recognition while four or more meanings are left, then as guessing', () => {
    const round = roundOf(null);
    const { score } = playThrough(wordMatch, round, rightMoves(round));
    expect(score.items.map(({ task }) => task)).toEqual([
      'recognised',
      'recognised',
      'guessed',
      'guessed',
      'recognised',
    ]);
    expect(score.items.map(({ options }) => options.length)).toEqual([5, 4, 3, 2, 5]);
  });

  it('accepts the meaning of another word that means the same, and what is left still fits', () => {
    const word = (lemma: string, translations: string[]) =>
      oddWord(lemma, { definition: `about ${lemma}`, translations });
    const round = roundOf(
      [word('sofa', ['kanepe']), word('couch', ['koltuk', 'kanepe']), word('egg', ['yumurta']), word('tea', ['çay'])],
      4,
      'translation',
    );
    const { score, board } = play(round, [
      ['sofa:noun', 'couch:noun'],
      ['couch:noun', 'sofa:noun'],
      ['egg:noun', 'egg:noun'],
    ]);
    expect(score.isFinished).toBe(true);
    expect(score.items.filter(({ isRight }) => isRight === false)).toEqual([]);
    expect(score.items.find(({ id }) => id === 'sofa:noun')).toMatchObject({ right: 'koltuk', given: 'koltuk' });
    expect(openMeanings(round, board)).toEqual([]);
  });

  it('rejects words and meanings already matched', () => {
    const round = roundOf(null);
    const [a, b] = ids(round);
    const { refused } = play(round, [
      [a, a],
      [a, b],
      [b, a],
    ]);
    expect(refused.map(({ place }) => place)).toEqual([1, 2]);
  });

  it('makes a round from very many words and from unusual ones', () => {
    const many = Array.from({ length: 2000 }, (_, n) =>
      oddWord(`word${n}`, { definition: `number ${n}`, translations: [`${n}`] }),
    );
    expect(roundOf(many, 10).items).toHaveLength(10);
    const strange = ["o'clock", 'look forward to', 'x'.repeat(40), "rock 'n' roll", 'naïve'].map((lemma, n) =>
      oddWord(lemma, { definition: `meaning ${n}` }),
    );
    expect(roundOf(strange).items).toHaveLength(5);
  });
});
