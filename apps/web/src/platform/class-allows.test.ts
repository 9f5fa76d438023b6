import { expect, it, vi } from 'vitest';
import { allowedBy } from './class-allows.ts';

vi.mock('./api.ts', () => ({ orpc: {} }));

const all = { sound: true, celebrations: true, forest: true, playInLessons: true };
const none = { sound: false, celebrations: false, forest: false, playInLessons: false };
// A Wednesday and a Saturday, by the student's clock.
const [lesson, afternoon, saturday] = [
  new Date(2026, 10, 25, 9, 30),
  new Date(2026, 10, 25, 15, 0),
  new Date(2026, 10, 28, 9, 30),
];

it('is the strictest of the classes that a student is in', () => {
  const on = { sound: true, celebrations: true, forest: true, playNow: true };
  expect(allowedBy([], lesson)).toEqual(on);
  const quiet = { status: 'active' as const, allows: { ...all, sound: false } };
  expect(allowedBy([{ status: 'active', allows: all }, quiet], lesson)).toEqual({ ...on, sound: false });
});

it('asks no class that hasn’t let the student in', () => {
  const others = (['pending', 'declined', 'removed'] as const).map((status) => ({ status, allows: none }));
  expect(Object.values(allowedBy(others, lesson))).toEqual([true, true, true, true]);
});

it('withholds Play now during lessons alone', () => {
  const strict = [{ status: 'active' as const, allows: { ...all, playInLessons: false } }];
  expect([lesson, afternoon, saturday].map((now) => allowedBy(strict, now).playNow)).toEqual([false, true, true]);
});
