import type { Attempt, OwnAssignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { canImprove, canTurnIn, countedAttempt, moveOf } from './attempts.ts';

const attempt = (id: string, points: number, ignored: Attempt['ignored'] = null): Attempt => ({
  id,
  points,
  maxPoints: 100,
  finishedAt: '2026-11-20T10:00:00Z',
  ignored,
});

type Shown = Pick<OwnAssignment, 'percent' | 'isOpen' | 'openPlay' | 'attempts' | 'counts' | 'turnedInAt'>;

const shown = (more: Partial<Shown> = {}): Shown => ({
  percent: null,
  isOpen: true,
  openPlay: null,
  attempts: [],
  counts: 'best',
  turnedInAt: null,
  ...more,
});

describe('the way into a game', () => {
  it.each([
    ['start', {}],
    ['go-on', { openPlay: 'play', attempts: [attempt('one', 50)] }],
    ['try-again', { attempts: [attempt('one', 50)] }],
    ['practise', { isOpen: false, attempts: [attempt('one', 50)] }],
    ['practise', { counts: 'first', attempts: [attempt('one', 50)] }],
    ['try-again', { counts: 'first', attempts: [attempt('one', 50, 'too-fast')] }],
  ] as const)('offers to %s with %j', (move, more) => {
    expect(moveOf(shown({ ...more, attempts: [...('attempts' in more ? more.attempts : [])] }))).toBe(move);
  });
});

describe('the attempt that counts', () => {
  const attempts = [attempt('fast', 100, 'too-fast'), attempt('one', 60), attempt('two', 80), attempt('three', 80)];

  it.each([
    ['best', 'two'],
    ['first', 'one'],
    ['last', 'three'],
  ] as const)('is of %s the right one, and never one that is ignored', (counts, id) => {
    expect(countedAttempt({ attempts, counts })?.id).toBe(id);
    expect(countedAttempt({ attempts: attempts.slice(0, 1), counts })).toBeNull();
  });
});

describe('a better result', () => {
  it.each([
    [true, { counts: 'best', percent: 99 }],
    [false, { counts: 'best', percent: 100 }],
    [true, { counts: 'last', percent: 100 }],
    [true, { counts: 'first', percent: null }],
    [false, { counts: 'first', percent: 10 }],
    [false, { isOpen: false, counts: 'last', percent: 10 }],
  ] as const)('is possible (%s) with %j', (isPossible, more) => {
    expect(canImprove(shown(more))).toBe(isPossible);
  });
});

describe('turning in', () => {
  it('needs an attempt that counts, and an assignment that takes it', () => {
    const attempts = [attempt('one', 10)];
    expect(canTurnIn(shown())).toBe(false);
    expect(canTurnIn(shown({ attempts: [attempt('one', 10, 'too-fast')] }))).toBe(false);
    expect(canTurnIn(shown({ attempts }))).toBe(true);
    expect(canTurnIn(shown({ attempts, turnedInAt: '2026-11-20T10:00:00Z' }))).toBe(false);
    expect(canTurnIn(shown({ attempts, isOpen: false }))).toBe(false);
  });
});
