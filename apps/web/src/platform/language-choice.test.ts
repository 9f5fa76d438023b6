import { describe, expect, it } from 'vitest';
import { firstLanguage, languageCookie, readCookie } from './language-choice.ts';

describe('firstLanguage', () => {
  it('takes the choice kept in this browser before anything else', () => {
    expect(firstLanguage({ stored: 'tr', cookies: 'language=de', preferred: ['fr'] })).toBe('tr');
  });

  it('takes the cookie when local storage was emptied', () => {
    expect(firstLanguage({ stored: null, cookies: 'a=1; language=de', preferred: ['fr'] })).toBe('de');
  });

  it('passes over a choice that is none of ours', () => {
    expect(firstLanguage({ stored: 'xx', cookies: 'language=nonsense', preferred: ['es-MX', 'en'] })).toBe('es');
  });

  it('is English when the browser speaks none of ours', () => {
    expect(firstLanguage({ stored: null, cookies: '', preferred: ['ja', 'ko-KR'] })).toBe('en');
  });
});

describe('readCookie', () => {
  it('does not mistake a longer name for the wanted one', () => {
    expect(readCookie('xlanguage=fr; languages=es', 'language')).toBeNull();
  });

  it('keeps equals signs of the value', () => {
    expect(readCookie('token=a=b', 'token')).toBe('a=b');
  });
});

describe('languageCookie', () => {
  it('is marked secure only on a secure page, or it would be lost on a school network without https', () => {
    expect(languageCookie('de', true)).toContain('; secure');
    expect(languageCookie('de', false)).not.toContain('secure');
  });
});
