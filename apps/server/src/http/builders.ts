import { implement } from '@orpc/server';
import { contract } from '@wordgrove/contract';
import type { Permission, Role } from '@wordgrove/contract/roles';
import { missingPermissions } from '@wordgrove/contract/roles';
import type { Caller, OwnRows, RequestContext, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';

const os = implement(contract).$context<RequestContext>();

/** Anyone, signed in or not. */
export const open = os;

// Each builder is one middleware, however much it checks: each middleware costs every call time.

/** Any account, whatever it still lacks: verification, profile, a new password. */
export const signedIn = os.use(async ({ context, next }) => next({ context: await asker(context) }));

/** An account that doesn't have to choose a new password first. */
export const settled = os.use(async ({ context, next }) => {
  const asking = await asker(context);
  if (asking.caller.needsNewPassword) throw failures.newPasswordRequired();
  return next({ context: asking });
});

/** A session that began with a one-time code, for what it has to do first; no other may. */
export const choosing = os.use(async ({ context, next }) => {
  const asking = await asker(context);
  if (!asking.caller.needsNewPassword) throw failures.permissionDenied(asking.caller.role, []);
  return next({ context: asking });
});

/** Anybody with a role that has every permission named here. */
export const memberWho = (...permissions: Permission[]) =>
  os.use(async ({ context, next }) => {
    const asking = await asker(context);
    const role = requireMember(asking.caller);
    requirePermissions(role, permissions);
    return next({ context: { ...asking, role } });
  });

/** A teacher who has every permission named here. */
export const teacherWho = (...permissions: Permission[]) =>
  os.use(async ({ context, next }) => {
    const asking = await asker(context);
    const role = requireMember(asking.caller);
    requireRole(role, 'teacher');
    requirePermissions(role, permissions);
    return next({ context: { ...asking, role, taught: taughtBy(asking.caller) } });
  });

/** The same for a student. */
export const studentWho = (...permissions: Permission[]) =>
  os.use(async ({ context, next }) => {
    const asking = await asker(context);
    const role = requireMember(asking.caller);
    requireRole(role, 'student');
    requirePermissions(role, permissions);
    return next({ context: { ...asking, role } });
  });

export const teacher = teacherWho();
export const student = studentWho();

async function asker(context: RequestContext): Promise<{ caller: Caller; own: OwnRows }> {
  const caller = await context.findCaller();
  if (!caller) throw failures.unauthenticated();
  return { caller, own: ownRowsOf(caller) };
}

/** `memberWho` for a route that isn't a call: the rows of somebody who has every permission named here. */
export function requireMemberWho(caller: Caller | null, ...permissions: Permission[]): OwnRows {
  if (!caller) throw failures.unauthenticated();
  requirePermissions(requireMember(caller), permissions);
  return ownRowsOf(caller);
}

/** `teacherWho` for a route that isn't a call. */
export function requireTeacherWho(
  caller: Caller | null,
  ...permissions: Permission[]
): { caller: Caller; taught: TaughtBy } {
  if (!caller) throw failures.unauthenticated();
  const role = requireMember(caller);
  requireRole(role, 'teacher');
  requirePermissions(role, permissions);
  return { caller, taught: taughtBy(caller) };
}

/** `student` for a route that isn't a call. */
export function requireStudent(caller: Caller | null): OwnRows {
  if (!caller) throw failures.unauthenticated();
  requireRole(requireMember(caller), 'student');
  return ownRowsOf(caller);
}

/** Checks in this order: password, address, role. */
function requireMember(caller: Caller): Role {
  if (caller.needsNewPassword) throw failures.newPasswordRequired();
  if (caller.needsVerification) throw failures.emailNotVerified();
  if (!caller.role) throw failures.permissionDenied(null, ['teacher', 'student']);
  return caller.role;
}

/** Also for the server itself, when a job ends what a student began. */
export function ownRowsOf({ userId }: Pick<Caller, 'userId'>): OwnRows {
  return { userId } as OwnRows;
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
