import type { Gradebook } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import type { GradebookView } from './arrange-gradebook.ts';
import { arrangeGradebook, seenOf } from './arrange-gradebook.ts';

const column = (id: string, kind: string, points: number | null) => ({
  ...{ id, title: id, kind, dueAt: null, publishedAt: '2026-11-20T08:00:00.000Z', points },
});
const book: Gradebook = {
  ...{ className: '7B', timeZone: 'UTC', isArchived: false, hasOlder: false },
  assignments: [column('quiz', 'game', 10), column('text', 'reading', 20)],
  students: [
    { studentId: 'zoe', name: 'Zoe', states: ['returned', 'returned'], points: [5, 20] },
    { studentId: 'ada', name: 'Ada', states: ['missing', 'returned'], points: [null, 10] },
    { studentId: 'bea', name: 'Bea', states: ['turned-in', null], points: [null, null] },
  ],
};
const names = (view: Partial<GradebookView>) =>
  arrangeGradebook(book, { sort: 'name', kind: null, state: null, ...view }, 'en').rows.map(({ name }) => name);

describe('the gradebook', () => {
  it('is sorted by name, by average or by one assignment, the lowest first and those without any last', () => {
    expect(names({})).toEqual(['Ada', 'Bea', 'Zoe']);
    expect(names({ sort: 'average' })).toEqual(['Ada', 'Zoe', 'Bea']);
    expect(names({ sort: 'quiz' })).toEqual(['Zoe', 'Ada', 'Bea']);
  });

  it('is narrowed to students with work in a state, and to a kind, whose average it then is', () => {
    expect(names({ state: 'missing' })).toEqual(['Ada']);
    const { columns, rows } = arrangeGradebook(book, { sort: 'name', kind: 'game', state: null }, 'en');
    expect(columns.map(({ id }) => id)).toEqual(['quiz']);
    expect(rows.at(-1)?.average).toMatchObject({ percent: 50, counted: 1, of: 1 });
  });
});

it.each([
  [1000, 50, 0, 500, { first: 0, end: 14 }],
  [1000, 50, 25_000, 500, { first: 497, end: 514 }],
  [10, 50, 5000, 500, { first: 9, end: 10 }],
  [0, 50, 0, 500, { first: 0, end: 0 }],
])('of %s rows of %s pixels at %s it draws those in %s', (count, size, from, room, expected) => {
  expect(seenOf(count, size, from, room, 3)).toEqual(expected);
});
