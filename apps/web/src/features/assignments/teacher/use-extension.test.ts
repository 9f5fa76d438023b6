import { expect, it } from 'vitest';
import { extensionProblem } from './use-extension.ts';

const due = { dueAt: '2026-12-01T17:00:00.000Z', timeZone: 'Europe/Berlin' };
const before = new Date('2026-11-30T12:00:00Z');
const after = new Date('2026-12-02T12:00:00Z');

it.each([
  ['a time that is half typed', '2026-12-02', before, 'needed'],
  ['the time that everybody has', '2026-12-01T18:00', before, 'too-early'],
  ['a minute later', '2026-12-01T18:01', before, null],
  ['a time that has passed', '2026-12-02T13:00', after, 'in-past'],
  ['a minute from now', '2026-12-02T13:01', after, null],
] as const)('%s, as more time for one student', (_, at, now, problem) => {
  expect(extensionProblem(at, due, now)).toBe(problem);
});
