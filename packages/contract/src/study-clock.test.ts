import { describe, expect, it } from 'vitest';
import type { StudyDay } from './study-clock.ts';
import { readClock, readStudyDay, writeStudyDay } from './study-clock.ts';

const start = Date.parse('2026-05-01T08:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const clock = { isPomodoro: false, startedAt: at(0), pausedAt: null, pausedSeconds: 0 };

describe('a plain clock', () => {
  it('shows what was studied without the pauses', () => {
    expect(readClock(clock, at(10))).toMatchObject({ state: 'running', studied: 600, phaseLeft: null });
    expect(readClock({ ...clock, pausedSeconds: 120 }, at(10)).studied).toBe(480);
    expect(readClock({ ...clock, pausedAt: at(5) }, at(10))).toMatchObject({
      state: 'paused',
      studied: 300,
      end: at(5),
    });
  });

  it('shows zero before the start, as on a device whose clock is behind', () => {
    expect(readClock(clock, at(-3))).toMatchObject({ state: 'running', studied: 0 });
  });

  it('ends after twelve hours, forgotten or paused', () => {
    expect(readClock(clock, at(719)).state).toBe('running');
    expect(readClock(clock, at(1200))).toMatchObject({
      state: 'over',
      isForgotten: true,
      studied: 43_200,
      end: at(720),
    });
    expect(readClock({ ...clock, pausedAt: at(30) }, at(1200))).toMatchObject({
      state: 'over',
      isForgotten: false,
      studied: 1800,
    });
  });
});

describe('a 25/5 clock', () => {
  const pomodoro = { ...clock, isPomodoro: true };

  it.each([
    [0, 'work', 1500, 0],
    [24, 'work', 60, 1440],
    [25, 'rest', 300, 1500],
    [29, 'rest', 60, 1500],
    [30, 'work', 1500, 1500],
    [58, 'rest', 120, 3000],
  ])('after %i minutes: %s for %i seconds more, %i studied', (minutes, phase, phaseLeft, studied) => {
    expect(readClock(pomodoro, at(minutes))).toMatchObject({ phase, phaseLeft, studied });
  });
});

it('writes a day as one line and reads it back, its longest kind first', () => {
  const day: StudyDay = { day: '2026-03-01', seconds: 5400, kinds: ['writing', 'reading'] };
  expect(writeStudyDay(day)).toBe('2026-03-01 5400 writing reading');
  expect(readStudyDay(writeStudyDay(day))).toEqual(day);
  expect(readStudyDay('2026-03-01 60 juggling other')).toEqual({ day: '2026-03-01', seconds: 60, kinds: ['other'] });
});
