import { expect, it } from 'vitest';
import { firstStepOf } from './first-step-of.ts';

const schoolClass = (change: object = {}) => ({
  ...{ id: '1', name: '7B', timeZone: 'UTC', archivedAt: null, isOwner: true, offeredTo: null, version: 1 },
  allows: { sound: true, celebrations: true, forest: true, playInLessons: true },
  ...{ createdAt: '2026-09-01T08:00:00.000Z', activeStudents: 0, pendingStudents: 0, ...change },
});
const archived = schoolClass({ archivedAt: '2026-09-02T08:00:00.000Z', activeStudents: 20 });

it.each([
  ['a class, when there is none', [], false, 'open'],
  ['a class, when all are archived', [archived], true, 'open'],
  ['students, when nobody has come', [schoolClass(), archived], true, 'invite'],
  ['students, while the first wait to be let in', [schoolClass({ pendingStudents: 1 })], false, 'invite'],
  ['homework, when there are students', [schoolClass({ activeStudents: 1 })], false, 'homework'],
  ['nothing, when all has begun', [schoolClass({ activeStudents: 1 })], true, null],
] as const)('the next step is %s', (_, classes, hasHomework, expected) => {
  expect(firstStepOf({ classes: [...classes], hasHomework })).toBe(expected);
});
