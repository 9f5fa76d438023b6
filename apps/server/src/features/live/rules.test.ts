import { describe, expect, it } from 'vitest';
import type { Cursor } from './rules.ts';
import { formatCursor, hasEnded, isAhead, parseCursor, resumableMs, resumes } from './rules.ts';

const now: Cursor = { era: 'c0ffee00', at: 1_800_000_000_000, snapshot: '95:120:95,101,119' };

describe('a cursor', () => {
  it('comes back from its text as it was', () => {
    expect(parseCursor(formatCursor(now))).toEqual(now);
    const idle = { ...now, snapshot: '120:120:' };
    expect(parseCursor(formatCursor(idle))).toEqual(idle);
  });

  it.each([
    '',
    'nonsense',
    'c0ffee00.kf12oi.',
    'c0ffee00.kf12oi.95:120',
    'c0ffee00.kf12oi.0:120:',
    'c0ffee00.kf12oi.121:120:',
    'c0ffee00.kf12oi.95:120:94',
    'c0ffee00.kf12oi.95:120:120',
    'c0ffee00.kf12oi.95:120:101,100',
    "c0ffee00.kf12oi.95:120:'; DROP TABLE live_events; --",
    'c0ffee00.kf12oi.95:99999999999999999999:',
    `c0ffee00.kf12oi.1:99999:${Array.from({ length: 900 }, (_, i) => i + 1000).join()}`,
  ])('is refused as %j, which the database would refuse with everybody else’s', (text) => {
    expect(parseCursor(text)).toBeNull();
  });

  it('resumes at any later moment of the same database, until it is too old', () => {
    expect(resumes({ ...now, at: now.at - resumableMs }, now)).toBe(true);
    expect(resumes({ ...now, at: now.at - resumableMs - 1 }, now)).toBe(false);
    expect(resumes({ ...now, era: 'decaf000' }, now)).toBe(false);
  });

  it('of a database that was ahead of this one is unknown', () => {
    const ahead = { ...now, at: now.at - 1, snapshot: '121:121:' };
    expect([resumes(ahead, now), isAhead(ahead, now)]).toEqual([false, false]);
  });

  it('that another process gave a moment ago is one to wait for, but not for long', () => {
    const later = (ms: number) => ({ ...now, at: now.at + ms, snapshot: '121:121:' });
    expect([0, 1, 5000, 5001].map((ms) => isAhead(later(ms), now))).toEqual([true, true, true, false]);
    expect([isAhead(now, now), isAhead({ ...later(1), era: 'decaf000' }, now)]).toEqual([false, false]);
  });
});

describe('a transaction', () => {
  it('has ended unless the snapshot saw it running or came before it', () => {
    expect(['94', '96', '118'].map((xid) => hasEnded(xid, now.snapshot))).toEqual([true, true, true]);
    expect(['95', '101', '119', '120', '4000'].map((xid) => hasEnded(xid, now.snapshot))).not.toContain(true);
  });
});
