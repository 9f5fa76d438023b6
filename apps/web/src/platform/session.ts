import type { SignedInUser } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import type { Profile } from '@wordgrove/contract/profiles';
import type { Permission, Role } from '@wordgrove/contract/roles';
import { hasPermission, isRole } from '@wordgrove/contract/roles';

/** What kept a signed-in person's profile from being used. */
export type ProfileError = 'incomplete_profile' | 'profile_not_found' | 'fetch_error' | 'subscription_error';

/**
 * `initializing`: not known yet. `loading-profile`: signed in, the profile isn't there yet and is asked for again.
 * `needs-registration`: signed in, but nobody in particular yet. `profile-error`: see `profileError`. `ready`: go on.
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
  /** Whether the role holds a permission; nobody without a profile and a role holds any. */
  can: (permission: Permission) => boolean;
};

export type SessionQueryState = {
  session: { user: SignedInUser | null; profile: Profile | null } | undefined;
  hasFailed: boolean;
  /** How often the session of a signed-in person came without a profile. */
  fetchesWithoutProfile: number;
  hasLostLive: boolean;
};

/** The role under any of the names it was ever kept; null when none of them says one. */
export function roleOf(profile: { role?: unknown; userType?: unknown; type?: unknown } | null): Role | null {
  if (!profile) return null;
  return [profile.role, profile.userType, profile.type].find(isRole) ?? null;
}

function view(status: SessionStatus, rest: Partial<Omit<SessionView, 'status' | 'can'>> = {}): SessionView {
  const { user = null, profile = null, role = null, profileError = null } = rest;
  return { status, user, profile, role, profileError, can: (permission) => hasPermission(role, permission) };
}

/** Who is here and how far the product may open, from what is known of the session call. */
export function deriveSession(state: SessionQueryState): SessionView {
  const { session } = state;
  if (!session) return state.hasFailed ? view('profile-error', { profileError: 'fetch_error' }) : view('initializing');
  const { user, profile } = session;
  if (!user) return view('signed-out');
  if (!profile) {
    const isAskedEnough = state.fetchesWithoutProfile >= limits.profileFetchAttempts;
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

/** Whether something comes before the product: an own password, or a verified address. Until then there is nothing to ask for. */
export function mustStay(user: SignedInUser | null): boolean {
  return user?.needsNewPassword === true || user?.needsVerification === true;
}

/** Whether somebody signed in still has to register: no profile after all, or one without a role. */
export function needsRegistration(session: SessionView): boolean {
  return session.profileError === 'profile_not_found' || session.profileError === 'incomplete_profile';
}
