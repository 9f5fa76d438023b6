import { expect, it } from 'vitest';
import { placeToGo } from './place-to-go.ts';

const here = { pathname: '/login', search: '?redirect=%2Fprofile' };

it('is the provider’s page', () => {
  expect(placeToGo({ url: 'https://login.school.example/auth?a=b' }, here)).toBe(
    'https://login.school.example/auth?a=b',
  );
});

it('is the same page at the school’s own address first', () => {
  const begun = { url: 'https://words.school.example', samePage: true as const };
  expect(placeToGo(begun, here)).toBe('https://words.school.example/login?redirect=%2Fprofile#once-more');
  expect(placeToGo(begun, { pathname: '//evil.example', search: '' })).toBe(
    'https://words.school.example//evil.example#once-more',
  );
});
