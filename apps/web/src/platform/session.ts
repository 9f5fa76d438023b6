import { accountLimits } from '@wordgrove/contract/account-limits';
import type { SignedInUser } from '@wordgrove/contract/auth';
import type { Profile } from '@wordgrove/contract/profiles';
import type { Permission, Role } from '@wordgrove/contract/roles';
import { hasPermission, isRole } from '@wordgrove/contract/roles';

/** What kept a signed-in person's profile from being used. */
export type ProfileError = 'incomplete_profile' | 'profile_not_found' | 'fetch_error' | 'subscription_error';

/**
 * `initializing`: not known yet. `loading-profile`: signed in, but the profile is missing and being refetched.
 * `needs-registration`: signed in, but not registered yet. `profile-error`: see `profileError`. `ready`: go on.
 */
export type SessionStatus =
  | 'initializing'
  | 'signed-out'
  | 'loading-profile'
  | 'needs-registration'
  | 'profile-error'
  | 'ready';

export type SessionView = {
  status: SessionStatus;
  user: SignedInUser | null;
  profile: Profile | null;
  role: Role | null;
  profileError: ProfileError | null;
  /** Whether the role holds a permission; without a profile and a role, it is always false. */
  can: (permission: Permission) => boolean;
};

export type SessionQueryState = {
  session: { user: SignedInUser | null; profile: Profile | null } | undefined;
  hasFailed: boolean;
  /** How often a signed-in person's session arrived without a profile. */
  fetchesWithoutProfile: number;
  hasLostLive: boolean;
};

/** The role, under any of the names it was ever stored as; null when none of them holds one. */
export function roleOf(profile: { role?: unknown; userType?: unknown; type?: unknown } | null): Role | null {
  if (!profile) return null;
  return [profile.role, profile.userType, profile.type].find(isRole) ?? null;
}

function view(status: SessionStatus, rest: Partial<Omit<SessionView, 'status' | 'can'>> = {}): SessionView {
  const { user = null, profile = null, role = null, profileError = null } = rest;
  return { status, user, profile, role, profileError, can: (permission) => hasPermission(role, permission) };
}

/** Who is signed in and how much of the product is open to them, derived from the state of the session call. */
export function deriveSession(state: SessionQueryState): SessionView {
  const { session } = state;
  if (!session) return state.hasFailed ? view('profile-error', { profileError: 'fetch_error' }) : view('initializing');
  const { user, profile } = session;
  if (!user) return view('signed-out');
  if (!profile) {
    const isAskedEnough = state.fetchesWithoutProfile >= accountLimits.profileFetchAttempts;
    return isAskedEnough
      ? view('profile-error', { user, profileError: 'profile_not_found' })
      : view('loading-profile', { user });
  }
  const role = roleOf(profile);
  if (!role || !profile.profileCompleted) {
    return view('needs-registration', { user, profile, profileError: 'incomplete_profile' });
  }
  return view('ready', { user, profile, role, profileError: state.hasLostLive ? 'subscription_error' : null });
}

/**
 * Whether something must be done before using the product: choosing a password, or verifying the address. Until then
 * there is nothing to request.
 */
export function mustStay(user: SignedInUser | null): boolean {
  return user?.needsNewPassword === true || user?.needsVerification === true;
}

/** Whether somebody signed in still has to register: after all retries there is no profile, or it has no role. */
export function needsRegistration(session: SessionView): boolean {
  return session.profileError === 'profile_not_found' || session.profileError === 'incomplete_profile';
}
