import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { canTakeBack, standingOf } from './standing.ts';

type Shown = Pick<OwnAssignment, 'state' | 'isOpen' | 'isOverdue' | 'turnedInAt' | 'closedAt' | 'dueAt'>;

const shown = (more: Partial<Shown> = {}): Shown => ({
  state: 'assigned',
  isOpen: true,
  isOverdue: false,
  turnedInAt: null,
  closedAt: null,
  dueAt: '2026-11-22T18:00:00Z',
  ...more,
});

const turnedInAt = '2026-11-20T10:00:00Z';

describe('how an assignment stands', () => {
  it.each([
    ['to-do', {}],
    ['started', { state: 'started' }],
    ['overdue', { isOverdue: true }],
    ['overdue', { isOverdue: true, state: 'started' }],
    ['over', { isOverdue: true, isOpen: false }],
    ['over', { isOpen: false }],
    ['turned-in', { state: 'turned-in', turnedInAt }],
    ['turned-in', { state: 'turned-in', turnedInAt, isOpen: false }],
    ['late', { state: 'late', turnedInAt }],
    ['returned', { state: 'returned', turnedInAt, isOpen: false }],
    ['returned', { state: 'returned', isOpen: false }],
  ] as const)('is %s with %j', (standing, more) => {
    expect(standingOf(shown(more))).toBe(standing);
  });
});

describe('turning in', () => {
  it('can be taken back until it is due or closed', () => {
    const now = new Date('2026-11-22T18:00:00Z');
    expect(canTakeBack(shown({ turnedInAt }), now)).toBe(true);
    expect(canTakeBack(shown({ turnedInAt }), new Date(now.getTime() + 1))).toBe(false);
    expect(canTakeBack(shown({ turnedInAt, dueAt: null }), now)).toBe(true);
    expect(canTakeBack(shown({ turnedInAt, closedAt: '2026-11-21T00:00:00Z' }), now)).toBe(false);
    expect(canTakeBack(shown({ turnedInAt, state: 'returned' }), now)).toBe(false);
    expect(canTakeBack(shown(), now)).toBe(false);
  });
});
