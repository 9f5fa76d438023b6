import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import type { GameUnderTest } from '#testing/check-game.ts';
import { checkAnyPlay, checkPerfectPlay, checkRounds } from '#testing/check-game.ts';
import { checkRefusals } from '#testing/check-refusals.ts';
import { bankWords, everythingAt, materialOf, oddWord } from '#testing/materials.ts';
import { roundMs } from '#testing/round-ms.ts';
import { neighboursOf, orderOf } from './neighbours.ts';
import type { WordOrderingBoard, WordOrderingItem, WordOrderingMove, WordOrderingRound } from './play.ts';
import { noAnswer, sentenceOf, wordOrdering } from './play.ts';
import { makeWordOrdering } from './round.ts';

const wish = { items: 20, mode: 'sentence', canHear: false };

/** The tiles in the order of a sentence. */
function laid({ tiles }: WordOrderingItem, sentence: string): string[] {
  const left = [...tiles];
  return orderOf(sentence).map((word) => {
    const at = left.findIndex(({ text }) => text.toLowerCase() === word);
    return left.splice(at, 1)[0]?.id ?? 'missing';
  });
}

const game: GameUnderTest<WordOrderingRound, WordOrderingBoard, WordOrderingMove> = {
  makeRound: makeWordOrdering,
  play: wordOrdering,
  modes: ['sentence'],
  most: 20,
  perfectMoves: ({ items }) =>
    items.map((item, place) => ({
      at: 1000 * (place + 1),
      item: item.id,
      kind: 'check',
      order: laid(item, item.sentences[place % item.sentences.length] ?? ''),
    })),
  someMove: ({ items }) =>
    fc.constantFrom(...items).chain((item) =>
      fc.record({
        at: fc.nat(400_000),
        item: fc.constantFrom(item.id, item.id, 'nothing'),
        kind: fc.constantFrom('check', 'hint', 'lay', 'other'),
        order: fc.oneof(
          fc.shuffledSubarray(item.tiles.map(({ id }) => id)),
          fc.shuffledSubarray(
            item.tiles.map(({ id }) => id),
            { minLength: item.tiles.length },
          ),
          fc.constant(laid(item, item.sentences[0] ?? '')),
          fc.constant(['t1', 't1', 'none']),
        ),
      }),
    ),
  checkRound: ({ items }) => {
    for (const item of items) {
      const { tiles, end, sentences } = item;
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
      expect(end).toMatch(/^[.?!]$/);
      const offered = tiles.map(({ text }) => text.toLowerCase()).join(' ');
      for (const sentence of sentences) {
        expect(laid(item, sentence)).not.toContain('missing');
        expect(orderOf(sentence)).toHaveLength(tiles.length);
        expect(orderOf(sentence).join(' ')).not.toBe(offered);
      }
    }
  },
};

const five: WordOrderingItem = {
  id: 's',
  tiles: ['3', '1', '5', '2', '4'].map((text) => ({ id: `t${text}`, text })),
  end: '.',
  sentences: ['1 2 3 4 5.'],
};
const tiles = (order: string) => [...order].map((each) => `t${each}`);
const checked = (order: string): WordOrderingMove => ({ at: 1, item: 's', kind: 'check', order: tiles(order) });
const hinted = (order: string): WordOrderingMove => ({ at: 1, item: 's', kind: 'hint', order: tiles(order) });
const played = (...moves: WordOrderingMove[]) => {
  const { board, score, taken } = playThrough(wordOrdering, { items: [five] }, moves);
  return { result: score.items[0], answer: board.answers.s ?? noAnswer, details: taken.map((each) => each.verdict) };
};

describe('word ordering', () => {
  it('never offers the tiles in a correct order', () => checkRounds(game));
  it('gives full points for any accepted order', () => checkPerfectPlay(game));
  it('accepts any moves, and never changes a first answer', () => checkAnyPlay(game));

  it('says why a move doesn’t count', () => checkRefusals(game));

  it('scores by right neighbours: 2-3-4-5-1 has 3 of 4', () => {
    expect(neighboursOf([...'23451'], [...'12345'])).toEqual({ found: 3, of: 4 });
    expect(neighboursOf([...'54321'], [...'12345'])).toEqual({ found: 0, of: 4 });
    expect(played(checked('23451')).result).toMatchObject({ points: 7, isRight: false });
    expect(played(checked('12345')).result).toMatchObject({ points: 10, isRight: true });
  });

  it("doesn't count repeated words as fully in order", () => {
    const right = 'the dog the cat the bird'.split(' ');
    const other = 'the cat the dog the bird'.split(' ');
    expect(neighboursOf(other, right)).toEqual({ found: 4, of: 5 });
  });

  it('lets tiles with the same text change places', () => {
    const item: WordOrderingItem = {
      id: 's',
      tiles: ['cat', 'the', 'saw', 'the', 'dog'].map((text, place) => ({ id: `t${place}`, text })),
      end: '.',
      sentences: ['The dog saw the cat.'],
    };
    for (const order of [
      ['t1', 't4', 't2', 't3', 't0'],
      ['t3', 't4', 't2', 't1', 't0'],
    ]) {
      const { score } = playThrough(wordOrdering, { items: [item] }, [{ at: 1, item: 's', kind: 'check', order }]);
      expect(score.items[0]).toMatchObject({ isRight: true, points: 10, given: 'The dog saw the cat.' });
    }
  });

  it('gives a second try half of what was missed, and no third', () => {
    const { result, details } = played(checked('23451'), checked('12345'), checked('12345'));
    expect(result).toMatchObject({ points: 8, isRight: false, given: '2 3 4 5 1.' });
    expect(details).toHaveLength(2);
    expect(details[0]).toMatchObject({ outcome: 'nearly', isFirstTry: true, detail: { isDone: false } });
    expect(details[1]).toMatchObject({ outcome: 'right', isFirstTry: false, detail: { isDone: true } });
  });

  it('lays the first wrong tile as a hint, and holds it there', () => {
    const { answer, result } = played(hinted('12435'), checked('12435'));
    expect(answer).toMatchObject({ fixed: ['t1', 't2', 't3'], hints: 1, tries: [] });
    expect(result).toMatchObject({ given: null });
    expect(answer.laid).toEqual(tiles('12345'));
    expect(played(hinted('')).answer.fixed).toEqual(['t1']);
    expect(played(hinted('12435'), checked('12345')).result).toMatchObject({ points: 8, hints: 1, isRight: true });
    expect(played(hinted('12345')).answer.hints).toBe(0);
  });

  it('hints along the order begun when several are accepted', () => {
    const item = { ...five, sentences: ['1 2 3 4 5.', '5 1 2 3 4.'] };
    const judged = wordOrdering.judge({ items: [item] }, { answers: {} }, hinted('53'));
    expect(judged?.verdict.detail.fixed).toEqual(['t5', 't1']);
  });

  it('keeps a half-laid sentence without judging it', () => {
    const lay = (order: string): WordOrderingMove => ({ at: 1, item: 's', kind: 'lay', order: tiles(order) });
    const { answer, result, details } = played(lay('53'), lay('53'), lay('512'));
    expect(answer).toMatchObject({ laid: ['t5', 't1', 't2'], tries: [] });
    expect(details).toMatchObject([{ outcome: 'noted' }, { outcome: 'noted' }]);
    expect(result).toMatchObject({ given: null, isRight: null, points: 0 });
  });

  it('says nothing about single words', () => {
    expect(played(checked('12345')).result).toMatchObject({ word: null, task: 'none' });
  });

  it('keeps the capitals of names only, and attaches punctuation', () => {
    for (const level of levels) {
      const round = makeWordOrdering(everythingAt(level), wish, seeded(9));
      if ('shortage' in round) throw new Error(`nothing at ${level}`);
      for (const item of round.items) {
        const [sentence = ''] = item.sentences;
        expect(sentenceOf(item, laid(item, sentence))).toBe(sentence);
        expect(item.tiles.filter(({ text }) => /^(?:The|She|He|We|My|It|If|Don't)\b/.test(text))).toEqual([]);
      }
    }
  });

  it('plays sentences with wanted words first', () => {
    const material = everythingAt('B1');
    const wanted = new Set(material.written.sentences.slice(0, 3).flatMap(({ keys }) => keys.slice(-1)));
    const isWanted = (key: string) => wanted.has(key);
    const round = makeWordOrdering({ ...material, isWanted }, { ...wish, items: 4 }, seeded(2));
    if ('shortage' in round) throw new Error('nothing');
    const touching = material.written.sentences.filter(({ keys }) => keys.some(isWanted)).map(({ item }) => item.id);
    const ids = round.items.map(({ id }) => id);
    expect(ids.filter((id) => touching.includes(id))).toHaveLength(Math.min(4, touching.length));
  });

  it('says when there are too few sentences', () => {
    const material = everythingAt('A1');
    const sentences = material.written.sentences.slice(0, 3);
    const written = { ...material.written, sentences, examples: [] };
    const made = makeWordOrdering({ ...material, written }, wish, seeded(1));
    expect(made).toEqual({ shortage: 'too-few', have: 3, need: 4 });
  });

  it('fills up with examples of the words, whose first tile keeps its capital', () => {
    const material = everythingAt('B2');
    const sentences = material.written.sentences.slice(0, 3);
    const made = makeWordOrdering({ ...material, written: { ...material.written, sentences } }, wish, seeded(1));
    if ('shortage' in made) throw new Error('nothing');
    const [first, second, third, ...rest] = made.items;
    expect([first, second, third].map((item) => item?.id).toSorted()).toEqual(sentences.map(({ item }) => item.id));
    expect(rest).toHaveLength(17);
    for (const {
      id,
      tiles,
      sentences: [usual = ''],
    } of rest) {
      expect(id).toMatch(/^example:/);
      expect(tiles.map(({ text }) => text)).toContain(usual.split(' ')[0]);
    }
  });

  it('plays the sentences that come with words of no bank, each once, and again those that went wrong', () => {
    const met = ['My uncle found a marmot in the mountains.', 'No.'];
    const words = ['zza', 'zzb', 'zzc', 'zzd'].map((lemma) => oddWord(lemma, { met }));
    const ours = words.map((word, n) => ({
      ...word,
      met: [`My uncle found ${n === 0 ? 'a' : 'the'} ${word.lemma} in town.`],
    }));
    const bare = {
      ...everythingAt('A1'),
      written: materialOf({ seed: 1, level: 'A1', size: 0, odd: 0, hasWritten: false, wish }).written,
    };
    expect(makeWordOrdering({ ...bare, words }, wish, seeded(1))).toMatchObject({ items: [{ id: 'own:zza:noun' }] });
    const made = makeWordOrdering({ ...bare, words: ours }, wish, seeded(1));
    if ('shortage' in made) throw new Error('nothing');
    expect(made.items.map(({ id }) => id)).toEqual(words.map(({ key }) => `own:${key}`));
    const repeated = made.items.slice(0, 1);
    const again = makeWordOrdering({ ...bare, words: [], repeated }, { ...wish, items: 1 }, seeded(5));
    expect(again).toMatchObject({ items: [{ id: 'own:zza:noun', sentences: repeated[0]?.sentences }] });
  });

  it('is made from 5,000 words within 10 ms', () => {
    const words = Array.from({ length: 5000 }, (_, n) => bankWords[n % bankWords.length] ?? oddWord('none'));
    const keys = new Set(words.map(({ key }) => key));
    const material = { ...everythingAt('B1'), words, isWanted: (key: string) => keys.has(key) };
    expect(roundMs((seed) => makeWordOrdering(material, wish, seeded(seed)))).toBeLessThan(10);
  });
});
