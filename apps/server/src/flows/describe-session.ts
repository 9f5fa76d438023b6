import type { Session } from '@wordgrove/contract/auth';
import type { Profile } from '@wordgrove/contract/profiles';
import type { SessionMarks } from '#features/auth/sessions.ts';
import type { Account } from '#features/auth/store.ts';

type Parts = {
  requireVerification: boolean;
  findAccount: (userId: string) => Promise<Account | null>;
  findProfile: (own: { userId: string }) => Promise<Profile | null>;
};

/** What the browser learns about its session at start and after every change of it. */
export function describeSession({ requireVerification, findAccount, findProfile }: Parts) {
  return async (userId: string | null, marks: SessionMarks | null): Promise<Session> => {
    if (!userId) return { user: null, profile: null };
    const [account, profile] = await Promise.all([findAccount(userId), findProfile({ userId })]);
    if (!account) return { user: null, profile: null };
    const user = {
      uid: account.id,
      email: account.email ?? '',
      signInName: account.signInName ?? '',
      displayName: account.name,
      emailVerified: account.emailVerified,
      needsVerification: requireVerification && account.signInName === null && !account.emailVerified,
      needsNewPassword: marks?.needsNewPassword ?? false,
      deletionUndone: marks?.deletionUndone ?? false,
    };
    return { user, profile };
  };
}
