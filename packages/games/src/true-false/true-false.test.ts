import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankPool, bankWords, everythingAt, materialOf, oddWord } from '#testing/materials.ts';
import { roundMs } from '#testing/round-ms.ts';
import { isTooClose } from '#word.ts';
import type { TrueFalseBoard, TrueFalseItem, TrueFalseMove, TrueFalseRound } from './play.ts';
import { trueFalse } from './play.ts';
import { makeTrueFalse } from './round.ts';

const byLemma = Map.groupBy(bankWords, ({ lemma }) => lemma);
const wish = { items: 20, mode: 'mixed', canHear: false };

const perfect = ({ id, isTrue, options, right }: TrueFalseItem, at = 1): TrueFalseMove[] => [
  { at, item: id, says: isTrue },
  ...(isTrue ? [] : [{ at: at + 1, item: id, pick: options.indexOf(right) }]),
];

const game: GameUnderTest<TrueFalseRound, TrueFalseBoard, TrueFalseMove> = {
  makeRound: makeTrueFalse,
  play: trueFalse,
  modes: ['mixed'],
  most: 20,
  perfectMoves: ({ items }) => items.flatMap((item, place) => perfect(item, 1000 * (place + 1))),
  someMove: ({ items }) => {
    const item = fc.constantFrom(...items.map(({ id }) => id), 'nothing');
    const at = fc.nat(400_000);
    return fc.oneof(fc.record({ at, item, says: fc.boolean() }), fc.record({ at, item, pick: fc.nat(7) }));
  },
  checkRound: ({ items }) => {
    for (const { kind, frame, shown, isTrue, options, right, why } of items) {
      expect(shown === right).toBe(isTrue);
      expect(frame).not.toBe('');
      expect(why).not.toBe('');
      if (kind === 'statement') expect(frame.split('___')).toHaveLength(2);
      if (isTrue) {
        expect(options).toEqual([]);
        continue;
      }
      expect(options.length).toBeGreaterThanOrEqual(4);
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
      expect(options).toContain(right);
      expect(options).not.toContain(shown);
    }
  },
};

function roundAt(level: (typeof levels)[number], seed: number): TrueFalseRound {
  const round = makeTrueFalse(everythingAt(level), wish, seeded(seed));
  if ('shortage' in round) throw new Error(`nothing at ${level}`);
  return round;
}

/** A round with one item of the wanted sort. */
function roundOfOne(isTrue: boolean): { round: TrueFalseRound; item: TrueFalseItem } {
  const item = roundAt('B1', 1).items.find((each) => each.isTrue === isTrue && each.word !== null);
  if (!item) throw new Error('none of that sort');
  return { round: { items: [item] }, item };
}

const resultOf = (round: TrueFalseRound, moves: readonly TrueFalseMove[]) =>
  playThrough(trueFalse, round, moves).score.items[0];

describe('true or false', () => {
  it('has statements with four or more words to pick from when they are false', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('is false with probability 0.57, each statement independently', () => {
    const sequences = Array.from({ length: 400 }, (_, seed) => roundAt('A2', seed).items.map(({ isTrue }) => isTrue));
    const all = sequences.flat();
    // Four standard deviations of 8,000 draws are 0.022.
    expect(Math.abs(all.filter((isTrue) => !isTrue).length / all.length - 0.57)).toBeLessThan(0.022);
    const counts = new Set(sequences.map((each) => each.filter((isTrue) => !isTrue).length));
    expect(counts.size).toBeGreaterThan(8);
    const afterFalse = sequences.flatMap((each) => each.filter((_, place) => place > 0 && !each[place - 1]));
    expect(Math.abs(afterFalse.filter((isTrue) => !isTrue).length / afterFalse.length - 0.57)).toBeLessThan(0.035);
  });

  it("shows the confusion that a false statement's explanation names", () => {
    const written = new Map(everythingAt('A1').written.statements.map(({ item }) => [item.id, item]));
    const statements = Array.from({ length: 30 }, (_, seed) => roundAt('A1', seed).items).flat();
    const shown = statements.filter(({ kind, isTrue }) => kind === 'statement' && !isTrue);
    expect(shown.length).toBeGreaterThan(50);
    for (const item of shown) expect(item.shown).toBe(written.get(item.id)?.wrong[0]);
  });

  it("never calls one of the word's meanings false", () => {
    for (const level of levels) {
      for (const { kind, word, shown, isTrue, options, right } of roundAt(level, 3).items) {
        if (kind === 'statement' || isTrue) continue;
        const asked = bankWords.find(({ key }) => key === word);
        const wrong = [shown, ...options.filter((option) => option !== right)];
        const others = wrong.flatMap((lemma) => byLemma.get(lemma)?.filter(({ pos }) => pos === asked?.pos) ?? []);
        expect(others.filter((other) => asked && isTooClose(asked, other))).toEqual([]);
      }
    }
  });

  it('asks for the right word after a correct "False", so that luck is not enough', () => {
    const { round, item } = roundOfOne(false);
    const said = trueFalse.judge(round, trueFalse.begin(round), { at: 1, item: item.id, says: false });
    expect(said?.verdict).toMatchObject({ outcome: 'noted', isFirstTry: false, detail: { picksNext: true } });
    expect(trueFalse.score(round, said?.board ?? { answers: {} })).toMatchObject({ isFinished: false });
    expect(resultOf(round, perfect(item))).toMatchObject({
      task: 'recognised',
      isRight: true,
      given: item.right,
      options: item.options,
      points: 10,
    });
    const wrong = item.options.findIndex((option) => option !== item.right);
    const missed = [perfect(item)[0] as TrueFalseMove, { at: 2, item: item.id, pick: wrong }];
    expect(resultOf(round, missed)).toMatchObject({ task: 'recognised', isRight: false, points: 4 });
  });

  it('treats "True", and any wrong press, as a guess', () => {
    const told = roundOfOne(true);
    expect(resultOf(told.round, perfect(told.item))).toMatchObject({ task: 'guessed', isRight: true, points: 10 });
    const press = (says: boolean, { round, item }: ReturnType<typeof roundOfOne>) =>
      resultOf(round, [{ at: 1, item: item.id, says }]);
    expect(press(false, told)).toMatchObject({ task: 'guessed', isRight: false, given: 'False', points: 0 });
    expect(press(true, roundOfOne(false))).toMatchObject({ task: 'guessed', isRight: false, given: 'True', points: 0 });
  });

  it('gives less than half the points for "True" throughout', () => {
    let [points, most, trueCount, asked] = [0, 0, 0, 0];
    for (let seed = 0; seed < 100; seed += 1) {
      const round = roundAt('A1', seed);
      const { score } = playThrough(
        trueFalse,
        round,
        round.items.map(({ id }, at) => ({ at, item: id, says: true })),
      );
      expect(score.items.map((each) => each.points)).toEqual(round.items.map(({ isTrue }) => (isTrue ? 10 : 0)));
      points += score.points;
      most += score.maxPoints;
      trueCount += round.items.filter(({ isTrue }) => isTrue).length;
      asked += round.items.length;
    }
    expect(points / most).toBe(trueCount / asked);
    expect(points / most).toBeLessThan(0.5);
  });

  it('allows no pick before "False" and no second press', () => {
    const { round, item } = roundOfOne(false);
    const board = trueFalse.begin(round);
    expect(trueFalse.judge(round, board, { at: 1, item: item.id, pick: 0 })).toBeNull();
    const said = trueFalse.judge(round, board, { at: 1, item: item.id, says: false });
    expect(said && trueFalse.judge(round, said.board, { at: 2, item: item.id, says: true })).toBeNull();
    expect(said && trueFalse.judge(round, said.board, { at: 2, item: item.id, pick: 99 })).toBeNull();
  });

  it('asks written statements about wanted words first, and about no word twice', () => {
    const material = everythingAt('B1');
    const wanted = material.written.statements.slice(0, 3);
    const keys = new Set(wanted.flatMap((each) => each.keys));
    const round = makeTrueFalse({ ...material, isWanted: (key) => keys.has(key) }, wish, seeded(2));
    if ('shortage' in round) throw new Error('nothing');
    const ids = round.items.map(({ id }) => id);
    expect(wanted.filter(({ item, keys: own }) => own.length > 0 && !ids.includes(item.id))).toEqual([]);
    const words = round.items.flatMap(({ word }) => word ?? []);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['A1', 'A2', 'B1'] as const)(
    'asks for a few partners of words at %s, beside the words themselves',
    (level) => {
      const material = everythingAt(level);
      for (let seed = 0; seed < 10; seed += 1) {
        const round = makeTrueFalse(material, { ...wish, items: 10 }, seeded(seed));
        if ('shortage' in round) throw new Error('nothing');
        expect(round.items).toHaveLength(10);
        const company = round.items.filter(({ id }) => id.startsWith('choice:'));
        expect(company).toHaveLength(2);
        expect(company.flatMap(({ word }) => word ?? [])).toEqual([]);
      }
    },
  );

  it.each<[string, Parameters<typeof oddWord>[0][], object]>([
    ['a list of one word', ['alone'], { shortage: 'too-few', have: 1, need: 4 }],
    ['no words', [], { shortage: 'nothing-fits', have: 0, need: 4 }],
  ])('says what is missing of %s', (_, lemmas, shortage) => {
    const words = lemmas.map((lemma) => oddWord(lemma));
    const none = materialOf({ seed: 1, level: 'A1', size: 0, odd: 0, hasWritten: false, wish });
    expect(makeTrueFalse({ ...none, words }, wish, seeded(1))).toEqual(shortage);
  });

  it('says so when all words mean the same, and plays words of 40 letters, phrases and 2,000 of them', () => {
    const none = materialOf({ seed: 1, level: 'A1', size: 0, odd: 0, hasWritten: false, wish });
    const alike = Array.from({ length: 12 }, (_, n) => oddWord(`same${n}`, { meanings: ['tr:aynı'] }));
    expect(makeTrueFalse({ ...none, words: alike }, wish, seeded(1))).toMatchObject({ shortage: 'same-meaning' });
    const odd = ["rock 'n' roll", 'look forward to', "o'clock", 'x'.repeat(40)].map((lemma, n) =>
      oddWord(lemma, { definition: `meaning ${n}` }),
    );
    expect(makeTrueFalse({ ...none, words: odd }, wish, seeded(1))).toMatchObject({ items: { length: 4 } });
    const many = Array.from({ length: 2000 }, (_, n) => oddWord(`word${n}`, { definition: `meaning ${n}` }));
    expect(makeTrueFalse({ ...none, words: many }, wish, seeded(1))).toMatchObject({ items: { length: 20 } });
  });

  it('is made from 5,000 words within 10 ms', () => {
    const words = Array.from({ length: 5000 }, (_, n) => bankWords[n % bankWords.length] ?? oddWord('none'));
    const material = { ...everythingAt('B1'), words, pool: bankPool };
    expect(roundMs((seed) => makeTrueFalse(material, wish, seeded(seed)))).toBeLessThan(10);
  });
});
