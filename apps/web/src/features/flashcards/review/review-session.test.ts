import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { describe, expect, it } from 'vitest';
import { afterGrade, afterUndo, emptySession, withCards } from './review-session.ts';

const card = (word: string): ReviewCard => ({
  id: `card-${word}`,
  deckId: 'deck',
  deckName: 'Mine',
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

describe('a session of review', () => {
  const started = withCards(emptySession, [card('ask'), card('bake')]);

  it('asks the next card at once, with its back hidden', () => {
    const after = afterGrade({ ...started, isShown: true }, 'event', 3);
    expect(words(after.cards)).toEqual(['bake']);
    expect(after.isShown).toBe(false);
    expect(after.turns.map(({ id, grade }) => [id, grade])).toEqual([['event', 3]]);
  });

  it('brings the last card back with its answer, and only once', () => {
    const graded = afterGrade(started, 'event', 1);
    const cameAgain = withCards(graded, [card('bake'), card('ask')]);
    const undone = afterUndo(cameAgain);
    expect(words(undone.cards)).toEqual(['ask', 'bake']);
    expect(undone).toMatchObject({ turns: [], isShown: true });
  });

  it('stays as it is when there is nothing to take back or to answer', () => {
    expect(afterUndo(started)).toBe(started);
    expect(afterGrade(emptySession, 'event', 4)).toBe(emptySession);
  });
});
