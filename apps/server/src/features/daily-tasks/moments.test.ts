import { expect, it } from 'vitest';
import { dayBefore } from '#platform/local-day.ts';
import type { MomentsSeen } from './moments.ts';
import { nextMoment } from './moments.ts';

// A Friday.
const day = '2026-11-27';
const done = (ago: number) => ({ day: dayBefore(day, ago), timeZone: 'UTC', completed: 4, total: 5 });
const facts = {
  ...{ day, level: 1, knownWords: 0, days: [done(0)], streak: { current: 1 } },
  seen: {} as MomentsSeen,
};

it('is nothing on a day like others', () => {
  expect(nextMoment(facts)).toBeNull();
  expect(nextMoment({ ...facts, days: [done(1)], streak: { current: 9 } })).toBeNull();
});

it('is a new level, once, and none that was left again', () => {
  const level = { kind: 'level', value: '3', count: 3 };
  expect(nextMoment({ ...facts, level: 3 })).toEqual(level);
  expect(nextMoment({ ...facts, level: 3, seen: { level: '2' } })).toEqual(level);
  for (const seen of ['3', '4']) expect(nextMoment({ ...facts, level: 3, seen: { level: seen } })).toBeNull();
});

it('is the first word that is known, never again, and not for somebody who has known many', () => {
  expect(nextMoment({ ...facts, knownWords: 1 })).toMatchObject({ kind: 'first-word' });
  expect(nextMoment({ ...facts, knownWords: 1, seen: { 'first-word': '1' } })).toBeNull();
  expect(nextMoment({ ...facts, knownWords: 34 })).toBeNull();
});

it('is the fifth day of a week from Monday on, once', () => {
  const week = [0, 1, 2, 3, 4].map(done);
  expect(nextMoment({ ...facts, days: week })).toEqual({ kind: 'week', value: '2026-11-23', count: 5 });
  expect(nextMoment({ ...facts, days: week, seen: { week: '2026-11-23' } })).toBeNull();
  // Sunday belongs to the week before.
  expect(nextMoment({ ...facts, days: [0, 1, 2, 3, 5].map(done) })).toBeNull();
});

it('is a streak kept today, once a day', () => {
  const kept = { ...facts, streak: { current: 3 } };
  expect(nextMoment(kept)).toEqual({ kind: 'streak', value: day, count: 3 });
  expect(nextMoment({ ...kept, seen: { streak: day } })).toBeNull();
  expect(nextMoment({ ...kept, seen: { streak: dayBefore(day, 1) } })).toMatchObject({ kind: 'streak' });
});

it('is one after the other', () => {
  const all = { ...facts, level: 2, knownWords: 1, days: [0, 1, 2, 3, 4].map(done), streak: { current: 5 } };
  const shown: string[] = [];
  let seen: MomentsSeen = {};
  for (let moment = nextMoment(all); moment; moment = nextMoment({ ...all, seen })) {
    shown.push(moment.kind);
    seen = { ...seen, [moment.kind]: moment.value };
  }
  expect(shown).toEqual(['level', 'first-word', 'week', 'streak']);
});
