import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accuracyOf } from '#play.ts';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankWords, everythingAt, oddWord } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import type { AnagramBoard, AnagramItem, AnagramMove, AnagramRound } from './play.ts';
import { anagram } from './play.ts';
import { makeAnagram } from './round.ts';

/** The order of tiles that spells a word; equal letters from left to right. */
function orderOf({ tiles }: AnagramItem, word: string): number[] {
  const left = tiles.map((letter, tile) => ({ letter, tile }));
  return [...word].map((letter) => {
    const place = left.findIndex((each) => each.letter === letter);
    return left.splice(place, 1)[0]?.tile ?? -1;
  });
}

const game: GameUnderTest<AnagramRound, AnagramBoard, AnagramMove> = {
  makeRound: makeAnagram,
  play: anagram,
  modes: ['definition', 'gap', 'listening'],
  most: 20,
  perfectMoves: ({ items }) =>
    items.map((item, place) => ({ at: 1000 * (place + 1), item: item.id, order: orderOf(item, item.answer) })),
  someMove: ({ items }) => {
    const at = fc.nat(400_000);
    // Mostly about the first items, so some get solved and later ones come up.
    const some = fc.constantFrom(...items.slice(0, 3));
    const order = some.chain((item) =>
      fc.record({
        at,
        item: fc.constant(item.id),
        order: fc.oneof(
          fc.constant(orderOf(item, item.answer)),
          fc.shuffledSubarray([...item.tiles.keys()], { minLength: item.tiles.length }),
          fc.array(fc.nat(12), { maxLength: 13 }),
        ),
      }),
    );
    const hint = some.chain(({ id }) =>
      fc.record({ at, item: fc.constantFrom(id, 'nothing'), hint: fc.constant(true) }),
    );
    return fc.oneof(order, hint);
  },
  checkRound: ({ items }, { wish }) => {
    expect(items.length).toBeGreaterThanOrEqual(Math.min(4, wish.items));
    for (const { tiles, answer, written, clue, alsoRight, otherWords, explained } of items) {
      expect([...tiles].sort()).toEqual([...answer].sort());
      expect(tiles.length).toBeGreaterThanOrEqual(4);
      expect(tiles.length).toBeLessThanOrEqual(12);
      expect([answer, ...alsoRight, ...otherWords]).not.toContain(tiles.join(''));
      expect(written.toLowerCase()).toBe(answer);
      expect(otherWords).not.toContain(answer);
      expect(clue.text).not.toBe('');
      if (clue.kind !== 'listening') expect(clue.text.toLowerCase()).not.toBe(answer);
      if (wish.mode === 'gap') expect(clue.text.split('___')).toHaveLength(2);
      else expect(explained).not.toBe('');
      if (wish.mode === 'listening') expect(wish.canHear).toBe(true);
    }
  },
};

function roundOf(words: readonly GameWord[], mode = 'definition', items = 20): AnagramRound {
  const material = { ...everythingAt('A1'), words };
  const round = makeAnagram(material, { items, mode, canHear: true }, seeded(4));
  if ('shortage' in round) throw new Error(round.shortage);
  return round;
}

const fillers = ['window', 'kitchen', 'purple'].map((lemma) => oddWord(lemma, { definition: `about a ${lemma}` }));

/** A round that starts with one word. */
function roundAbout(word: GameWord, mode = 'definition'): { round: AnagramRound; item: AnagramItem } {
  const made = roundOf([word, ...fillers.map((each) => ({ ...each, examples: [`This is ${each.lemma}.`] }))], mode);
  const item = made.items.find(({ id }) => id === word.key);
  if (!item) throw new Error(`no ${word.lemma}`);
  return { round: { items: [item, ...made.items.filter((each) => each !== item)] }, item };
}

const own = (lemma: string, more: Partial<GameWord> = {}) => oddWord(lemma, { definition: 'a clue', ...more });

function play(round: AnagramRound, item: AnagramItem, words: readonly (string | null)[]) {
  const moves = words.map((word, at) =>
    word === null ? { at, item: item.id, hint: true } : { at, item: item.id, order: orderOf(item, word) },
  );
  return playThrough(anagram, round, moves);
}

describe('an anagram', () => {
  it('has the letters of each word, never in its order, made again from its seed', () => checkRounds(game));
  it('gives full points for a perfect play', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('asks "yes, but which fits?" of another real word, and the next one is the first that counts', () => {
    const { round, item } = roundAbout(own('listen'));
    const { taken, score } = play(round, item, ['silent', 'enlist', 'listen']);
    expect(taken.map(({ verdict }) => [verdict.outcome, verdict.isFirstTry])).toEqual([
      ['nearly', false],
      ['nearly', false],
      ['right', true],
    ]);
    expect(score.items[0]).toMatchObject({ isRight: true, given: 'listen', points: 10, task: 'recalled' });
  });

  it('knows words of the same letters in any form, and those that only the pool has', () => {
    expect(roundAbout(own('seat')).item.otherWords).toEqual(expect.arrayContaining(['eats', 'teas']));
    expect(roundAbout(own('danger')).item.otherWords).toContain('garden');
    expect(roundAbout(own('rtam')).item.otherWords).toContain('tram');
  });

  it('accepts the other spelling when it has the same letters', () => {
    const { round, item } = roundAbout(own('theatre'));
    const { score } = play(round, item, ['theater']);
    expect(score.items[0]).toMatchObject({ isRight: true, given: 'theater', right: 'theater' });
    expect(item.otherWords).not.toContain('theater');
  });

  it('never forgives letters in the wrong order, however near they are', () => {
    const { round, item } = roundAbout(own('friend'));
    const { taken, score } = play(round, item, ['freind', 'friend']);
    expect(taken[0]?.verdict).toMatchObject({ outcome: 'wrong', isFirstTry: true, detail: { inPlace: [0, 1, 4, 5] } });
    expect(score.items[0]).toMatchObject({ isRight: false, given: 'freind', points: 5 });
  });

  it('shows letters as hints, all but the last, for fewer points and less evidence', () => {
    const { round, item } = roundAbout(own('friend'));
    const one = play(round, item, [null, 'friend']).score.items[0];
    expect(one).toMatchObject({ hints: 1, points: 8, isRight: true, task: 'recalled' });
    const all = play(round, item, [null, null, null, null, null, null, 'friend']);
    expect(all.refused).toEqual([{ place: 5, reason: 'not-possible' }]);
    expect(all.score.items[0]).toMatchObject({ hints: 5, points: 1, task: 'guessed' });
  });

  it('is right at first try only with at most half of the letters shown', () => {
    const { round, item } = roundAbout(own('friend'));
    const shown = (hints: number) => play(round, item, [...Array.from({ length: hints }, () => null), 'friend']).score;
    expect(shown(3).items[0]).toMatchObject({ hints: 3, isRight: true, points: 4, task: 'recalled' });
    for (const hints of [4, 5]) {
      const score = shown(hints);
      expect(score.items[0]).toMatchObject({
        hints,
        isRight: false,
        given: 'friend',
        right: 'friend',
        task: 'guessed',
      });
      expect(accuracyOf(score)).toBe(0);
    }
    expect([4, 5].map((hints) => shown(hints).items[0]?.points)).toEqual([2, 1]);
  });

  it('accepts each tile once, and only for the current item', () => {
    const { round, item } = roundAbout(own('letter'));
    const judge = (id: string, order: number[]) =>
      anagram.judge(round, anagram.begin(round), { at: 1, item: id, order });
    expect(judge(item.id, [0, 0, 1, 2, 3, 4])).toBeNull();
    expect(judge(item.id, [0, 1, 2, 3, 4])).toBeNull();
    expect(judge(round.items[1]?.id ?? '', orderOf(item, 'letter'))).toBeNull();
  });

  it('leaves the word out of its clue', () => {
    expect(roundAbout(own('bank', { definition: 'banks keep money' })).item.clue.text).toBe('___ keep money');
    const { item } = roundAbout(
      own('sleep', { pos: 'verb', examples: ['Slept well? I slept well.', 'She slept.'] }),
      'gap',
    );
    expect(item).toMatchObject({ clue: { kind: 'gap', text: 'She ___.' }, answer: 'slept' });
  });

  it('asks with the translation when a card has no definition', () => {
    const { item } = roundAbout(own('horse', { definition: '', translations: ['at'] }));
    expect(item.clue).toEqual({ kind: 'translation', text: 'at' });
  });

  it('shows its tiles in lower case, and the answer with its capital', () => {
    const { round, item } = roundAbout(own('Monday'));
    expect([...item.tiles].sort().join('')).toBe('admnoy');
    expect(play(round, item, ['monday']).score.items[0]).toMatchObject({ right: 'Monday', given: 'Monday' });
  });

  it('leaves out phrases, apostrophes and words that are too short, too long or of one letter', () => {
    const lemmas = ['cat', "o'clock", 'ice cream', 'x'.repeat(40), 'zzzz', 'well-known', 'accommodation'];
    const words = [...lemmas.map((lemma) => own(lemma)), ...fillers, oddWord('naïve', { definition: 'trusting' })];
    expect(
      roundOf(words.map((word, n) => ({ ...word, definition: `clue ${n}` })))
        .items.map(({ answer }) => answer)
        .sort(),
    ).toEqual(['kitchen', 'naïve', 'purple', 'window']);
  });

  it('never leaves the letters of a bank word in order', () => {
    for (let from = 0; from < bankWords.length; from += 20) {
      const round = makeAnagram(
        { ...everythingAt('A1'), words: bankWords.slice(from, from + 20) },
        { items: 20, mode: 'gap', canHear: false },
        seeded(from),
      );
      if ('shortage' in round) continue;
      for (const { tiles, answer } of round.items) {
        const inPlace = tiles.filter((letter, place) => letter === answer[place]).length;
        expect(inPlace, `${tiles.join('')} of ${answer}`).toBeLessThan(tiles.length - 1);
      }
    }
  });
});
