import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { systemRandom } from '#platform/random.ts';
import type { Purpose } from './challenge.ts';
import { answered, challenges, openAtOnce } from './challenge.ts';

const made = challenges({ random: systemRandom, secret: 'a secret that nobody knows, of 32' });
const adding: Purpose = { kind: 'add', sessionId: 'session-1' };
const now = new Date('2026-11-02T09:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A browser's cookies. */
function browser() {
  const kept = new Map<string, string>();
  const header = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  const take = (set: readonly string[]) => {
    for (const each of set) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
      if (each.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    }
  };
  const ask = (purpose: Purpose, at: Date): string => {
    const { text, cookies } = made.make(purpose, header(), at);
    take(cookies);
    return text;
  };
  const isOpen = (purpose: Purpose, text: string, at: Date) => made.open(header(), purpose, text, at)?.text === text;
  return { kept, header, take, ask, isOpen };
}

it('two tabs of a browser are asked something each, and either may answer first', () => {
  const { ask, isOpen, take, header } = browser();
  const [first, second] = [ask(adding, now), ask(adding, after(1))];
  take(answered(header(), 'add', second));
  expect(isOpen(adding, second, after(2))).toBe(false);
  expect(isOpen(adding, first, after(2))).toBe(true);
  expect(isOpen(adding, first, after(limits.passkeyMinutes * 60))).toBe(false);
});

it('a challenge opens only for what it was made for, and only under its whole name', () => {
  const { ask, isOpen } = browser();
  const text = ask(adding, now);
  expect(isOpen({ kind: 'add', sessionId: 'session-2' }, text, now)).toBe(false);
  expect(isOpen({ kind: 'sign-in' }, text, now)).toBe(false);
  expect(isOpen(adding, text.slice(0, 20), now)).toBe(false);
  expect(isOpen(adding, '', now)).toBe(false);
});

it('a browser keeps a few; the oldest go, and those of an earlier session before them', () => {
  const { kept, ask, isOpen } = browser();
  const earlier = ask({ kind: 'add', sessionId: 'session-0' }, now);
  const signIn = ask({ kind: 'sign-in' }, now);
  const texts = Array.from({ length: openAtOnce + 2 }, (_, second) => ask(adding, after(second)));
  expect(texts.map((text) => isOpen(adding, text, after(60)))).toEqual([false, false, ...Array(openAtOnce).fill(true)]);
  expect(isOpen({ kind: 'add', sessionId: 'session-0' }, earlier, after(60))).toBe(false);
  expect(isOpen({ kind: 'sign-in' }, signIn, after(60))).toBe(true);
  expect(kept.size).toBe(openAtOnce + 1);
});

it('nothing is forgotten that the browser doesn’t have, whatever an answer names', () => {
  const { ask, header } = browser();
  ask(adding, now);
  expect(answered(header(), 'add', 'x; Domain=evil')).toEqual([]);
  expect(answered(undefined, 'add', '')).toEqual([]);
});
