import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { describe, expect, it } from 'vitest';
import {
  afterDay,
  afterGrade,
  afterReading,
  afterTyped,
  afterUndo,
  emptySession,
  lastAnswer,
  withCards,
} from './review-session.ts';

const card = (word: string): ReviewCard => ({
  id: `card-${word}`,
  deckId: 'deck',
  deckName: 'Mine',
  picture: null,
  front: word,
  back: word,
  word,
  language: null,
  note: '',
  met: { source: 'hand' },
  createdBy: 'me',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  state: 'new',
  due: null,
  lapses: 0,
  isLeech: false,
  isSuspended: false,
  intervals: { again: 60, hard: 360, good: 600, easy: 86_400 },
});

const words = (cards: readonly ReviewCard[]) => cards.map(({ word }) => word);

const given = (id: string, grade: 1 | 3 | 4) => ({ id, grade, ms: 4000 });

describe('a session of review', () => {
  const started = withCards(emptySession, [card('ask'), card('bake')]);

  it('asks the next card at once, with its back hidden', () => {
    const after = afterGrade({ ...started, isShown: true }, given('event', 3));
    expect(words(after.cards)).toEqual(['bake']);
    expect(after.isShown).toBe(false);
    expect(after.turns.map(({ id, grade }) => [id, grade])).toEqual([['event', 3]]);
  });

  it('brings the last card back with its answer, and only once', () => {
    const graded = afterGrade(started, given('event', 1));
    const cameAgain = withCards(graded, [card('bake'), card('ask')]);
    const undone = afterUndo(cameAgain, false);
    expect(words(undone.cards)).toEqual(['ask', 'bake']);
    expect(undone).toMatchObject({ turns: [], isShown: true });
  });

  it('stays as it is when there is nothing to take back or to answer', () => {
    expect(afterUndo(started, false)).toBe(started);
    expect(afterGrade(emptySession, given('event', 4))).toBe(emptySession);
  });

  it('keeps a typed answer on the screen until it has been read, and counts what was judged', () => {
    const typed = { id: 'event', ms: 4000, given: 'akes', verdict: 'wrong', expected: 'ask' } as const;
    const judged = afterTyped(started, typed);
    expect(judged).toMatchObject({ isShown: true, typed });
    expect(words(judged.cards)).toEqual(['ask', 'bake']);
    const read = afterReading(judged);
    expect(read).toMatchObject({ isShown: false, typed: null, turns: [{ id: 'event', grade: 1 }] });
    expect(words(read.cards)).toEqual(['bake']);
    expect(afterReading(read)).toBe(read);
    const nearly = afterReading(afterTyped(started, { ...typed, verdict: 'right-with-typo' }));
    expect(nearly.turns.map(({ grade }) => grade)).toEqual([3]);
  });

  it('asks nothing more when the day is done, but lets an answer be read', () => {
    const done = afterDay({ ...afterGrade(started, given('event', 3)), isShown: true });
    expect(done).toMatchObject({ cards: [], isShown: false, turns: [{ id: 'event' }] });
    expect(afterDay(done)).toBe(done);
    const typed = { id: 'event', ms: 4000, given: 'ask', verdict: 'right', expected: 'ask' } as const;
    const reading = afterDay(afterTyped(started, typed));
    expect(reading).toMatchObject({ isShown: true, typed });
    expect(words(reading.cards)).toEqual(['ask']);
    expect(afterReading(reading).cards).toEqual([]);
  });

  it('takes back the typed answer first that is still read, and asks without the back', () => {
    const typed = { id: 'second', ms: 4000, given: 'bake', verdict: 'right', expected: 'bake' } as const;
    const judged = afterTyped(afterGrade(started, given('first', 3)), typed);
    expect(lastAnswer(judged)).toBe('second');
    const undone = afterUndo(judged, true);
    expect(undone).toMatchObject({ isShown: false, typed: null });
    expect(lastAnswer(undone)).toBe('first');
    expect(words(undone.cards)).toEqual(['bake']);
    expect(afterUndo(undone, true)).toMatchObject({ isShown: false, turns: [] });
    expect(lastAnswer(emptySession)).toBeNull();
  });
});
