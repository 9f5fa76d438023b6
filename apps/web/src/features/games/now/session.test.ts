import { limits } from '@wordgrove/contract/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession, openSession, passed, spent } from './session.ts';

const hour = 3_600_000;

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal('window', { localStorage });
});

describe('a session of Play now', () => {
  it('goes on where it was left, for its student only and for some hours', () => {
    const begun = openSession('ida', 0);
    const later = passed(spent(begun, 6000), 0);
    keepSession('ida', later);
    expect(openSession('ida', hour)).toEqual(later);
    expect(openSession('ida', 5 * hour).id).not.toBe(later.id);
    expect(openSession('ben', hour).id).not.toBe(later.id);
  });

  it('begins anew after one that is over, or that cannot be read', () => {
    keepSession('ida', { ...openSession('ida', 0), place: 3, isOver: true });
    expect(openSession('ida', 1)).toMatchObject({ place: 0, spentMs: 0 });
    for (const key of kept.keys()) kept.set(key, '{"id":1}');
    expect(openSession('ida', 1)).toMatchObject({ place: 0 });
  });

  it('goes to the next place once, and counts no time away', () => {
    const begun = openSession('ida', 0);
    expect(passed(passed(begun, 0), 0).place).toBe(1);
    expect(spent(begun, 10 * 60_000).spentMs).toBe(20_000);
    expect(passed({ ...begun, place: limits.nowPieces - 1 }, limits.nowPieces - 1).isOver).toBe(true);
  });

  it('is over after the piece in which its time passes, and goes on there after a reload', () => {
    const late = { ...openSession('ida', 0), spentMs: 1000 * limits.nowSeconds - 1 };
    const inPiece = spent(late, 5000);
    expect(inPiece.isOver).toBe(false);
    keepSession('ida', inPiece);
    expect(openSession('ida', 1)).toEqual(inPiece);
    expect(passed(inPiece, 0).isOver).toBe(true);
    expect(passed(late, 0).isOver).toBe(false);
  });
});
