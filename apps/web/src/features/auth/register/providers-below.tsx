import { Suspense } from 'react';
import { troubleOf } from '#features/auth/other-ways/trouble-text.ts';
import { errorCode } from '#platform/errors.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const OtherWays = lazyPart(() => import('#features/auth/other-ways/other-ways.tsx'), 'OtherWays', 'auth-other-ways');

/** Below a form of a registration: the providers' buttons, where there are any. */
export function ProvidersBelow({ inviteCode }: { inviteCode?: string | undefined }) {
  return (
    <Suspense>
      <OtherWays inviteCode={inviteCode} />
    </Suspense>
  );
}

/**
 * Whether a registration by a provider can only be begun again: its word is too old, or an account has got the address
 * meanwhile. The provider's button then leads to the account's password.
 */
export const mustBeginAgain = (error: unknown) =>
  troubleOf(error) === 'expired' || errorCode(error) === 'email-already-in-use';
