import { findLemma } from '@wordgrove/language';
import { describe, expect, it } from 'vitest';
import type { Material } from '#material.ts';
import { playThrough } from '#play-through.ts';
import { seeded } from '#random.ts';
import { bankWords, everythingAt, oddWord, writtenAt } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import { isTooClose } from '#word.ts';
import type { ReadingItem } from './items.ts';
import { reading, wordsIn } from './play.ts';
import { makeReading } from './round.ts';

const wish = { items: 1, mode: 'passage', canHear: false };
const find = (key: string) => bankWords.find((word) => word.key === key) ?? oddWord(key);

function passageOf(pages: readonly string[], words: readonly GameWord[], more: Partial<Material> = {}) {
  const material = { ...everythingAt('B1'), words, text: { title: 'The lake', pages }, ...more };
  const made = makeReading(material, wish, seeded(1));
  return 'items' in made ? made.items[0] : undefined;
}

const lake = [
  'The lake\n\nThe lake is deep. A fisherman lives in a small hut on its shore.',
  'Every morning he repairs his nets.\n\nThe deep water is cold, and he never swims.',
];
const words = ['shore:noun', 'repair:verb', 'deep:adjective'].map(find);
const asked = (passage: ReadingItem | undefined) => passage?.questions.map(({ word }) => word?.key);

/** About eighty words, of which `words` stand in the first sentence. */
const paragraph = (...own: string[]) =>
  `They saw ${own.join(' and ')}. ${'This is one more line of ten plain little words. '.repeat(8)}`;

describe('a passage of the text that the words come from', () => {
  it('is the whole of a short text, with a question for each word that stands there once', () => {
    const passage = passageOf(lake, words);
    expect(passage).toMatchObject({ id: 'own:text', title: 'The lake' });
    expect(passage?.paragraphs.flat().join(' ')).toBe(lake.join(' ').replace(/\s+/g, ' '));
    expect(asked(passage)).toEqual(['shore:noun', 'repair:verb']);
    expect(passage?.questions.map(({ question }) => question)).toEqual([
      `Which word can mean “${find('shore:noun').definition}”?`,
      `Which word can mean “${find('repair:verb').definition}”?`,
    ]);
    for (const { proof, word } of passage?.questions ?? [])
      expect(findLemma(passage?.paragraphs.flat()[proof] ?? '', find(word?.key ?? '').lemma)).toHaveLength(1);
  });

  it('has one right answer among words that stand in the text, too, and are no synonyms', () => {
    const text =
      'A boat lay on the shore of the lake. There was a garden near the river. They repaired it, painted it and sold it.';
    const passage = passageOf([text], words.slice(0, 2));
    expect(asked(passage)).toEqual(['shore:noun', 'repair:verb']);
    for (const { options, right, word } of passage?.questions ?? []) {
      const own = find(word?.key ?? '');
      expect(options[right]).toBe(own.lemma);
      expect(new Set(options).size).toBe(4);
      for (const [place, option] of options.entries()) {
        if (place === right) continue;
        const other = bankWords.find(({ lemma, pos }) => lemma === option && pos === own.pos);
        expect(other && !isTooClose(other, own)).toBe(true);
      }
    }
    const [shore] = passage?.questions ?? [];
    expect(shore?.options.every((option) => findLemma(text, option).length > 0)).toBe(true);
  });

  it('shows a translation where a word has no definition', () => {
    const hut = oddWord('hut', { definition: '', translations: ['kulübe'] });
    const passage = passageOf(lake, [...words.slice(0, 2), hut]);
    expect(passage?.questions.find(({ word }) => word?.key === hut.key)?.question).toBe(
      'Which word can mean “kulübe”?',
    );
  });

  it('is the part with the most words, of up to 400', () => {
    const pages = [
      paragraph('a tree', 'a coat'),
      paragraph('nothing'),
      paragraph('nobody'),
      paragraph('no one'),
      paragraph('a shore', 'a hut', 'a lake'),
    ];
    const own = ['tree:noun', 'coat:noun', 'shore:noun', 'lake:noun'].map(find).concat(oddWord('hut'));
    const passage = passageOf([pages.join('\n\n')], own);
    expect(asked(passage)?.toSorted()).toEqual(['hut:noun', 'lake:noun', 'shore:noun']);
    expect(passage && wordsIn(passage)).toBeGreaterThanOrEqual(80);
    expect(passage && wordsIn(passage)).toBeLessThan(110);
    const near = passageOf([pages.slice(2).join('\n\n'), pages[0] ?? ''], own);
    expect(asked(near)).toHaveLength(5);
    expect(near && wordsIn(near)).toBeLessThanOrEqual(400);
  });

  it('cuts a text without paragraphs', () => {
    const wall = Array.from({ length: 8 }, (_, n) =>
      paragraph(n === 6 ? 'a shore' : 'a thing', n === 6 ? 'a tree' : 'a place'),
    ).join(' ');
    const passage = passageOf([wall], ['shore:noun', 'tree:noun'].map(find));
    expect(asked(passage)).toEqual(['shore:noun', 'tree:noun']);
    expect(passage && wordsIn(passage)).toBeLessThanOrEqual(400);
  });

  it('asks about five words at most', () => {
    const own = ['shore', 'tree', 'coat', 'lake', 'river', 'bridge', 'bread'].map((lemma) => find(`${lemma}:noun`));
    expect(asked(passageOf([own.map(({ lemma }) => `Here they saw a ${lemma}.`).join(' ')], own))).toHaveLength(5);
  });

  it('gives way to a written one when there are fewer than two words to ask about', () => {
    expect(passageOf(lake, words.slice(0, 1))?.id).not.toBe('own:text');
    expect(passageOf(['It is a heading\n\nNothing else.'], words)?.id).not.toBe('own:text');
    const nothing = { ...everythingAt('B1'), words, written: { ...writtenAt('B1'), passages: [] } };
    expect(makeReading({ ...nothing, text: null }, wish, seeded(1))).toMatchObject({ shortage: 'nothing-fits' });
  });

  it('is asked again as it was', () => {
    const passage = passageOf(lake, words);
    const again = passageOf([], [], { text: null, repeated: passage ? [passage] : [] });
    expect(again).toEqual(passage);
  });

  it('is played to its end, as evidence of its words', () => {
    const passage = passageOf(lake, words);
    if (!passage) throw new Error('nothing');
    const moves = passage.questions.flatMap(({ id, right, proof }) => [
      { at: 20_000, item: id, choice: right },
      { at: 20_000, item: id, mark: proof },
    ]);
    const { score } = playThrough(reading, { items: [passage] }, [
      { at: 9000, item: passage.id, read: true },
      ...moves,
    ]);
    expect(score).toMatchObject({ isFinished: true, points: score.maxPoints });
    expect(score.items.map(({ task, word }) => [task, word])).toEqual([
      ['recognised', 'shore:noun'],
      ['recognised', 'repair:verb'],
    ]);
  });
});
