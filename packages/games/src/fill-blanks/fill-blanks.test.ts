import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankPool, bankWords, everythingAt, materialOf, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import { accepts } from './accepted.ts';
import { gapIn } from './gap.ts';
import { gapOf } from './gaps.ts';
import type { FillBlanksBoard, FillBlanksItem, FillBlanksMode, FillBlanksMove, FillBlanksRound } from './play.ts';
import { fillBlanks, fillBlanksModes, givenLetter, hintOf, offeredFor } from './play.ts';
import { makeFillBlanks } from './round.ts';
import { fillBlanksTest } from './test-form.ts';

const wishFor = (mode: FillBlanksMode, items = 20) => ({ items, mode, canHear: false });
const none = materialOf({ seed: 1, level: 'A1', size: 0, odd: 0, hasWritten: false, wish: wishFor('bank') });

function bankId({ bank }: FillBlanksRound, { answers }: FillBlanksItem): string {
  return bank.find(({ text }) => accepts(answers, text))?.id ?? 'missing';
}

const game: GameUnderTest<FillBlanksRound, FillBlanksBoard, FillBlanksMove> = {
  makeRound: makeFillBlanks,
  play: fillBlanks,
  modes: fillBlanksModes,
  most: 20,
  perfectMoves: (round) =>
    round.items.map((item, place) => {
      const to = { at: 1000 * (place + 1), item: item.id };
      if (round.mode === 'bank') return { ...to, pick: bankId(round, item) };
      return { ...to, text: item.answers[place % item.answers.length] ?? '' };
    }),
  someMove: ({ items, bank }) => {
    const item = fc.constantFrom(...items.map(({ id }) => id), 'nothing');
    const at = fc.nat(400_000);
    const texts = items.flatMap(({ answers, synonyms, feedback }) => [
      answers[0] ?? '',
      ...synonyms,
      ...Object.keys(feedback),
    ]);
    return fc.oneof(
      fc.record({ at, item, pick: fc.constantFrom('none', ...bank.map(({ id }) => id)) }),
      fc.record({ at, item, text: fc.oneof(fc.constantFrom('', ' ', ...texts), fc.string()) }),
    );
  },
  checkRound: ({ mode, bank, items }, { wish }) => {
    expect(mode).toBe(wish.mode);
    for (const item of items) {
      const { before, after, answers, clue } = item;
      expect(answers.length).toBeGreaterThan(0);
      expect(`${before}${after}`).not.toContain('___');
      expect(clue?.text).not.toBe('');
      if (mode !== 'bank') continue;
      // Exactly one word of the bank fits, so using a word never makes another gap unsolvable.
      expect(bank.filter(({ text }) => accepts(answers, text))).toHaveLength(1);
    }
    expect(new Set(bank.map(({ text }) => text.toLowerCase())).size).toBe(bank.length);
    if (mode === 'bank') expect(bank.length).toBeGreaterThanOrEqual(items.length + 3);
    else expect(bank).toEqual([]);
  },
};

function roundAt(level: (typeof levels)[number], mode: FillBlanksMode, items = 20): FillBlanksRound {
  const round = makeFillBlanks(everythingAt(level), wishFor(mode, items), seeded(4));
  if ('shortage' in round) throw new Error(`nothing at ${level}`);
  return round;
}

const wordOf = (key: string): GameWord => {
  const found = bankWords.find((word) => word.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

/** A typed round with gaps for four words of the bank. */
function typedRound(keys: readonly string[], mode: FillBlanksMode = 'typed'): FillBlanksRound {
  const round = makeFillBlanks({ ...none, words: keys.map(wordOf) }, wishFor(mode), seeded(1));
  if ('shortage' in round) throw new Error('nothing');
  return round;
}

const words = ['big:adjective', 'teacher:noun', 'expensive:adjective', 'go:verb'] as const;
const typed = (item: string, ...texts: string[]): FillBlanksMove[] => texts.map((text) => ({ at: 1, item, text }));
const play = (round: FillBlanksRound, moves: readonly FillBlanksMove[]) => playThrough(fillBlanks, round, moves);
const resultFor = (round: FillBlanksRound, key: string, ...texts: string[]) =>
  play(round, typed(key, ...texts)).score.items.find(({ id }) => id === key);

describe('fill in the blanks', () => {
  it('has gaps that exactly one word of the bank fits', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('blanks out a word as written, once, in one piece', () => {
    const example = (lemma: string, text: string, more: Partial<GameWord> = {}) =>
      gapIn(oddWord(lemma, { examples: [text], pos: 'verb', ...more }))?.text ?? null;
    expect(example('go', 'She went home.')).toBe('went');
    expect(example('go', 'She went home, and I go too.')).toBeNull();
    expect(example('turn off', 'Turn the radio off.')).toBeNull();
    expect(example('look after', 'I looked after him.')).toBe('looked after');
    expect(example('make up your mind', 'She made up her mind.')).toBeNull();
    expect(example('know', 'A well-known song.')).toBeNull();
    expect(example("o'clock", "It's two o'clock.", { pos: 'adverb' })).toBe("o'clock");
    expect(example('a', 'This is a book.', { pos: 'determiner' })).toBeNull();
    expect(example('child', "The children's room.", { pos: 'noun' })).toBeNull();
  });

  it('forgives a typo, but never another word', () => {
    const round = typedRound(words);
    expect(resultFor(round, 'teacher:noun', 'techer')).toMatchObject({ isRight: true, points: 10, task: 'recalled' });
    const item = round.items.find(({ id }) => id === 'expensive:adjective');
    expect(item?.known).toContain('extensive:adjective');
    expect(resultFor(round, 'expensive:adjective', 'extensive')).toMatchObject({ isRight: false });
    expect(resultFor(round, 'expensive:adjective', 'expensiv')).toMatchObject({ isRight: true });
  });

  it('points out a wrong form of the right word, and gives a corrected answer fewer points', () => {
    const round = typedRound(words);
    const item = round.items.find(({ id }) => id === 'go:verb');
    const [right = ''] = item?.answers ?? [];
    const slip = ['goed', 'going'].find((form) => form !== right) ?? '';
    const { taken } = play(round, typed('go:verb', slip, right));
    expect(taken.map(({ verdict }) => verdict)).toMatchObject([
      { outcome: 'nearly', isFirstTry: true, detail: { judged: 'wrong-form', isDone: false } },
      { outcome: 'right', isFirstTry: false, detail: { judged: 'right', isDone: true } },
    ]);
    expect(resultFor(round, 'go:verb', slip, right)).toMatchObject({ isRight: false, points: 5, given: slip });
    expect(play(round, typed('go:verb', 'x', 'y', right)).refused).toMatchObject([{ reason: 'already-done' }]);
  });

  it("doesn't count a synonym as a try", () => {
    const round = typedRound(words);
    const item = round.items.find(({ id }) => id === 'big:adjective');
    const [synonym = ''] = item?.synonyms ?? [];
    const { taken, score } = play(round, typed('big:adjective', synonym));
    expect(taken[0]?.verdict).toMatchObject({ outcome: 'noted', isFirstTry: false, detail: { judged: 'synonym' } });
    expect(score.items.find(({ id }) => id === 'big:adjective')).toMatchObject({ given: null, isRight: null });
  });

  it("doesn't treat a shared translation as a synonym", () => {
    const gaps = { 'curtain:noun': 'acts', 'physics:noun': 'physique', 'husband:noun': 'wife', 'know:verb': 'can' };
    const round = typedRound(['curtain:noun', 'physics:noun', 'husband:noun', 'know:verb']);
    for (const [key, text] of Object.entries(gaps)) {
      expect(play(round, typed(key, text)).taken[0]?.verdict, key).toMatchObject({
        outcome: 'wrong',
        isFirstTry: true,
        detail: { judged: 'wrong' },
      });
      expect(resultFor(round, key, text)).toMatchObject({ given: text, isRight: false });
    }
  });

  it('has all the synonyms of the list and no others, each in the form of the missing word', () => {
    const made = bankWords
      .filter((word) => word.synonyms.length > 0)
      .map((word) => ({ word, item: gapOf(word, bankPool, 'typed')?.item }));
    for (const { word, item } of made) expect(item?.synonyms.length ?? word.synonyms.length).toBe(word.synonyms.length);
    const begin = made.find(({ word }) => word.key === 'begin:verb')?.item;
    expect([begin?.answers, begin?.synonyms]).toEqual([['begins'], ['starts']]);
  });

  it('explains an expected mistake, and never forgives it as a typo', () => {
    const item: FillBlanksItem = {
      id: 'c',
      before: 'She is ',
      after: ' to vote.',
      answers: ['eligible'],
      clue: null,
      feedback: { elegible: 'Look at the second vowel.' },
      synonyms: [],
      known: [],
      word: null,
    };
    const { taken } = play({ mode: 'typed', bank: [], items: [item] }, typed('c', 'Elegible'));
    expect(taken[0]?.verdict).toMatchObject({ outcome: 'wrong', detail: { feedback: 'Look at the second vowel.' } });
  });

  it('ignores an empty answer and the given letter alone', () => {
    const round = typedRound(words, 'first-letter');
    const item = round.items.find(({ id }) => id === 'teacher:noun');
    const letter = item ? givenLetter(round, item) : '';
    expect(letter).toBe('t');
    expect(play(round, typed('teacher:noun', '', ' ', '…', letter)).taken).toEqual([]);
    const [right = ''] = item?.answers ?? [];
    expect(resultFor(round, 'teacher:noun', right.slice(1))).toMatchObject({ isRight: true, hints: 1 });
  });

  describe('a typed gap that more than three words fit', () => {
    const answers = ['start', 'begin', 'get going', 'kick off'];
    const base = { before: 'When does it ', after: '?', clue: null, feedback: {}, synonyms: [], known: [], word: null };
    const open: FillBlanksItem = { ...base, id: 'open', answers };
    const narrow: FillBlanksItem = { ...base, id: 'narrow', answers: answers.slice(0, 3) };
    const round: FillBlanksRound = { mode: 'typed', bank: [], items: [open, narrow] };

    it('shows the first letter and the number of letters, and no other gap does', () => {
      expect(hintOf(round, open)).toEqual({ letter: 's', letters: 5 });
      expect(hintOf(round, narrow)).toBeNull();
      expect(hintOf({ mode: 'bank' }, open)).toBeNull();
      expect(hintOf(round, { ...open, answers: ["can't", ...answers] })).toEqual({ letter: 'c', letters: 4 });
      expect(hintOf(round, { ...open, answers: ['a', ...answers] })).toBeNull();
    });

    it('shows nothing else of them in a test', () => {
      const shown = fillBlanksTest.open(round);
      expect(shown.questions).toMatchObject([
        { letter: 's', letters: 5 },
        { letter: '', letters: null },
      ]);
      expect(JSON.stringify(shown)).not.toMatch(/start|begin|going|kick/);
    });

    it('still accepts every word, the first letter typed again or left out, and counts the hint', () => {
      for (const text of ['start', 'tart', 'begin', 'get going']) {
        const [first] = play(round, typed('open', text)).score.items;
        expect(first, text).toMatchObject({ isRight: true, points: 10, hints: 1 });
      }
      expect(play(round, typed('open', 's')).taken).toEqual([]);
      expect(play(round, typed('narrow', 'tart')).taken[0]?.verdict.outcome).not.toBe('right');
      expect(play(round, typed('narrow', 'start')).score.items[1]).toMatchObject({ isRight: true, hints: 0 });
    });
  });

  it('uses a word of the bank up, once it stands in its gap', () => {
    const round = roundAt('B1', 'bank', 10);
    const [first, second] = round.items;
    if (!first || !second) throw new Error('nothing');
    const wrong = bankId(round, second);
    const again = { at: 2, item: second.id, pick: bankId(round, first) };
    const { board, taken, refused } = play(round, [
      { at: 1, item: first.id, pick: wrong },
      { at: 1, item: first.id, pick: bankId(round, first) },
      again,
    ]);
    expect(board.used).toEqual([bankId(round, first)]);
    expect(taken).toHaveLength(2);
    expect(refused).toMatchObject([{ place: 2, reason: 'not-possible' }]);
    const failed = play(round, [
      { at: 1, item: first.id, pick: wrong },
      { at: 1, item: first.id, pick: wrong },
    ]);
    expect(failed.board.used).toEqual([bankId(round, first)]);
  });

  it('offers six words of the bank at a gap, the right one among them, and keeps them while it is open', () => {
    for (const level of levels) {
      const round = roundAt(level, 'bank', 10);
      const others = new Set<string>();
      let board = fillBlanks.begin(round);
      for (const [place, item] of round.items.entries()) {
        const offered = offeredFor(round, board, item);
        expect(offered).toHaveLength(6);
        const wrong = offered.find(({ text }) => !accepts(item.answers, text));
        for (const pick of [wrong?.id ?? 'missing', bankId(round, item)]) {
          board = fillBlanks.judge(round, board, { at: place, item: item.id, pick })?.board ?? board;
          expect(offeredFor(round, board, item)).toEqual(offered);
        }
        for (const { id } of offered) others.add(id);
      }
      // Every word of the bank is seen in the end.
      expect(others.size).toBe(round.bank.length);
    }
  });

  it('resolves the article once the gap is filled', () => {
    let open = 0;
    for (const level of levels) {
      for (const { before, beforeWord = before, after, answers, word } of roundAt(level, 'bank').items) {
        expect(beforeWord).not.toContain('(n)');
        if (!before.includes('(n)')) continue;
        open += 1;
        expect(word && wordOf(word).examples).toContain(`${beforeWord}${answers[0]}${after}`);
      }
    }
    expect(open).toBeGreaterThan(0);
  });

  it('counts as recognition to the last gap, unless fewer than four words are left', () => {
    const round = roundAt('A2', 'bank');
    const { score } = play(round, game.perfectMoves(round));
    for (const { task, word, options } of score.items) {
      expect(options.length).toBeGreaterThanOrEqual(4);
      expect(task).toBe(word === null ? 'none' : 'recognised');
    }
    const few = { ...round, bank: round.bank.slice(0, 3) };
    expect(fillBlanks.score(few, fillBlanks.begin(few)).items.map(({ task }) => task)).not.toContain('recognised');
  });
});
