import type { WordState } from '@wordgrove/contract/evidence';
import { expect, it } from 'vitest';
import { cardOf } from '#testing/flashcards.ts';
import type { Outcome } from './answer-outbox.ts';
import { grownWords, isTaller, rememberedOf } from './growth.ts';
import type { Turn } from './review-session.ts';

type Told = { word: string; before: WordState; grade: 1 | 2 | 3 | 4; after?: WordState; isExtra?: boolean };

/** Answers in their order; without `after` the server hasn't heard of it. */
function sitting(told: readonly Told[]) {
  const turns: Turn[] = told.map(({ word, before, grade }, at) => ({
    ...{ id: `turn-${at}`, grade, ms: 1000 },
    card: { ...cardOf([word, word], at), state: before },
  }));
  const outcomes = new Map<string, Outcome>();
  for (const [at, { grade, after, isExtra = false }] of told.entries()) {
    if (after) outcomes.set(`turn-${at}`, { grade, typed: null, state: after, isExtra });
  }
  return { turns, outcomes };
}

const grown = (told: readonly Told[]) => {
  const { turns, outcomes } = sitting(told);
  return grownWords(turns, outcomes).map(({ text, before, after }) => `${text}: ${before} → ${after}`);
};

it('names the words that were recalled, those with a new look first', () => {
  expect(
    grown([
      { word: 'pear', before: 'learning', grade: 4, after: 'learning' },
      { word: 'plum', before: 'new', grade: 1, after: 'learning' },
      { word: 'fig', before: 'at-risk', grade: 3, after: 'learning' },
      { word: 'date', before: 'learning', grade: 2, after: 'learning' },
    ]),
  ).toEqual(['fig: at-risk → learning', 'pear: learning → learning']);
});

it('lets nothing grow from practice before its time, nor from what the server hasn’t heard', () => {
  expect(
    grown([
      { word: 'pear', before: 'known', grade: 3, after: 'known', isExtra: true },
      { word: 'plum', before: 'new', grade: 3 },
    ]),
  ).toEqual([]);
});

it('goes by the last answer to a word that came again', () => {
  const forgotten: Told = { word: 'pear', before: 'new', grade: 1, after: 'learning' };
  const recalled: Told = { word: 'pear', before: 'learning', grade: 3, after: 'learning' };
  expect(grown([forgotten, recalled])).toEqual(['pear: new → learning']);
  expect(grown([recalled, { ...forgotten, before: 'learning' }])).toEqual([]);
});

it('counts what was remembered, as the server judged it', () => {
  const { turns, outcomes } = sitting([
    { word: 'pear', before: 'new', grade: 3, after: 'learning' },
    { word: 'plum', before: 'new', grade: 2 },
    { word: 'fig', before: 'new', grade: 1 },
  ]);
  expect(rememberedOf(turns, outcomes)).toBe(2);
  const judged = new Map(outcomes).set('turn-0', { grade: 1, typed: null, state: 'learning', isExtra: false });
  expect(rememberedOf(turns, judged)).toBe(1);
});

it('sees a plant grow that gets its water', () => {
  expect([isTaller('new', 'learning'), isTaller('at-risk', 'known'), isTaller('known', 'learning')]).toEqual([
    true,
    true,
    false,
  ]);
});
