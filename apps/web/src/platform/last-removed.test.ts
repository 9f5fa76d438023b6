import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRemoved, readRemoved } from './last-removed.ts';

const removed = { id: 'a', name: 'Fruit' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});

describe('what was removed last', () => {
  it('is there again on another page, by its kind', () => {
    keepRemoved('homework', removed, null);
    expect([readRemoved('homework', 0), readRemoved('student', 0)]).toEqual([removed, null]);
  });

  it('is forgotten once it is back', () => {
    keepRemoved('homework', removed, null);
    keepRemoved('homework', null, null);
    expect(readRemoved('homework', 0)).toBeNull();
  });

  it('is offered only as long as it can be brought back', () => {
    keepRemoved('student', removed, 1000);
    expect([readRemoved('student', 1000), readRemoved('student', 1001)]).toEqual([removed, null]);
  });

  it.each(['{', 'null', '1', '{"id":1,"name":"b"}', '{"id":"a"}'])('is nothing when %s is kept', (text) => {
    stored.set('removed:homework', text);
    expect(readRemoved('homework', 0)).toBeNull();
  });
});
