import type { SignedInUser } from '@wordgrove/contract/auth';
import type { Profile } from '@wordgrove/contract/profiles';
import { describe, expect, it } from 'vitest';
import type { SessionView } from '#platform/session.ts';
import { deriveSession } from '#platform/session.ts';
import type { Access } from './guard-decision.ts';
import { accessDecision } from './guard-decision.ts';

const account: SignedInUser = {
  uid: 'u1',
  email: 'ada@school.example',
  signInName: '',
  displayName: 'Ada',
  emailVerified: true,
  needsVerification: false,
  needsNewPassword: false,
  deletionUndone: false,
};

const aProfile = (role: 'teacher' | 'student' | null, isAdmin = false): Profile => ({
  uid: 'u1',
  email: 'ada@school.example',
  displayName: 'Ada',
  fullName: 'Ada Lovelace',
  userType: role,
  role,
  emailVerified: true,
  profileCompleted: true,
  isAdmin,
  language: 'en',
  timeZone: 'Europe/London',
  nextTimeZone: null,
  colorScheme: 'auto',
  teacher: null,
  student: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

function signedIn(profile: Profile | null, user: Partial<SignedInUser> = {}, fetches = 1): SessionView {
  const session = { user: { ...account, ...user }, profile };
  return deriveSession({ session, hasFailed: false, fetchesWithoutProfile: fetches, hasLostLive: false });
}

const nothing = { hasFailed: false, fetchesWithoutProfile: 0, hasLostLive: false };
const initializing = deriveSession({ ...nothing, session: undefined });
const unreachable = deriveSession({ ...nothing, session: undefined, hasFailed: true });
const signedOut = deriveSession({ ...nothing, session: { user: null, profile: null } });
const teacher = signedIn(aProfile('teacher'));
const student = signedIn(aProfile('student'));

const teachersOnly: Access = { roles: ['teacher'], permissions: ['upload_pdf'] };

function decide(session: SessionView, access: Access, path = '/somewhere') {
  return accessDecision(session, access, path);
}

describe('the guards of a page for signed-in people', () => {
  it('lets in who fulfils everything', () => {
    expect(decide(teacher, teachersOnly)).toEqual({ kind: 'open' });
  });

  it('waits while nobody knows who is here', () => {
    expect(decide(initializing, teachersOnly)).toEqual({ kind: 'initializing' });
  });

  it('asks for signing in before anything else', () => {
    expect(decide(signedOut, teachersOnly)).toEqual({ kind: 'sign-in' });
  });

  it('asks for an own password before the address, the address before the profile, the profile before the role', () => {
    const all = { needsNewPassword: true, needsVerification: true };
    expect(decide(signedIn(null, all), teachersOnly)).toEqual({ kind: 'choose-password' });
    expect(decide(signedIn(null, { needsVerification: true }), teachersOnly)).toEqual({ kind: 'verify-email' });
    expect(decide(signedIn(null), teachersOnly)).toEqual({ kind: 'profile-loading' });
    expect(decide(student, teachersOnly)).toEqual({ kind: 'wrong-role', needs: ['teacher'] });
  });

  it('lets a page do without a verified address', () => {
    const unverified = signedIn(aProfile('student'), { needsVerification: true });
    expect(decide(unverified, { isVerifiedOnly: false })).toEqual({ kind: 'open' });
  });

  it('names the permissions that are missing, after the role', () => {
    const access: Access = {
      roles: ['student', 'teacher'],
      permissions: ['play_games', 'upload_pdf', 'view_analytics'],
    };
    expect(decide(student, access)).toEqual({ kind: 'missing-permissions', missing: ['upload_pdf', 'view_analytics'] });
  });

  it('tells each profile error, and sends who never finished to the registration', () => {
    expect(decide(signedIn(null, {}, 5), teachersOnly)).toEqual({ kind: 'profile-error', error: 'profile_not_found' });
    expect(decide(unreachable, teachersOnly)).toEqual({ kind: 'profile-error', error: 'fetch_error' });
    expect(decide(signedIn(aProfile(null)), teachersOnly)).toEqual({ kind: 'register' });
  });

  it('shows the administration to administrators of either role and to nobody else', () => {
    expect(decide(signedIn(aProfile('student', true)), { isAdminOnly: true })).toEqual({ kind: 'open' });
    expect(decide(teacher, { isAdminOnly: true })).toEqual({ kind: 'not-authorized' });
  });
});

describe('the pages for visitors', () => {
  it('send a ready person to the dashboard, even before the address is verified', () => {
    expect(decide(student, 'guests', '/login')).toEqual({ kind: 'dashboard' });
    expect(decide(signedIn(aProfile('teacher'), { needsVerification: true }), 'guests', '/')).toEqual({
      kind: 'dashboard',
    });
  });

  it('keep the landing page readable while nobody knows who is here, and the forms waiting', () => {
    expect(decide(initializing, 'guests', '/')).toEqual({ kind: 'open' });
    expect(decide(initializing, 'guests', '/login')).toEqual({ kind: 'initializing' });
  });

  it('stay usable when the server could not be asked', () => {
    expect(decide(unreachable, 'guests', '/login')).toEqual({ kind: 'open' });
  });

  it('let somebody who never finished registering do so, and lead there from the others', () => {
    const unfinished = signedIn(aProfile(null));
    expect(decide(unfinished, 'guests', '/')).toEqual({ kind: 'register' });
    expect(decide(unfinished, 'guests', '/login')).toEqual({ kind: 'register' });
    expect(decide(unfinished, 'guests', '/register/student')).toEqual({ kind: 'open' });
    expect(decide(signedIn(null, {}, 5), 'guests', '/register')).toEqual({ kind: 'open' });
  });

  it('wait for a profile that is on its way', () => {
    expect(decide(signedIn(null), 'guests', '/login')).toEqual({ kind: 'profile-loading' });
    expect(decide(signedIn(null), 'guests', '/')).toEqual({ kind: 'open' });
  });

  it('let nobody pass who came by a one-time code', () => {
    expect(decide(signedIn(aProfile('student'), { needsNewPassword: true }), 'guests', '/')).toEqual({
      kind: 'choose-password',
    });
  });
});

describe('the page for an own password', () => {
  it('opens for who came by a one-time code and for nobody else', () => {
    expect(decide(signedIn(aProfile('student'), { needsNewPassword: true }), 'new-password')).toEqual({ kind: 'open' });
    expect(decide(student, 'new-password')).toEqual({ kind: 'dashboard' });
    expect(decide(signedOut, 'new-password')).toEqual({ kind: 'sign-in' });
    expect(decide(initializing, 'new-password')).toEqual({ kind: 'initializing' });
  });
});

it('a page for everyone asks nothing', () => {
  for (const session of [initializing, unreachable, signedOut, teacher, student]) {
    expect(decide(session, 'everyone')).toEqual({ kind: 'open' });
  }
});
