import { describe, expect, it } from 'vitest';
import { arrange, wantedOf } from './arrange.ts';

const set = (
  title: string,
  more: { dueAt?: string; turnedInAt?: string; isOpen?: boolean; publishedAt?: string } = {},
) => ({
  title,
  dueAt: null,
  turnedInAt: null,
  isOpen: true,
  isOverdue: false,
  publishedAt: '2026-11-01T08:00:00Z',
  ...more,
});

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('the list of assignments', () => {
  it('begins with what is to be done, by when it is due; what can wait comes last', () => {
    const { toDo } = arrange([
      set('some day, set later', { publishedAt: '2026-11-02T08:00:00Z' }),
      set('some day'),
      set('tomorrow', { dueAt: '2026-11-23T08:00:00Z' }),
      set('yesterday', { dueAt: '2026-11-21T08:00:00Z' }),
    ]);
    expect(titles(toDo)).toEqual(['yesterday', 'tomorrow', 'some day', 'some day, set later']);
  });

  it('puts what was turned in and what was missed below, the latest first', () => {
    const { toDo, done, over } = arrange([
      set('done first', { turnedInAt: '2026-11-10T08:00:00Z' }),
      set('done last', { turnedInAt: '2026-11-20T08:00:00Z', isOpen: false }),
      set('missed', { isOpen: false, dueAt: '2026-11-05T08:00:00Z' }),
      set('missed later', { isOpen: false, dueAt: '2026-11-15T08:00:00Z' }),
    ]);
    expect(toDo).toEqual([]);
    expect(titles(done)).toEqual(['done last', 'done first']);
    expect(titles(over)).toEqual(['missed later', 'missed']);
  });
});

describe('what a to-do list shows of it', () => {
  const toDo = [
    { ...set('overdue', { dueAt: '2026-11-21T08:00:00Z' }), isOverdue: true },
    set('today', { dueAt: '2026-11-22T08:00:00Z' }),
    set('some day'),
  ];
  const isToday = (instant: string) => instant.startsWith('2026-11-22');

  it.each([
    ['all', ['overdue', 'today', 'some day']],
    ['today', ['today']],
    ['overdue', ['overdue']],
    ['none', []],
  ] as const)('is of %s: %j', (wanted, expected) => {
    expect(titles(wantedOf(toDo, wanted, isToday))).toEqual(expected);
  });
});
