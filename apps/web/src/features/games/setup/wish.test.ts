import { beforeEach, expect, it, vi } from 'vitest';
import { keepWish, readWish } from './wish.ts';

const wish = { type: 'quiz', items: 12, mode: 'mixed', timer: 'up', canHear: false } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

it('keeps what was chosen, but neither a teacher’s list nor what went wrong once', () => {
  keepWish({ ...wish, source: { kind: 'level', level: 'B1' } });
  keepWish({ ...wish, items: 4, source: { kind: 'assignment', assignmentId: 'a' } });
  keepWish({ ...wish, items: 4, source: { kind: 'again', playId: 'p' } });
  expect(readWish('quiz')).toMatchObject({ items: 12, source: { kind: 'level', level: 'B1' } });
});
