import type { ORPCErrorConstructorMap } from '@orpc/server';
import { createORPCErrorConstructorMap } from '@orpc/server';
import type { catalogue, ErrorCode, Issue } from '@wordgrove/contract/errors';
import { errorsOfEveryCall, errorsOfHttp } from '@wordgrove/contract/errors';

type OfCatalogue = ORPCErrorConstructorMap<typeof catalogue>;

/** Codes that say how a row is now; which row is the call's own. */
type WithCurrent = 'edit-conflict' | 'timer-changed';

/**
 * What a service needs to refuse with these codes. A route hands it the `errors` of its own call, which fit only if the
 * contract declares every one of them there.
 *
 * @typeParam Current the row that `edit-conflict` or `timer-changed` carries
 */
export type Refusals<Code extends ErrorCode, Current = never> = {
  readonly [Each in Code]: Each extends WithCurrent
    ? [Current] extends [never]
      ? OfCatalogue[Each]
      : (given: { data: Current }) => Error
    : OfCatalogue[Each];
};

/** For what is no call of the contract: a plain route with the errors it declares there, a command of the terminal. */
export const refusalsOf = createORPCErrorConstructorMap;

const ofEveryCall = createORPCErrorConstructorMap(errorsOfEveryCall);

/** What every call declares, so that guards and services may throw it wherever they find it. */
export const failures = {
  unauthenticated: () => ofEveryCall.unauthenticated(),
  permissionDenied: (role: string | null, needs: readonly string[]) =>
    ofEveryCall['permission-denied']({ data: { role, needs: [...needs] } }),
  emailNotVerified: () => ofEveryCall['email-not-verified'](),
  newPasswordRequired: () => ofEveryCall['password-change-required'](),
  invalidInput: (issues: Issue[]) => ofEveryCall['invalid-input']({ data: { issues } }),
  notFound: () => ofEveryCall['not-found'](),
  tooManyRequests: (retryAfterSeconds: number) => ofEveryCall['too-many-requests']({ data: { retryAfterSeconds } }),
  quotaExceeded: () => ofEveryCall['quota-exceeded'](),
  storageFull: () => ofEveryCall['storage-full'](),
  unavailable: () => ofEveryCall.unavailable(),
};

/** What is answered before a call is found. */
export const httpFailures = createORPCErrorConstructorMap(errorsOfHttp);
