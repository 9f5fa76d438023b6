import type { SignedInUser } from '@wordgrove/contract/auth';
import type { Profile } from '@wordgrove/contract/profiles';
import { permissions } from '@wordgrove/contract/roles';
import { describe, expect, it } from 'vitest';
import type { SessionQueryState } from './session.ts';
import { deriveSession, needsRegistration, roleOf } from './session.ts';

const user: SignedInUser = {
  uid: 'u1',
  email: 'ada@school.example',
  signInName: '',
  displayName: 'Ada',
  emailVerified: true,
  needsVerification: false,
  needsNewPassword: false,
  deletionUndone: false,
};

const profile: Profile = {
  uid: 'u1',
  email: 'ada@school.example',
  displayName: 'Ada',
  fullName: 'Ada Lovelace',
  userType: 'teacher',
  role: 'teacher',
  emailVerified: true,
  profileCompleted: true,
  isAdmin: false,
  language: 'en',
  timeZone: 'Europe/London',
  nextTimeZone: null,
  colorScheme: 'auto',
  teacher: null,
  student: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

function derive(state: Partial<SessionQueryState>) {
  return deriveSession({
    session: undefined,
    hasFailed: false,
    fetchesWithoutProfile: 0,
    hasLostLive: false,
    ...state,
  });
}

describe('deriveSession', () => {
  it('is initializing until the first answer', () => {
    expect(derive({})).toMatchObject({ status: 'initializing', user: null, profileError: null });
  });

  it('is a fetch_error when the first answer never came', () => {
    expect(derive({ hasFailed: true })).toMatchObject({ status: 'profile-error', profileError: 'fetch_error' });
  });

  it('keeps what it knew when a later answer fails', () => {
    expect(derive({ session: { user, profile }, hasFailed: true })).toMatchObject({ status: 'ready', role: 'teacher' });
  });

  it('is signed out without a user', () => {
    expect(derive({ session: { user: null, profile: null } }).status).toBe('signed-out');
  });

  it('waits for a missing profile through four fetches and reports it at the fifth', () => {
    const session = { user, profile: null };
    expect(derive({ session, fetchesWithoutProfile: 4 })).toMatchObject({
      status: 'loading-profile',
      profileError: null,
    });
    expect(derive({ session, fetchesWithoutProfile: 5 })).toMatchObject({
      status: 'profile-error',
      profileError: 'profile_not_found',
    });
  });

  it('asks somebody without a role, or with an unfinished profile, to register', () => {
    for (const unfinished of [
      { ...profile, role: null, userType: null },
      { ...profile, profileCompleted: false },
    ]) {
      const session = derive({ session: { user, profile: unfinished } });
      expect(session).toMatchObject({ status: 'needs-registration', role: null, profileError: 'incomplete_profile' });
      expect(needsRegistration(session)).toBe(true);
    }
  });

  it('stays ready, and says so, while the live stream is lost', () => {
    const session = derive({ session: { user, profile }, hasLostLive: true });
    expect(session).toMatchObject({ status: 'ready', profileError: 'subscription_error' });
    expect(needsRegistration(session)).toBe(false);
  });

  it('gives every permission of the role and no other', () => {
    const student = derive({ session: { user, profile: { ...profile, role: 'student', userType: 'student' } } });
    expect(permissions.filter(student.can)).toEqual([
      'join_class',
      'create_flashcards',
      'play_games',
      'view_dictionary',
    ]);
  });

  it('gives no permission to anybody without a role', () => {
    const nobody = derive({ session: { user, profile: { ...profile, role: null, userType: null } } });
    expect(permissions.filter(nobody.can)).toEqual([]);
  });
});

describe('roleOf', () => {
  it.each([{ role: 'student' }, { userType: 'student' }, { type: 'student' }])('finds a student in %j', (source) => {
    expect(roleOf(source)).toBe('student');
  });

  it('takes nobody without a role for a student', () => {
    expect(roleOf({ role: null, userType: null })).toBeNull();
    expect(roleOf({ role: 'admin' })).toBeNull();
    expect(roleOf(null)).toBeNull();
  });
});
