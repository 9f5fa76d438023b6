import { limits } from '@wordgrove/contract/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOver, keepSession, openSession, passed, spent } from './session.ts';

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
    const over = { ...openSession('ida', 0), spentMs: 1000 * limits.nowSeconds };
    keepSession('ida', over);
    expect(isOver(over)).toBe(true);
    expect(openSession('ida', 1)).toMatchObject({ place: 0, spentMs: 0 });
    for (const key of kept.keys()) kept.set(key, '{"id":1}');
    expect(openSession('ida', 1)).toMatchObject({ place: 0 });
  });

  it('goes to the next place once, and counts no time away', () => {
    const begun = openSession('ida', 0);
    expect(passed(passed(begun, 0), 0).place).toBe(1);
    expect(spent(begun, 10 * 60_000).spentMs).toBe(20_000);
    expect(isOver({ ...begun, place: limits.nowPieces })).toBe(true);
  });
});
