import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sample, seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankWords, everythingAt, synonyms } from '#testing/materials.ts';
import { isTooClose } from '#word.ts';
import type { QuizBoard, QuizItem, QuizMove, QuizRound } from './play.ts';
import { quiz } from './play.ts';
import { makeQuiz } from './round.ts';

const byLemma = Map.groupBy(bankWords, ({ lemma }) => lemma);

const keysOf = (lemma: string, pos: string) =>
  (byLemma.get(lemma) ?? []).filter((word) => word.pos === pos).map(({ key }) => key);

/** Checks that the right answer is a listed synonym and no wrong one is. */
function checkSynonym({ prompt, options, right, word }: QuizItem): void {
  const pos = word?.slice(word.lastIndexOf(':') + 1) ?? '';
  const listed = synonyms.get(word ?? '') ?? [];
  const isListed = options.map((option) => keysOf(option, pos).some((key) => listed.includes(key)));
  expect(isListed, `${prompt}: ${options}`).toEqual(options.map((_, place) => place === right));
}

const game: GameUnderTest<QuizRound, QuizBoard, QuizMove> = {
  makeRound: makeQuiz,
  play: quiz,
  modes: ['mixed'],
  most: 20,
  perfectMoves: ({ items }) =>
    items.map(({ id, right }, place) => ({ at: 1000 * (place + 1), item: id, choice: right })),
  someMove: ({ items }) =>
    fc.record({
      at: fc.nat(400_000),
      item: fc.constantFrom(...items.map(({ id }) => id), 'nothing'),
      choice: fc.nat(5),
    }),
  checkRound: ({ items }, { wish }) => {
    for (const item of items) {
      const { kind, prompt, options, right, why, word } = item;
      expect(options).toHaveLength(4);
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
      expect(options[right]).toBeDefined();
      expect(prompt).not.toBe('');
      expect(why).not.toBe('');
      if (kind === 'synonym') checkSynonym(item);
      if (kind === 'grammar') expect(word).toBeNull();
      if (kind === 'gap') expect(prompt.split('___')).toHaveLength(2);
      if (kind === 'listening') expect(wish.canHear).toBe(true);
    }
  },
};

describe('a quiz', () => {
  it('has four different options with one right answer, made again from its seed', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('never offers a wrong word that means the same', () => {
    for (const level of levels) {
      const round = makeQuiz(everythingAt(level), { items: 20, mode: 'mixed', canHear: false }, seeded(3));
      if ('shortage' in round) throw new Error(`nothing at ${level}`);
      for (const { kind, options, right, word } of round.items) {
        if (word === null || kind === 'meaning') continue;
        const asked = bankWords.find(({ key }) => key === word);
        const wrong = options.filter((_, place) => place !== right);
        const others = wrong.flatMap((lemma) => byLemma.get(lemma)?.filter(({ pos }) => pos === asked?.pos) ?? []);
        expect(others.filter((other) => asked && isTooClose(asked, other))).toEqual([]);
      }
    }
  });

  it('asks for synonyms at every level, never for one that shows in the word', () => {
    for (const level of levels) {
      const asked: QuizItem[] = [];
      const material = everythingAt(level);
      for (let seed = 0; seed < 40; seed += 1) {
        const words = sample(material.words, 60, seeded(seed));
        const round = makeQuiz({ ...material, words }, { items: 20, mode: 'mixed', canHear: false }, seeded(seed));
        if (!('shortage' in round)) asked.push(...round.items.filter(({ kind }) => kind === 'synonym'));
      }
      expect(asked.length, level).toBeGreaterThan(0);
      for (const item of asked) {
        checkSynonym(item);
        expect(item.options[item.right]).not.toContain(item.prompt);
      }
    }
  });

  it.each(['language', 'memory', 'do', 'he', 'his', 'history', 'win', 'ripe', 'of', 'say', 'write'])(
    'knows no synonym of %s',
    (lemma) => {
      for (const { synonyms: listed } of byLemma.get(lemma) ?? []) expect(listed).toEqual([]);
    },
  );

  it("takes most wrong answers from the word's own topic", () => {
    const asked = new Map(bankWords.map((word) => [word.key, word]));
    const byDefinition = Map.groupBy(bankWords, ({ definition }) => definition);
    const same: boolean[] = [];
    for (let seed = 0; seed < 200; seed += 1) {
      const level = levels[seed % levels.length] ?? 'A1';
      const round = makeQuiz(everythingAt(level), { items: 10, mode: 'mixed', canHear: true }, seeded(seed));
      if ('shortage' in round) throw new Error(`nothing at ${level}`);
      for (const { options, right, word: key } of round.items) {
        const word = asked.get(key ?? '');
        if (!word) continue;
        for (const wrong of options.filter((_, place) => place !== right)) {
          const others = [...(byLemma.get(wrong) ?? []), ...(byDefinition.get(wrong) ?? [])];
          same.push(others.some(({ pos, topic }) => pos === word.pos && topic === word.topic));
        }
      }
    }
    expect(same.length).toBeGreaterThan(3000);
    expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.9);
  });

  it("never lets an article rule out an option, and gives the missing word's meaning", () => {
    const gaps = levels.flatMap((level) => {
      const round = makeQuiz(everythingAt(level), { items: 20, mode: 'mixed', canHear: false }, seeded(7));
      return 'shortage' in round ? [] : round.items.filter(({ kind }) => kind === 'gap');
    });
    expect(gaps.length).toBeGreaterThan(5);
    for (const { prompt, word } of gaps) {
      expect(prompt).not.toMatch(/\ban? ___/i);
      expect(prompt).toContain(`(${bankWords.find(({ key }) => key === word)?.definition})`);
    }
  });

  it('has the sentence as it was written for when its gap is filled, and keeps what was asked', () => {
    let open = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const round = makeQuiz(everythingAt('A1'), { items: 20, mode: 'mixed', canHear: false }, seeded(seed));
      if ('shortage' in round) continue;
      const asked = quiz.score(round, quiz.begin(round)).items;
      for (const [place, { kind, prompt, filled, word }] of round.items.entries()) {
        expect(filled === undefined).toBe(kind !== 'gap');
        if (filled === undefined) continue;
        expect(bankWords.find(({ key }) => key === word)?.examples).toContain(filled);
        expect(asked[place]?.question).toBe(prompt);
        if (prompt.includes('a(n) ___')) open += 1;
      }
    }
    expect(open).toBeGreaterThan(0);
  });

  it('puts the right answer at each place equally often, within chance', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 200; seed += 1) {
      const round = makeQuiz(everythingAt('A1'), { items: 10, mode: 'mixed', canHear: false }, seeded(seed));
      if ('shortage' in round) continue;
      for (const { right } of round.items) counts[right] = (counts[right] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(400);
  });

  it('asks about the wanted words first, and mixes kinds', () => {
    const round = makeQuiz(everythingAt('B1'), { items: 20, mode: 'mixed', canHear: true }, seeded(1));
    if ('shortage' in round) throw new Error('nothing');
    expect(new Set(round.items.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('begins with the word that is wanted most', () => {
    const material = everythingAt('B1');
    for (const seed of [1, 2, 3, 4, 5]) {
      const [wanted, ...rest] = material.words.slice(seed).filter(({ definition }) => definition !== '');
      if (!wanted) throw new Error('nothing');
      const words = [wanted, ...rest.slice(0, 10)];
      const round = makeQuiz({ ...material, words }, { items: 8, mode: 'mixed', canHear: false }, seeded(seed));
      if ('shortage' in round) throw new Error('nothing');
      expect(round.items[0]?.word).toBe(wanted.key);
    }
  });

  it('repeats missed items once at the end, for half the points', () => {
    const round = makeQuiz(everythingAt('A2'), { items: 4, mode: 'mixed', canHear: false }, seeded(5));
    if ('shortage' in round) throw new Error('nothing');
    const [first] = round.items;
    if (!first) throw new Error('nothing');
    let board = quiz.begin(round);
    const wrong = (first.right + 1) % 4;
    const missed = quiz.judge(round, board, { at: 1, item: first.id, choice: wrong });
    expect(missed?.verdict).toMatchObject({ outcome: 'wrong', isFirstTry: true, detail: { comesBack: true } });
    board = missed?.board ?? board;
    expect(board.queue.at(-1)).toBe(first.id);
    for (const { id, right } of round.items.slice(1)) {
      board = quiz.judge(round, board, { at: 2, item: id, choice: right })?.board ?? board;
    }
    const again = quiz.judge(round, board, { at: 3, item: first.id, choice: first.right });
    expect(again?.verdict).toMatchObject({ outcome: 'right', isFirstTry: false });
    const { isFinished, points, items } = quiz.score(round, again?.board ?? board);
    expect({ isFinished, points }).toEqual({ isFinished: true, points: 35 });
    expect(items[0]).toMatchObject({ isRight: false, points: 5, given: first.options[wrong] });
  });
});
