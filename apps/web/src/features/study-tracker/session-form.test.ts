import { expect, it } from 'vitest';
import { isMinutes } from './session-form.tsx';

it.each([
  ['', 'required'],
  ['-5', 'whole-minutes'],
  ['1.5', 'whole-minutes'],
  ['0', 'whole-minutes'],
  ['1e2', 'whole-minutes'],
  ['1', null],
  [' 025 ', null],
  ['720', null],
  ['721', 'session-too-long'],
  ['9999999', 'session-too-long'],
])('says of %j minutes: %s', (typed, problem) => {
  expect(isMinutes(typed)).toBe(problem);
});
