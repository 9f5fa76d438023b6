import { describe, expect, it } from 'vitest';
import { arrange, countWanted, recount, wantedOf } from './arrange.ts';

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
  const [due, missed] = ['2026-11-21T08:00:00Z', { isOpen: false, isOverdue: true }];
  const all = [
    { ...set('overdue', { dueAt: due }), isOverdue: true },
    set('today', { dueAt: '2026-11-22T08:00:00Z' }),
    set('some day'),
    set('turned in', { dueAt: due, turnedInAt: due }),
    { ...set('missed', { dueAt: due }), ...missed },
    set('closed early', { dueAt: '2026-11-22T08:00:00Z', isOpen: false }),
  ];
  const totals = { toDo: 3, turnedIn: 1, over: 2 };
  const isToday = (instant: string) => instant.startsWith('2026-11-22');

  it.each([
    ['open', ['overdue', 'today', 'some day']],
    ['today', ['today']],
    ['overdue', ['overdue']],
    ['done', ['turned in']],
    ['all', ['overdue', 'today', 'some day', 'turned in', 'closed early', 'missed']],
  ] as const)('is of %s: %j', (wanted, expected) => {
    const part = wantedOf(all, wanted, isToday);
    expect(titles([...part.toDo, ...part.done, ...part.over])).toEqual(expected);
    expect(countWanted(totals, wanted, part)).toBe(expected.length);
  });

  it('counts an assignment anew when it has changed', () => {
    const [open, over] = [
      { isOpen: true, turnedInAt: null, isOverdue: true },
      { ...missed, turnedInAt: null },
    ];
    const turnedIn = { isOpen: true, turnedInAt: due, isOverdue: false };
    expect(recount(totals, open, turnedIn)).toEqual({ toDo: 2, turnedIn: 2, over: 2 });
    expect(recount(totals, turnedIn, open)).toEqual({ toDo: 4, turnedIn: 0, over: 2 });
    expect(recount(totals, open, over)).toEqual({ toDo: 2, turnedIn: 1, over: 3 });
  });
});
