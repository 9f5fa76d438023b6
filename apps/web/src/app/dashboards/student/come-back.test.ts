import { describe, expect, it } from 'vitest';
import { comeBackOf } from './come-back.ts';

// In Berlin the day ends at 23:00 UTC.
const zone = 'Europe/Berlin';
const day = '2026-11-22';
const tasks = { day, tasks: [], completed: 0, total: 0, weeklyPercent: 0, paidLeft: 6, days: [], tips: [] };
const streak = { week: 0, current: 0, longest: 0 };
const xp = { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 };

function comeBack(nextWord: string | null, { due = 0, fresh = 0, gameWords = 0, remaining = 50 } = {}) {
  const today = { day, limit: 50, done: 50 - remaining, remaining };
  const cards = { today, due, fresh, gameWords, nextDue: null, nextWord };
  return comeBackOf({ cards, tasks: { ...tasks, streak, xp } }, zone);
}

describe('when there is something to come back for', () => {
  it.each([
    ['2026-11-22T22:59:00Z', { when: 'later', at: '2026-11-22T22:59:00Z' }],
    ['2026-11-22T23:00:00Z', { when: 'tomorrow' }],
    ['2026-11-23T22:59:00Z', { when: 'tomorrow' }],
    ['2026-11-23T23:00:00Z', { when: 'days', days: 2 }],
    ['2026-11-30T08:00:00Z', { when: 'days', days: 8 }],
    [null, { when: 'new-tasks' }],
  ])('a word that is due at %s: %o', (nextWord, expected) => {
    expect(comeBack(nextWord)).toEqual(expected);
  });

  it('is tomorrow after the day’s limit, for what it left over', () => {
    const later = '2026-11-30T08:00:00Z';
    for (const left of [{ due: 3 }, { fresh: 1 }, { gameWords: 2 }]) {
      expect(comeBack(later, { ...left, remaining: 0 })).toEqual({ when: 'tomorrow' });
    }
    expect(comeBack(later, { remaining: 0 })).toEqual({ when: 'days', days: 8 });
    expect(comeBack('2026-11-22T20:00:00Z', { remaining: 0 })).toEqual({ when: 'tomorrow' });
  });
});
