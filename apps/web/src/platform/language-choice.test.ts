import { describe, expect, it } from 'vitest';
import { firstLanguage } from './language-choice.ts';

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
