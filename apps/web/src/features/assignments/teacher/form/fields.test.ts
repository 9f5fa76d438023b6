import type { Assignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { usualGame } from '#features/assignments/kinds/game/game-form.ts';
import { changesOf, emptyFields, fieldsOf, mergeFields, wantedOf } from './fields.ts';
import { problemsOf } from './form-problems.ts';

const id = '0198a2b3-0000-7000-8000-000000000001';
const around = { timeZone: 'Europe/Istanbul', learners: ['ada', 'bea'] };
const typed = { learners: ['ada', 'bea'], halfTyped: [] };
const fields = { ...emptyFields(['class']), title: 'Fruit' };

const saved: Assignment = {
  id,
  title: 'Fruit',
  instructions: 'Twice, please.',
  dueAt: '2026-11-27T15:00:00.000Z',
  timeZone: 'Europe/Istanbul',
  isLateAllowed: false,
  points: 10,
  counts: 'last',
  closedAt: null,
  task: {
    kind: 'game',
    type: 'anagram',
    mode: 'gap',
    items: 6,
    timer: 'down',
    target: 80,
    test: null,
    material: {
      kind: 'words',
      words: [
        { text: 'pear', word: 'pear:noun' },
        { text: 'zzyx', word: null },
      ],
    },
  },
  classes: [{ id: 'class', name: '5A' }],
  studentIds: ['ada'],
  ...{ publishedAt: null, appearsAt: null, trouble: null },
  takenUntil: null,
  setBy: null,
  canChange: true,
  removedAt: null,
  progress: { students: 1, started: 0, turnedIn: 0, graded: 0 },
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('the form', () => {
  it('can be sent as soon as it has a title', () => {
    expect(problemsOf(fields, typed)).toEqual({});
    expect(problemsOf({ ...fields, title: ' ' }, typed)).toEqual({ title: 'required' });
  });

  it('asks to keep what an assignment has been all along', () => {
    const { classes: _, version: __, ...same } = saved;
    const meant = [{ text: 'pear', word: 'pear:noun' }];
    expect(wantedOf(id, fieldsOf(saved), around)).toEqual({
      ...{ id, title: same.title, instructions: same.instructions, counts: 'last', isLateAllowed: false },
      classIds: ['class'],
      studentIds: ['ada'],
      due: { at: '2026-11-27T18:00', timeZone: 'Europe/Istanbul' },
      publishAt: null,
      points: 10,
      task: { ...same.task, material: { kind: 'words', words: ['pear', 'zzyx'], meant } },
    });
  });

  it('reads the time it appears at on the clock of the class, without a due time too', () => {
    const scheduled: Assignment = { ...saved, dueAt: null, appearsAt: '2026-11-25T05:00:00.000Z' };
    const { publishAt, timeZone } = fieldsOf(scheduled);
    expect([publishAt, timeZone]).toEqual(['2026-11-25T08:00', 'Europe/Istanbul']);
    expect(wantedOf(id, fieldsOf(scheduled), around)).toMatchObject({
      due: null,
      publishAt: { at: '2026-11-25T08:00', timeZone: 'Europe/Istanbul' },
    });
  });

  it('has no due time, points or target when nothing is typed there', () => {
    const wanted = wantedOf(id, fields, around);
    expect(wanted).toMatchObject({ due: null, points: null, studentIds: null, task: { target: null } });
  });

  it('names students of the chosen classes alone', () => {
    const some = { ...fields, isForSome: true, studentIds: ['ada', 'gone'] };
    expect(wantedOf(id, some, around).studentIds).toEqual(['ada']);
    expect(problemsOf({ ...some, studentIds: ['gone'] }, typed)).toEqual({ studentIds: 'no-student' });
  });

  it('asks for a text to be read from one page to another, or to its end', () => {
    const reading = { ...fields, kind: 'reading', pdfId: 'text', from: '2' } as const;
    expect(wantedOf(id, reading, around).task).toEqual({ kind: 'reading', pdfId: 'text', from: 2, to: null });
    expect(wantedOf(id, { ...reading, to: '5' }, around).task).toMatchObject({ from: 2, to: 5 });
  });

  it('finds what is wrong with the kind that is chosen alone', () => {
    const reading = { ...fields, kind: 'reading', target: '101' } as const;
    expect(problemsOf(reading, typed)).toEqual({ pdfId: 'no-text' });
    const pages = { ...reading, pdfId: 'text', from: '3', to: '2' };
    expect(problemsOf(pages, typed)).toEqual({ to: 'ends-early' });
    expect(problemsOf({ ...pages, from: '0', to: '1.5' }, typed)).toEqual({
      from: 'no-whole-number',
      to: 'no-whole-number',
    });
    expect(problemsOf({ ...pages, kind: 'game' }, typed)).toEqual({ target: 'no-whole-number' });
  });

  it('finds numbers that are none, half a time, and lists without words', () => {
    const wrong = { ...fields, classIds: [], points: '2.5', target: '101', asks: 'words' as const };
    expect(problemsOf(wrong, { ...typed, halfTyped: ['due', 'publishAt'] })).toEqual({
      classIds: 'no-class',
      points: 'points-range',
      target: 'no-whole-number',
      due: 'half-a-time',
      publishAt: 'half-a-time',
      words: { kind: 'none' },
    });
  });
});

const quiz = {
  ...{ kind: 'game', type: 'quiz', mode: 'mixed', items: 10, timer: 'none', target: null, test: null },
  material: { kind: 'level', level: 'A1' },
} as const satisfies Assignment['task'];

const opened: Assignment = {
  id: '0198a2b3-0000-7000-8000-000000000001',
  title: 'Fruit',
  instructions: '',
  dueAt: null,
  timeZone: 'UTC',
  isLateAllowed: true,
  points: null,
  counts: 'best',
  closedAt: null,
  task: quiz,
  classes: [{ id: 'class', name: '5A' }],
  studentIds: null,
  ...{ publishedAt: null, appearsAt: null, trouble: null },
  takenUntil: null,
  setBy: null,
  canChange: true,
  removedAt: null,
  progress: { students: 20, started: 0, turnedIn: 0, graded: 0 },
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('what another screen changed', () => {
  it('is nothing while only students have worked', () => {
    const worked = { ...opened, version: 2, progress: { students: 20, started: 3, turnedIn: 1, graded: 0 } };
    expect(changesOf(opened, worked)).toEqual([]);
  });

  it('is named part by part', () => {
    const changed: Assignment = {
      ...opened,
      title: 'Vegetables',
      dueAt: '2026-11-27T15:00:00.000Z',
      points: 10,
      task: { ...quiz, items: 5, material: { kind: 'topic', topic: 'home', level: null } },
      studentIds: ['ada'],
      publishedAt: '2026-11-21T08:00:00.000Z',
    };
    expect(changesOf(opened, { ...opened, appearsAt: '2026-11-21T08:00:00.000Z' })).toEqual(['appears']);
    expect(changesOf(opened, changed)).toEqual(['title', 'audience', 'due', 'terms', 'game', 'material', 'published']);
  });

  it('of another kind is named as that alone', () => {
    const text = { title: 'The old lighthouse', pages: 3 };
    const task = { kind: 'reading', pdfId: 'text', from: 1, to: 2, text } as const;
    const reading: Assignment = { ...opened, task };
    expect(changesOf(opened, reading)).toEqual(['kind']);
    expect(changesOf(reading, { ...reading, task: { ...task, from: 2 } })).toEqual(['pages']);
  });

  it('leaves the text and the pages that were chosen here', () => {
    const reading = { ...fields, kind: 'reading', pdfId: 'one', from: '1' } as const;
    const elsewhere = { ...reading, pdfId: 'two', from: '4', to: '6', points: '5' };
    expect(mergeFields({ ...reading, to: '2' }, reading, elsewhere)).toEqual({ ...reading, to: '2', points: '5' });
  });

  it('comes into every field that nobody touched, and fields that belong together stay together', () => {
    const base = { ...fields, ...usualGame('quiz'), level: 'A1', words: '' } as const;
    const typed = { ...base, title: 'Vegetables', asks: 'words', words: 'leek' } as const;
    const other = { ...base, title: 'Elsewhere', points: '5', ...usualGame('anagram'), level: 'B1' } as const;
    expect(mergeFields(typed, base, other)).toEqual({
      ...typed,
      points: '5',
      ...usualGame('anagram'),
    });
  });
});
