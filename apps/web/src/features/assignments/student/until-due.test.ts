import { expect, it } from 'vitest';
import { untilDue } from './until-due.ts';

const now = Date.parse('2026-11-27T08:00:00.000Z');
const most = 300_000;

it.each([
  ['the first of several', ['2026-11-27T08:02:00.000Z', '2026-11-27T08:01:00.000Z', null], 61_000],
  ['none', [null], most],
  ['one that is far away', ['2027-11-27T08:00:00.000Z'], most],
  ['one that this device thinks is past', ['2026-11-27T07:00:00.000Z'], 60_000],
])('asks again after %s', (_, dues, wait) => {
  expect(untilDue(dues, most, now)).toBe(wait);
});
