import { describe, expect, it } from 'vitest';
import { keptCookie, readCookie } from './storage.ts';

describe('readCookie', () => {
  it('does not mistake a longer name for the wanted one', () => {
    expect(readCookie('xlanguage=fr; languages=es', 'language')).toBeNull();
  });

  it('keeps equals signs of the value', () => {
    expect(readCookie('token=a=b', 'token')).toBe('a=b');
  });
});

describe('keptCookie', () => {
  it('is marked secure only on a secure page, or it would be lost on a school network without https', () => {
    expect(keptCookie('language', 'de', true)).toContain('; secure');
    expect(keptCookie('language', 'de', false)).not.toContain('secure');
  });
});
