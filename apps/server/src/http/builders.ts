import { implement } from '@orpc/server';
import { contract } from '@wordgrove/contract';
import type { Permission, Role } from '@wordgrove/contract/roles';
import { missingPermissions } from '@wordgrove/contract/roles';
import type { Caller, OwnRows, RequestContext, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';

const os = implement(contract).$context<RequestContext>();

/** Anyone, signed in or not. */
export const open = os;

/** An account, whatever is still missing: verification, profile, a new password. */
export const signedIn = os.use(async ({ context, next }) => {
  const caller = await context.findCaller();
  if (!caller) throw failures.unauthenticated();
  return next({ context: { caller, own: ownRowsOf(caller) } });
});

/** An account that needn't choose a new password first. */
export const settled = signedIn.use(({ context, next }) => {
  if (context.caller.needsNewPassword) throw failures.newPasswordRequired();
  return next();
});

/** A session that began with a one-time code: what it has to do first, and nobody else may. */
export const choosing = signedIn.use(({ context, next }) => {
  if (!context.caller.needsNewPassword) throw failures.permissionDenied(context.caller.role, []);
  return next();
});

/** A complete user: verified, with a profile and a role. */
const member = settled.use(({ context, next }) => {
  const role = requireMember(context.caller);
  return next({ context: { role } });
});

export const teacher = member.use(({ context, next }) => {
  requireRole(context.role, 'teacher');
  return next({ context: { taught: taughtBy(context.caller) } });
});

export const student = member.use(({ context, next }) => {
  requireRole(context.role, 'student');
  return next();
});

/** Anybody with a role who holds every permission of the table named here. */
export const memberWho = (...permissions: Permission[]) =>
  member.use(({ context, next }) => {
    requirePermissions(context.role, permissions);
    return next();
  });

/** A teacher or student who holds every permission of the table named here. */
export const teacherWho = (...permissions: Permission[]) =>
  teacher.use(({ context, next }) => {
    requirePermissions(context.role, permissions);
    return next();
  });

export const studentWho = (...permissions: Permission[]) =>
  student.use(({ context, next }) => {
    requirePermissions(context.role, permissions);
    return next();
  });

/** `memberWho` for a route that is no call: the rows of somebody who holds every permission named here. */
export function requireMemberWho(caller: Caller | null, ...permissions: Permission[]): OwnRows {
  if (!caller) throw failures.unauthenticated();
  requirePermissions(requireMember(caller), permissions);
  return ownRowsOf(caller);
}

/** Order: password, address, role. */
function requireMember(caller: Caller): Role {
  if (caller.needsNewPassword) throw failures.newPasswordRequired();
  if (caller.needsVerification) throw failures.emailNotVerified();
  if (!caller.role) throw failures.permissionDenied(null, ['teacher', 'student']);
  return caller.role;
}

export function ownRowsOf(caller: Caller): OwnRows {
  return { userId: caller.userId } as OwnRows;
}

function taughtBy(caller: Caller): TaughtBy {
  return { teacherId: caller.userId } as TaughtBy;
}

function requireRole(role: Role, wanted: Role): void {
  if (role !== wanted) throw failures.permissionDenied(role, [wanted]);
}

function requirePermissions(role: Role, permissions: readonly Permission[]): void {
  const missing = missingPermissions(role, permissions);
  if (missing.length > 0) throw failures.permissionDenied(role, missing);
}
