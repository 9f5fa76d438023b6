import { describe, expect, it } from 'vitest';
import type { Assigned } from '#features/games/assigned.ts';
import { assignedOutcome } from './assigned-words.tsx';

const play = { id: 'play', points: 79.6, maxPoints: 100 };
const attempt = { ...play, finishedAt: '2026-11-22T10:00:00.000Z', ignored: null };

const set = (target: number | null, own: Partial<Assigned['own']> = {}): Pick<Assigned, 'task' | 'own'> => ({
  task: { type: 'quiz', mode: 'mixed', words: 10, items: 10, timer: 'none', target },
  own: { isOpen: true, percent: 80, turnedInAt: null, counts: 'best', attempts: [attempt], ...own },
});

describe('what a play means for its assignment', () => {
  it('is reached from the target on, in whole percent as the server counts', () => {
    const turnedInAt = attempt.finishedAt;
    const reached = { kind: 'reached', percent: 80, isIn: true, isInByItself: true };
    expect(assignedOutcome(set(80, { turnedInAt }), play, true)).toEqual(reached);
    expect(assignedOutcome(set(81), play, true)).toEqual({
      ...reached,
      kind: 'missed',
      isIn: false,
      isInByItself: false,
    });
  });

  it('is, of words to learn, how many are there once the server has counted', () => {
    const words = set(null, { attempts: [], learned: { there: 3, of: 4 } });
    expect(assignedOutcome(words, play, false)).toEqual({ kind: 'asking' });
    expect(assignedOutcome(words, play, true)).toEqual({ kind: 'learned', there: 3, of: 4, isIn: false });
  });

  it('knows what was turned in before, or isn’t yet without a target', () => {
    const before = { turnedInAt: '2026-11-21T10:00:00.000Z' };
    expect(assignedOutcome(set(50, before), play, true)).toMatchObject({ isIn: true, isInByItself: false });
    expect(assignedOutcome(set(null), play, true)).toMatchObject({ kind: 'reached', isIn: false });
  });

  it('says when another attempt counts, or this one doesn’t and why', () => {
    expect(assignedOutcome(set(75, { percent: 40 }), play, true)).toEqual({ kind: 'uncounted', counted: 40 });
    const again = { counts: 'first' as const, percent: 40, attempts: [{ ...attempt, id: 'first' }, attempt] };
    expect(assignedOutcome(set(90, again), play, true)).toEqual({ kind: 'uncounted', counted: 40 });
    expect(assignedOutcome(set(90, { counts: 'first' }), play, true)).toMatchObject({ kind: 'missed' });
    const attempts = [{ ...attempt, ignored: 'too-late' as const }];
    expect(assignedOutcome(set(75, { attempts }), play, true)).toEqual({ kind: 'ignored', why: 'too-late' });
  });

  it('waits for the server before it calls a play practice', () => {
    expect(assignedOutcome(set(75, { attempts: [] }), play, false)).toEqual({ kind: 'asking' });
    expect(assignedOutcome(set(75, { attempts: [] }), play, true)).toEqual({ kind: 'practice' });
  });
});
