import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './route-parts.ts';

describe('the search part of an address', () => {
  it('keeps an invite code of digits a string', () => {
    expect(parseSearch('?code=234567')).toEqual({ code: '234567' });
  });

  it('comes back as it went, whatever a value holds', () => {
    const search = { redirect: '/teacher/students?class=1&q=ğ#x', code: 'A B' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('is nothing at all when there is nothing to say', () => {
    expect(stringifySearch({ code: undefined, q: '' })).toBe('');
  });
});
