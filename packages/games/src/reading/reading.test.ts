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
import type { ReadingBoard, ReadingItem, ReadingMove, ReadingRound } from './play.ts';
import { reading, wordsIn } from './play.ts';
import { makeReading } from './round.ts';

const wish = { items: 1, mode: 'passage', canHear: false };
const bankKeys = new Set(bankWords.map(({ key }) => key));
const allWritten = levels.flatMap((level) => writtenAt(level).passages);

const game: GameUnderTest<ReadingRound, ReadingBoard, ReadingMove> = {
  makeRound: makeReading,
  play: reading,
  modes: ['passage'],
  most: 1,
  perfectMoves: ({ items }) =>
    items.flatMap(({ id, questions }) => [
      { at: 60_000, item: id, read: true as const },
      ...questions.flatMap(({ id: item, right, proof }, place) => [
        { at: 70_000 + 2000 * place, item, choice: right },
        { at: 71_000 + 2000 * place, item, mark: proof },
      ]),
    ]),
  someMove: (round) => {
    const at = fc.nat(400_000);
    const ids = round.items.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    const item = fc.constantFrom(...ids, 'nothing');
    const words = round.items.flatMap(({ paragraphs }) => paragraphs.flat().flatMap((text) => text.split(/\W+/)));
    return fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...game.perfectMoves(round)) },
      fc.record({ at, item, read: fc.constantFrom(true, false) }),
      fc.record({ at, item, choice: fc.nat(5) }),
      fc.record({ at, item, mark: fc.option(fc.nat(30)) }),
      fc.record({ at, look: fc.constantFrom(...words), sentence: fc.nat(30) }),
    );
  },
  checkRound: ({ items }) => {
    for (const { id, paragraphs, questions } of items) {
      const written = allWritten.find(({ item }) => item.id === id)?.item;
      expect(paragraphs.map((cut) => cut.join(' '))).toEqual(written?.paragraphs);
      expect(questions).toHaveLength(5);
      for (const [place, { options, right, proof, word, kind }] of questions.entries()) {
        expect(new Set(options).size).toBe(4);
        expect(options[right]).toBe(written?.questions[place]?.right);
        expect(paragraphs.flat()[proof]).toBe(written?.questions[place]?.proof);
        expect(word !== null).toBe(kind === 'vocabulary');
        if (word) {
          expect(bankKeys).toContain(word.key);
          const passage = paragraphs.flat().join(' ').toLowerCase();
          expect(word.forms.some((form) => passage.includes(form))).toBe(true);
        }
      }
    }
  },
};

const passage: ReadingItem = {
  id: 'p',
  title: 'Juice',
  paragraphs: [['She laughed.', 'She spilled her juice.'], ['They flew on.']],
  questions: [
    { id: 'p:1', kind: 'gist', question: 'What?', options: ['a', 'b', 'c', 'd'], right: 2, proof: 2, word: null },
    {
      id: 'p:2',
      kind: 'vocabulary',
      question: 'spilled?',
      options: ['e', 'f', 'g', 'h'],
      right: 0,
      proof: 1,
      word: { key: 'spill:verb', forms: ['spill', 'spilled'] },
    },
  ],
};

function play(...moves: readonly ReadingMove[]) {
  return playThrough(reading, { items: [passage] }, moves);
}

const read: ReadingMove = { at: 30_000, item: 'p', read: true };
const answer = (item: string, choice: number): ReadingMove => ({ at: 40_000, item, choice });
const mark = (item: string, sentence: number | null): ReadingMove => ({ at: 50_000, item, mark: sentence });
const look = (word: string, sentence: number): ReadingMove => ({ at: 20_000, look: word, sentence });

describe('a reading quiz', () => {
  it('has the whole passage in sentences, and five questions that one of them proves', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('makes a round out of every passage', () => {
    for (const each of allWritten) {
      const written = { ...writtenAt('A1'), passages: [each] };
      const round = makeReading({ words: [], pool: bankPool, written, isWanted: () => false }, wish, seeded(1));
      if ('shortage' in round) throw new Error(each.item.id);
      game.checkRound(round, { seed: 1, level: 'A1', size: 0, odd: null, hasWritten: true, wish });
    }
  });

  it('says what is missing when there is no passage', () => {
    const material: Material = {
      words: bankWords,
      pool: bankPool,
      written: { ...writtenAt('B1'), passages: [] },
      isWanted: () => true,
    };
    expect(makeReading(material, wish, seeded(1))).toEqual({ shortage: 'nothing-fits', have: 0, need: 1 });
  });

  it("chooses a passage with the student's words", () => {
    const written = writtenAt('B2');
    const wanted = written.passages[3];
    const own = wanted?.keys.find((key) => written.passages.filter(({ keys }) => keys.includes(key)).length === 1);
    const material: Material = { words: [], pool: bankPool, written, isWanted: (key) => key === own };
    for (let seed = 0; seed < 20; seed += 1) {
      const round = makeReading(material, wish, seeded(seed));
      expect('items' in round && round.items[0]?.id).toBe(wanted?.item.id);
    }
  });

  it('puts the right answer at each place equally often, within chance', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed += 1) {
      const round = makeReading(everythingAt('A2'), wish, seeded(seed));
      if ('shortage' in round) continue;
      for (const { right } of round.items[0]?.questions ?? []) counts[right] = (counts[right] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(400);
  });

  it.each([
    ['of one word', [oddWord('alone')]],
    ['of 2,000 words', bankWords.slice(0, 2000)],
    ['with one meaning', Array.from({ length: 9 }, (_, n) => oddWord(`same${n}`, { meanings: ['tr:aynı'] }))],
    ['with words of 40 letters', [oddWord('x'.repeat(40))]],
    ['with phrases and apostrophes', [oddWord("o'clock"), oddWord('look forward to')]],
  ])('takes a list %s', (_, words) => {
    const round = makeReading({ ...everythingAt('C1'), words }, wish, seeded(1));
    expect('items' in round && round.items).toHaveLength(1);
  });

  it('is made in less than 10 ms out of 5,000 words', () => {
    const material = { ...everythingAt('C1'), words: bankWords.slice(0, 5000) };
    expect(roundMs((seed) => makeReading(material, wish, seeded(seed)))).toBeLessThan(10);
  });

  it('asks once the passage has been read, one question at a time', () => {
    const { refused } = play(answer('p:1', 2), read, read, answer('p:2', 0), answer('p:1', 4), answer('p:1', 2));
    expect(refused.map(({ place }) => place)).toEqual([0, 2, 3, 4]);
  });

  it('reports how long the passage was open, and its word count', () => {
    expect(play(read).board.readMs).toBe(30_000);
    expect(wordsIn(passage)).toBe(9);
  });

  it('gives a bonus for the proof of a right answer only, once', () => {
    const proved = play(read, answer('p:1', 2), mark('p:1', 2), mark('p:1', 1));
    expect(proved.score.items[0]).toMatchObject({ points: 10, maxPoints: 10, isRight: true });
    expect(proved.refused).toHaveLength(1);
    const missed = play(read, answer('p:1', 2), mark('p:1', 0));
    expect(missed.taken.at(-1)?.verdict).toEqual({
      item: 'p:1',
      outcome: 'wrong',
      isFirstTry: false,
      detail: { right: 2, proof: 2 },
    });
    expect(missed.score.items[0]).toMatchObject({ points: 8, isRight: true });
    expect(play(read, answer('p:1', 2), mark('p:1', null)).score.items[0]).toMatchObject({ points: 8, isRight: true });
    const wrong = play(read, answer('p:1', 0), mark('p:1', 2));
    expect(wrong.score.items[0]).toMatchObject({ points: 0, isRight: false, given: 'a', right: 'c' });
    expect(wrong.refused).toHaveLength(1);
  });

  it('rejects a mark outside the passage', () => {
    expect(play(read, answer('p:1', 2), mark('p:1', 3)).refused).toHaveLength(1);
  });

  it('ends when everything is answered and each right answer is proved or shown', () => {
    const moves = [read, answer('p:1', 2), mark('p:1', 2), answer('p:2', 0)];
    expect(play(...moves).score.isFinished).toBe(false);
    expect(play(...moves, mark('p:2', null)).score.isFinished).toBe(true);
    expect(play(...moves.slice(0, 3), answer('p:2', 1)).score.isFinished).toBe(true);
  });

  it('is evidence of the word of a vocabulary question, and of nothing else', () => {
    const [gist, vocabulary] = play().score.items;
    expect([gist?.word, gist?.task]).toEqual([null, 'none']);
    expect([vocabulary?.word, vocabulary?.task]).toEqual(['spill:verb', 'recognised']);
  });

  it('counts looking up the asked word as a hint at any time, without costing points', () => {
    const early = play(look('spilled', 1), read, answer('p:1', 2), mark('p:1', 2), answer('p:2', 0), mark('p:2', 1));
    expect(early.refused).toEqual([]);
    expect(early.score.items.map(({ hints }) => hints)).toEqual([0, 1]);
    expect(early.score.points).toBe(20);
  });

  it('counts another word only for the question it was looked up for', () => {
    const { score } = play(read, look('Laughed', 0), answer('p:1', 2), look('flew', 2), mark('p:1', 2));
    expect(score.items.map(({ hints }) => hints)).toEqual([1, 0]);
  });

  it('counts the asked word while the proof of another question is open', () => {
    const { score } = play(read, answer('p:1', 2), look('spilled', 1), mark('p:1', 2));
    expect(score.items.map(({ hints }) => hints)).toEqual([0, 1]);
  });

  it('leaves an answered question unchanged when its word is looked up later', () => {
    const { score } = play(read, answer('p:1', 2), mark('p:1', 2), answer('p:2', 0), look('spilled', 1));
    expect(score.items[1]?.hints).toBe(0);
  });

  it("rejects looking up a word that isn't in the passage", () => {
    expect(play(look('fell', 1), look('spilled', 0), look('spilled', 9), look(' ', 0)).taken).toEqual([]);
  });
});
