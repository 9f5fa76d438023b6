import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSteps, causeFor, isCountedBy, mayPay, stepOf, stepsOf } from './rules.ts';

it('counts what the template asks for, and only the game that it names', () => {
  expect(isCountedBy({ counts: 'games-played' }, { kind: 'games-played', game: 'quiz' })).toBe(true);
  expect(isCountedBy({ counts: 'games-played', game: 'quiz' }, { kind: 'games-played', game: 'quiz' })).toBe(true);
  expect(isCountedBy({ counts: 'games-played', game: 'quiz' }, { kind: 'games-played', game: 'anagram' })).toBe(false);
  expect(isCountedBy({ counts: 'words-saved' }, { kind: 'words-looked-up' })).toBe(false);
  expect(isCountedBy({}, { kind: 'games-played', game: 'quiz' })).toBe(false);
});

it('counts only the mode, the way of answering, the kind of studying and the place that are named', () => {
  const byEar = { counts: 'games-played', game: 'anagram', mode: 'listening' } as const;
  expect(isCountedBy(byEar, { kind: 'games-played', game: 'anagram', mode: 'listening' })).toBe(true);
  expect(isCountedBy(byEar, { kind: 'games-played', game: 'anagram', mode: 'gap' })).toBe(false);
  const typed = { counts: 'cards-reviewed', answer: 'typed' } as const;
  expect(isCountedBy(typed, { kind: 'cards-reviewed', answer: 'typed' })).toBe(true);
  expect(isCountedBy(typed, { kind: 'cards-reviewed', answer: 'turned' })).toBe(false);
  const reading = { counts: 'minutes-studied', studying: 'reading' } as const;
  expect(isCountedBy(reading, { kind: 'minutes-studied', studying: 'reading' })).toBe(true);
  expect(isCountedBy(reading, { kind: 'minutes-studied', studying: 'grammar' })).toBe(false);
  const inText = { counts: 'words-looked-up', met: 'text' } as const;
  expect(isCountedBy(inText, { kind: 'words-looked-up', met: 'text' })).toBe(true);
  expect(isCountedBy(inText, { kind: 'words-looked-up' })).toBe(false);
  expect(isCountedBy({ counts: 'words-looked-up' }, { kind: 'words-looked-up', met: 'text' })).toBe(true);
});

it('counts a game once where different ones are asked for', () => {
  const play = { kind: 'games-played', amount: 1, cause: 'play:1', game: 'quiz' } as const;
  expect(causeFor({ distinct: true }, play)).toBe(causeFor({ distinct: true }, { ...play, cause: 'play:2' }));
  expect(causeFor({ distinct: true }, { ...play, game: 'anagram' })).not.toBe(causeFor({ distinct: true }, play));
  expect(causeFor({}, play)).toBe('play:1');
});

it('moves in whole steps, never back and never past the target', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.double({ min: -10, max: 1e6, noNaN: true }), (progress, more, amount) => {
      const target = progress + more;
      const after = progress + stepOf({ progress, target }, amount);
      expect(Number.isInteger(after)).toBe(true);
      expect(after).toBeGreaterThanOrEqual(progress);
      expect(after).toBeLessThanOrEqual(target);
    }),
  );
});

describe('several causes', () => {
  const task = { id: 't', day: '2026-03-10', templateId: 'x', target: 4, progress: 1, byActivity: 1, xp: 30 };
  const stepsBy = (causes: string[], more: object = {}) => stepsOf(task, { causes, movedBy: [], amount: 1, ...more });

  it('move a task one after the other, each once and none of those that have moved it', () => {
    const steps = stepsBy(['page:1', 'page:2', 'page:2', 'page:3'], { movedBy: ['page:1'] });
    expect(steps.map(({ cause, amount }) => `${cause} ${amount}`)).toEqual(['page:2 1', 'page:3 1']);
    expect(afterSteps(task, steps)).toEqual({ progress: 3, byActivity: 3, isFinished: false });
    expect(afterSteps(task, stepsBy(['page:1'], { source: 'self' }))).toMatchObject({ progress: 2, byActivity: 1 });
  });

  it('move it no further than its target, and leave it alone then', () => {
    const steps = stepsBy(['page:1', 'page:2', 'page:3'], { amount: 2 });
    expect(steps.map(({ amount }) => amount)).toEqual([2, 1]);
    expect(afterSteps(task, steps)).toMatchObject({ progress: 4, isFinished: true });
  });

  it('finish a task that is at its target', () => {
    const steps = stepsOf({ progress: 4, target: 4 }, { causes: ['page:1'], movedBy: [], amount: 1 });
    expect(steps).toEqual([{ cause: 'page:1', source: 'activity', amount: 0 }]);
  });
});

it('pays for six tasks of a day, and for twelve in 24 hours', () => {
  expect(mayPay({ ofDay: 0, lately: 0 })).toBe(6);
  expect(mayPay({ ofDay: 5, lately: 6 })).toBe(1);
  expect(mayPay({ ofDay: 1, lately: 10 })).toBe(2);
  expect(mayPay({ ofDay: 7, lately: 13 })).toBe(0);
});
