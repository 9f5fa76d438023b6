import { describe, expect, it } from 'vitest';
import { accessDeniedName, displayName } from './display-name.ts';

const user = { displayName: 'Account name', email: 'ada.l@school.example' };
const profile = { displayName: 'Ada', fullName: 'Ada Lovelace' };

describe('displayName', () => {
  it('falls back from profile to account to address to the placeholder', () => {
    expect(displayName({ profile, user })).toBe('Ada');
    expect(displayName({ profile: { ...profile, displayName: ' ' }, user })).toBe('Ada Lovelace');
    expect(displayName({ profile: null, user })).toBe('Account name');
    expect(displayName({ user: { ...user, displayName: '' } })).toBe('ada.l');
    expect(displayName({ profile: null, user: null })).toBe('User');
  });
});

describe('accessDeniedName', () => {
  it('starts from the account and ignores the address', () => {
    expect(accessDeniedName({ profile, user })).toBe('Account name');
    expect(accessDeniedName({ profile, user: null })).toBe('Ada');
    expect(accessDeniedName({ profile: { fullName: 'Ada Lovelace' }, user: null })).toBe('Ada Lovelace');
    expect(accessDeniedName({ user: { email: 'ada@school.example' } })).toBe('User');
  });
});
