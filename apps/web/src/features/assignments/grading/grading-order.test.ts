import type { StudentWork } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { isGraded, keptOrder, nextWaiting, orderToGrade, showsAnswersEarly, withComment } from './grading-order.ts';

const work = (name: string, state: StudentWork['state'], turnedInAt: string | null = null): StudentWork => ({
  ...{ studentId: name, name, className: '5A', extendedTo: null, state, dueAt: null, turnedInAt, percent: null },
  ...{ attempts: [], pages: null, handIn: null, learned: null },
  grade: { points: null, comment: '', returnedAt: null, draft: null, version: 0 },
});

const students = [
  work('Ada', 'assigned'),
  work('Bea', 'late', '2026-11-22T10:00:00.000Z'),
  work('Cem', 'returned', '2026-11-20T10:00:00.000Z'),
  work('Ece', 'turned-in', '2026-11-21T10:00:00.000Z'),
];
const names = (works: readonly StudentWork[]) => works.map(({ name }) => name);

const idOf = ({ studentId }: StudentWork) => studentId;

describe('the order of grading', () => {
  it('begins with work that waits, longest first, and ends with what was returned', () => {
    expect(orderToGrade(students, 'en')).toEqual(['Ece', 'Bea', 'Ada', 'Cem']);
  });

  it('puts what was left unfinished before what was never begun', () => {
    const left = (name: string, hasText: boolean) => ({ ...work(name, 'missing'), handIn: { hasText, files: 0 } });
    expect(orderToGrade([...students, left('Ali', false), left('Zoe', true)], 'en')).toEqual([
      ...['Ece', 'Bea', 'Zoe', 'Ada', 'Ali', 'Cem'],
    ]);
  });

  it('stays while work is returned, students leave and others join', () => {
    const now = [work('Ada', 'assigned'), work('Ece', 'returned'), work('Zoe', 'assigned')];
    expect(names(keptOrder(['Ece', 'Bea', 'Ada'], now, idOf))).toEqual(['Ece', 'Ada', 'Zoe']);
  });
});

describe('returning a test', () => {
  const dueAt = '2026-11-24T10:00:00.000Z';
  const practice = {
    kind: 'game',
    type: 'quiz',
    mode: 'definition',
    items: 2,
    timer: 'none',
    target: null,
    test: null,
    material: { kind: 'level', level: 'A1' },
  } as const;
  const test = { task: { ...practice, test: { minutes: 20 } }, closedAt: null, dueAt };

  it('shows answers early while a classmate can still start it', () => {
    expect(showsAnswersEarly(test, students)).toBe(true);
    expect(showsAnswersEarly(test, [work('Ada', 'missing'), ...students.slice(1)])).toBe(false);
    expect(showsAnswersEarly(test, [work('Ada', 'assigned')])).toBe(false);
  });

  it('shows nothing early that is shown anyway, or is held while the test is closed', () => {
    expect(showsAnswersEarly({ ...test, dueAt: null }, students)).toBe(false);
    expect(showsAnswersEarly({ ...test, closedAt: dueAt }, students)).toBe(false);
    expect(showsAnswersEarly({ ...test, task: practice }, students)).toBe(false);
  });
});

it('the next that waits comes after this one, or from the beginning', () => {
  const ordered = keptOrder(orderToGrade(students, 'en'), students, idOf);
  expect(nextWaiting(ordered, 'Ece')?.name).toBe('Bea');
  expect(nextWaiting(ordered, 'Bea')?.name).toBe('Ece');
  expect(nextWaiting([work('Ece', 'turned-in')], 'Ece')).toBeNull();
});

it.each([
  [null, 10, false],
  [{ points: 0, comment: '' }, 10, true],
  [{ points: null, comment: 'Fine' }, 10, false],
  [{ points: null, comment: 'Fine' }, null, true],
  [{ points: null, comment: '' }, null, false],
])('a draft %j of %s points is a grade: %s', (draft, points, expected) => {
  const { grade } = work('Ada', 'turned-in');
  expect(isGraded({ grade: { ...grade, draft: draft && { ...draft, turnedInAt: null } } }, points)).toBe(expected);
});

it('a frequent comment begins a new line', () => {
  expect(withComment('', 'Well done')).toBe('Well done');
  expect(withComment('Nice. \n', 'Well done')).toBe('Nice.\nWell done');
});
