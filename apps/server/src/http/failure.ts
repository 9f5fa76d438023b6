import { ORPCError } from '@orpc/server';

/**
 * An expected failure: a stable code, its status and, at most, what the reader needs to fix it. The client chooses the
 * words. Inside a handler use the contract's `errors`; this is for what guards and services find.
 */
export function failure<Payload>(
  code: string,
  status: number,
  payload?: Payload,
): ORPCError<string, Payload | undefined> {
  return new ORPCError(code, { status, message: code, data: payload });
}

export const failures = {
  unauthenticated: () => failure('unauthenticated', 401),
  permissionDenied: (role: string | null, needs: readonly string[]) =>
    failure('permission-denied', 403, { role, needs }),
  emailNotVerified: () => failure('email-not-verified', 403),
  newPasswordRequired: () => failure('password-change-required', 403),
  invalidInput: (issues: { path: string; problem: string }[]) => failure('invalid-input', 400, { issues }),
  notFound: () => failure('not-found', 404),
  tooManyRequests: (retryAfterSeconds: number) => failure('too-many-requests', 429, { retryAfterSeconds }),
  quotaExceeded: () => failure('quota-exceeded', 402),
  storageFull: () => failure('storage-full', 507),
  unavailable: () => failure('unavailable', 503),
};
