import { describe, expect, it } from 'vitest';
import { firstLanguage } from './i18n.ts';

describe('firstLanguage', () => {
  it('takes what the address asks for before anything that the browser knows', () => {
    expect(firstLanguage({ asked: 'fr', stored: 'tr', cookies: 'language=de', preferred: ['en'] })).toBe('fr');
    expect(firstLanguage({ asked: 'klingon', stored: 'tr', cookies: '', preferred: ['en'] })).toBe('tr');
  });

  it('takes the language of the profile before what the address asks for and the browser knows', () => {
    expect(firstLanguage({ asked: null, own: 'es', stored: 'tr', cookies: '', preferred: ['en'] })).toBe('es');
    expect(firstLanguage({ asked: 'fr', own: 'es', stored: 'tr', cookies: '', preferred: ['en'] })).toBe('es');
  });

  it("takes the choice kept in this browser before the browser's own", () => {
    expect(firstLanguage({ asked: null, stored: 'tr', cookies: 'language=de', preferred: ['fr'] })).toBe('tr');
  });

  it('takes the cookie when local storage was emptied', () => {
    expect(firstLanguage({ asked: null, stored: null, cookies: 'a=1; language=de', preferred: ['fr'] })).toBe('de');
  });

  it('passes over a choice that is none of ours', () => {
    expect(firstLanguage({ asked: null, stored: 'xx', cookies: 'language=nonsense', preferred: ['es-MX', 'en'] })).toBe(
      'es',
    );
  });

  it('is English when the browser speaks none of ours', () => {
    expect(firstLanguage({ asked: null, stored: null, cookies: '', preferred: ['ja', 'ko-KR'] })).toBe('en');
  });
});
