import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Material } from '#material.ts';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankPool, bankWords, everythingAt, oddWord, writtenAt } from '#testing/materials.ts';
import { roundMs } from '#testing/round-ms.ts';
import type {
  GroupRankingBoard,
  GroupRankingItem,
  GroupRankingMove,
  GroupRankingRound,
  RankItem,
  SortItem,
} from './play.ts';
import { groupRanking, rightNeighbours } from './play.ts';
import { makeGroupRanking } from './round.ts';

const bankKeys = new Set(bankWords.map(({ key }) => key));

/** The moves that put everything in its place, and the check. */
function solve(item: GroupRankingItem): GroupRankingMove[] {
  const inOrder = item.things.toSorted(({ right: [one = 0] }, { right: [other = 0] }) => one - other);
  const order = item.things.map(({ id }) => id);
  const puts = inOrder.flatMap(({ id, right: [to = 0] }): GroupRankingMove[] => {
    if (item.kind === 'rank') {
      const before = order.indexOf(id);
      if (before === to) return [];
      order.splice(before, 1);
      order.splice(to, 0, id);
    }
    return [{ at: 1, item: item.id, thing: id, to }];
  });
  return [...puts, { at: 1, item: item.id, check: true }];
}

const game: GameUnderTest<GroupRankingRound, GroupRankingBoard, GroupRankingMove> = {
  makeRound: makeGroupRanking,
  play: groupRanking,
  modes: ['sort', 'rank'],
  most: 5,
  perfectMoves: ({ items }) => items.flatMap(solve).map((move, place) => ({ ...move, at: 500 * place })),
  someMove: ({ items }) => {
    const item = fc.constantFrom(...items.map(({ id }) => id), 'nothing');
    const thing = fc.constantFrom(...items.flatMap(({ things }) => things.map(({ id }) => id)), 'constructor');
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...items.flatMap(solve)) },
      fc.record({ at: fc.nat(400_000), item, thing, to: fc.option(fc.nat(8)) }),
      fc.record({ at: fc.nat(400_000), item, check: fc.constantFrom(true, false, 1) }),
    );
  },
  checkRound: ({ items }, { wish }) => {
    for (const item of items) {
      const { kind, things } = item;
      expect(kind).toBe(wish.mode === 'rank' ? 'rank' : 'sort');
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
      expect(new Set(things.map(({ text }) => text)).size).toBe(things.length);
      if (item.kind === 'rank') {
        expect(things.map(({ right }) => right[0]).toSorted()).toEqual(things.map((_, place) => place));
        const places = Object.fromEntries(things.map(({ id }, place) => [id, place]));
        expect(rightNeighbours(item, places)).toEqual([]);
      } else {
        expect(item.groups.length).toBeGreaterThanOrEqual(2);
        expect(new Set(things.flatMap(({ right }) => right)).size).toBe(item.groups.length);
        const groups = things.map(({ right: [group] }) => group);
        expect(groups).not.toEqual(groups.toSorted());
        for (const { word } of things) if (word !== null) expect(bankKeys).toContain(word);
      }
    }
  },
};

function thing(id: string, right: number[], word: string | null = null) {
  return { id, text: id, right, word };
}

const fruit: SortItem = {
  id: 'fruit',
  kind: 'sort',
  title: 'Fruit or vegetable?',
  groups: ['Fruit', 'Vegetable'],
  things: [thing('apple', [0], 'apple:noun'), thing('carrot', [1]), thing('tomato', [0, 1], 'tomato:noun')],
};

const heat: RankItem = {
  id: 'heat',
  kind: 'rank',
  title: 'How warm?',
  from: 'cold',
  to: 'hot',
  things: [2, 3, 4, 5, 1].map((step) => thing(`${step}`, [step - 1])),
};

function play(item: GroupRankingItem, moves: readonly ({ thing: string; to: number | null } | { check: true })[]) {
  const sent = moves.map((move, at) => ({ at, item: item.id, ...move }));
  return playThrough(groupRanking, { items: [item] }, sent);
}

const put = (id: string, to: number | null) => ({ thing: id, to });
const checked = { check: true } as const;

describe('sorting and ranking', () => {
  it('has groups that can be filled and scales that start without a right neighbour', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('makes a round out of every set and every scale', () => {
    for (const level of levels) {
      for (const [mode, count] of [
        ['sort', writtenAt(level).groupSets.length],
        ['rank', writtenAt(level).scales.length],
      ] as const) {
        const round = makeGroupRanking(everythingAt(level), { items: count, mode, canHear: false }, seeded(1));
        expect('items' in round && round.items).toHaveLength(count);
      }
    }
  });

  it('says what is missing when there is no content', () => {
    const written = { ...writtenAt('A1'), groupSets: [], scales: [] };
    const material: Material = { words: [], pool: bankPool, written, isWanted: () => true };
    for (const mode of ['sort', 'rank']) {
      const round = makeGroupRanking(material, { items: 3, mode, canHear: false }, seeded(1));
      expect(round).toEqual({ shortage: 'nothing-fits', have: 0, need: 1 });
    }
  });

  it("prefers sets with the student's words", () => {
    const written = writtenAt('A2');
    const wanted = written.groupSets[7]?.keys.find((key) =>
      written.groupSets.every(({ keys }, place) => place === 7 || !keys.includes(key)),
    );
    const material: Material = { words: [], pool: bankPool, written, isWanted: (key) => key === wanted };
    for (let seed = 0; seed < 20; seed += 1) {
      const round = makeGroupRanking(material, { items: 1, mode: 'sort', canHear: false }, seeded(seed));
      expect('items' in round && round.items[0]?.id).toBe(written.groupSets[7]?.item.id);
    }
  });

  it.each([
    ['of one word', [oddWord('alone')]],
    ['of 2,000 words', bankWords.slice(0, 2000)],
    ['with one meaning', Array.from({ length: 9 }, (_, n) => oddWord(`same${n}`, { meanings: ['tr:aynı'] }))],
    ['with words of 40 letters', [oddWord('x'.repeat(40))]],
    ['with phrases and apostrophes', [oddWord("o'clock"), oddWord('look forward to')]],
  ])('takes a list %s', (_, words) => {
    const round = makeGroupRanking(
      { ...everythingAt('B1'), words },
      { items: 5, mode: 'sort', canHear: false },
      seeded(1),
    );
    expect('items' in round && round.items).toHaveLength(5);
  });

  it('is made in less than 10 ms out of 5,000 words', () => {
    const material = { ...everythingAt('B1'), words: bankWords.slice(0, 5000) };
    const wish = { items: 5, mode: 'sort', canHear: false } as const;
    expect(roundMs((seed) => makeGroupRanking(material, wish, seeded(seed)))).toBeLessThan(10);
  });
});

describe('sorting', () => {
  it('accepts an item in any group it fits', () => {
    for (const group of [0, 1]) {
      const { score } = play(fruit, [put('apple', 0), put('carrot', 1), put('tomato', group), checked]);
      expect(score).toMatchObject({ isFinished: true, points: 30, maxPoints: 30 });
      expect(score.items[2]).toMatchObject({ right: 'Fruit / Vegetable', isRight: true });
    }
  });

  it('is checked only once every item is sorted', () => {
    expect(play(fruit, [put('apple', 0), checked]).refused).toHaveLength(1);
    expect(play(fruit, [put('apple', 0), put('apple', null)]).taken).toHaveLength(2);
  });

  it('keeps correct items in the order they were placed', () => {
    const { board } = play(fruit, [put('tomato', 0), put('apple', 1), put('carrot', 1), checked]);
    expect(Object.keys(board.fruit?.places ?? {})).toEqual(['tomato', 'carrot']);
  });

  it('keeps correct items and returns the rest, for fewer points and no evidence', () => {
    const first = play(fruit, [put('apple', 1), put('carrot', 1), put('tomato', 0), checked]);
    expect(first.taken.at(-1)?.verdict).toEqual({
      item: 'fruit',
      outcome: 'nearly',
      isFirstTry: true,
      detail: { right: 2, of: 3, isDone: false },
    });
    expect(first.board.fruit?.places).toEqual({ carrot: 1, tomato: 0 });
    const moves = [put('apple', 1), put('carrot', 1), put('tomato', 0), checked, put('carrot', 0), put('apple', 0)];
    const second = play(fruit, [...moves, checked]);
    expect(second.refused).toEqual([{ place: 4, reason: 'not-possible' }]);
    expect(second.score).toMatchObject({ isFinished: true, points: 25 });
    expect(second.score.items[0]).toMatchObject({ given: 'Vegetable', isRight: false, points: 5, word: 'apple:noun' });
  });

  it('ends after the third check', () => {
    const wrong = [put('apple', 1), checked];
    const { score, refused } = play(fruit, [
      put('carrot', 1),
      put('tomato', 0),
      ...wrong,
      ...wrong,
      ...wrong,
      ...wrong,
    ]);
    expect(refused).toHaveLength(2);
    expect(score).toMatchObject({ isFinished: true, points: 20 });
  });

  it('is evidence of a word only among four groups or more, and of no word that fits several', () => {
    const groups = ['Fruit', 'Vegetable', 'Drink', 'Sweet'];
    const things = [
      thing('apple', [0], 'apple:noun'),
      thing('tomato', [0, 1], 'tomato:noun'),
      thing('jelly', [0, 1, 2, 3], 'jelly:noun'),
      thing('a bit of bread', [3]),
    ];
    const tasks = (item: SortItem) => play(item, []).score.items.map(({ task }) => task);
    expect(tasks({ ...fruit, groups, things })).toEqual(['recognised', 'guessed', 'none', 'none']);
    expect(tasks(fruit)).toEqual(['guessed', 'none', 'none']);
  });

  it('matches a bank word by its whole text, unless it is ambiguous', () => {
    const set = { id: 's', level: 'A1', topic: 'home', title: 'Where?' } as const;
    const groups = { Kitchen: ['fork', 'salt and pepper'], Outside: ['Tree', 'walk'] };
    const written = { ...writtenAt('A1'), groupSets: [{ item: { ...set, groups }, keys: [] }] };
    const round = makeGroupRanking(
      { ...everythingAt('A1'), written },
      { items: 1, mode: 'sort', canHear: false },
      seeded(1),
    );
    const words = 'items' in round ? round.items.flatMap(({ things }) => things) : [];
    expect(Object.fromEntries(words.map(({ text, word }) => [text, word]))).toEqual({
      fork: 'fork:noun',
      'salt and pepper': null,
      Tree: 'tree:noun',
      walk: null,
    });
  });
});

describe('ranking', () => {
  it('scores right neighbours: 2-3-4-5-1 has three of four', () => {
    const { score, taken } = play(heat, [checked]);
    expect(taken[0]?.verdict).toMatchObject({ outcome: 'nearly', detail: { right: 3, of: 4, isDone: false } });
    expect(score.items[0]).toMatchObject({
      points: 8,
      isRight: false,
      given: '2 → 3 → 4 → 5 → 1',
      right: '1 → 2 → 3 → 4 → 5',
      task: 'none',
      word: null,
    });
  });

  it('gives half for what the second try adds', () => {
    const { score } = play(heat, [checked, put('1', 0), checked]);
    expect(score).toMatchObject({ isFinished: true, points: 9 });
    expect(score.items[0]?.isRight).toBe(false);
  });

  it("isn't checked twice in the same order", () => {
    expect(play(heat, [checked, checked, put('1', 0), put('1', 4), checked]).refused).toHaveLength(2);
  });

  it('shifts the items in between', () => {
    const { board } = play(heat, [put('1', 1)]);
    expect(board.heat?.places).toEqual({ '2': 0, '1': 1, '3': 2, '4': 3, '5': 4 });
    expect(play(heat, [put('1', 5), put('1', null), put('6', 0)]).refused).toHaveLength(3);
  });
});
