import { beforeEach, expect, it, vi } from 'vitest';
import { keepPaste, readPaste } from './kept-paste.ts';

const kept = new Map<string, string>();
const draft = { values: { title: 'A letter', description: '', text: 'Dear Mina' }, classIds: ['c1'] };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

it('keeps a text for the teacher who typed it, until it is forgotten', () => {
  keepPaste('t1', draft);
  expect(readPaste('t1')).toEqual(draft);
  expect(readPaste('t2')).toBeNull();
  keepPaste('t1', null);
  expect(readPaste('t1')).toBeNull();
  expect(kept.size).toBe(0);
});

it.each(['{', 'null', '"text"', '{"title":"A"}', '{"title":"A","description":"","text":1,"classIds":[]}'])(
  'takes nothing from what it did not write: %s',
  (written) => {
    kept.set('pdfs:paste:t1', written);
    expect(readPaste('t1')).toBeNull();
  },
);
