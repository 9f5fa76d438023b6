import { paths } from '@wordgrove/contract/paths';
import type { Permission, Role } from '@wordgrove/contract/roles';
import { missingPermissions } from '@wordgrove/contract/roles';
import type { ProfileError, SessionView } from '#platform/session.ts';
import { needsRegistration } from '#platform/session.ts';

/** What a page requires of its visitor. The server checks everything again; this only chooses the screen. */
export type Requirement = {
  roles?: readonly Role[];
  permissions?: readonly Permission[];
  /** The address must be verified where the school requires that; on by default. */
  isVerifiedOnly?: boolean;
  isAdminOnly?: boolean;
};

/** `everyone`; `guests`, who leave for their dashboard once signed in; `new-password`; or signed-in people. */
export type Access = 'everyone' | 'guests' | 'new-password' | Requirement;

export type GuardDecision =
  | { kind: 'open' }
  | { kind: 'initializing' }
  | { kind: 'sign-in' }
  | { kind: 'choose-password' }
  | { kind: 'verify-email' }
  | { kind: 'profile-loading' }
  | { kind: 'profile-error'; error: ProfileError }
  | { kind: 'register' }
  | { kind: 'dashboard' }
  | { kind: 'wrong-role'; needs: readonly Role[] }
  | { kind: 'missing-permissions'; missing: readonly Permission[] }
  | { kind: 'not-authorized' };

const open: GuardDecision = { kind: 'open' };

/**
 * The guards of a page for signed-in people, in their fixed order: signed in, own password chosen (after a one-time
 * code), address verified, profile loaded, role, permissions.
 */
function guardDecision(session: SessionView, requirement: Requirement): GuardDecision {
  const { status, user, profile, role, profileError } = session;
  if (status === 'initializing') return { kind: 'initializing' };
  if (status === 'signed-out') return { kind: 'sign-in' };
  if (user?.needsNewPassword) return { kind: 'choose-password' };
  const mustBeVerified = requirement.isVerifiedOnly ?? true;
  if (mustBeVerified && user?.needsVerification) return { kind: 'verify-email' };
  if (status === 'loading-profile') return { kind: 'profile-loading' };
  if (status === 'needs-registration') return { kind: 'register' };
  if (status === 'profile-error') return { kind: 'profile-error', error: profileError ?? 'fetch_error' };
  const { roles, permissions = [], isAdminOnly } = requirement;
  if (isAdminOnly && !profile?.isAdmin) return { kind: 'not-authorized' };
  if (roles && !(role && roles.includes(role))) return { kind: 'wrong-role', needs: roles };
  const missing = missingPermissions(role, permissions);
  return missing.length > 0 ? { kind: 'missing-permissions', missing } : open;
}

/**
 * Where pages for visitors send people on: somebody who is ready goes to the dashboard, somebody who never finished
 * registering to the registration. The landing page stays readable all the while.
 */
function guestDecision(session: SessionView, path: string): GuardDecision {
  if (session.user?.needsNewPassword) return { kind: 'choose-password' };
  if (session.status === 'ready') return { kind: 'dashboard' };
  const isRegistering = path.startsWith(paths.register);
  if (needsRegistration(session)) return isRegistering ? open : { kind: 'register' };
  if (path === paths.landing) return open;
  if (session.status === 'initializing') return { kind: 'initializing' };
  return session.status === 'loading-profile' ? { kind: 'profile-loading' } : open;
}

/** The page for choosing a password after a one-time code is only for people who signed in with one. */
function newPasswordDecision(session: SessionView): GuardDecision {
  if (session.status === 'initializing') return { kind: 'initializing' };
  if (session.user?.needsNewPassword) return open;
  return session.status === 'signed-out' ? { kind: 'sign-in' } : { kind: 'dashboard' };
}

/** What to show for a page at `path` that asks for `access`. */
export function accessDecision(session: SessionView, access: Access, path: string): GuardDecision {
  if (access === 'everyone') return open;
  if (access === 'guests') return guestDecision(session, path);
  if (access === 'new-password') return newPasswordDecision(session);
  return guardDecision(session, access);
}
