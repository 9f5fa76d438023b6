import type { OwnWays, ProviderId } from '@wordgrove/contract/ways-in';
import { inTransaction } from '#db/client.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import type { OtherWayIn } from '#features/auth/other-way-in.ts';
import { passkeyIdsOf } from '#features/auth/passkeys/store.ts';
import { confirmOwner, isFresh } from '#features/auth/passwords.ts';
import { findAccount, insertAudit } from '#features/auth/store.ts';
import type { Caller } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { listIdentities, removeIdentity } from './identity-store.ts';
import type { ProviderParts } from './service.ts';

type Parts = Pick<ProviderParts, 'db' | 'clock' | 'random' | 'nameOf' | 'providers'> & {
  hasher: Hasher;
  idOf: (issuer: string) => ProviderId | null;
  hasOtherWay: OtherWayIn;
};

export type OwnWaysService = ReturnType<typeof ownWaysService>;

/** The ways in to one's own account. */
export function ownWaysService(parts: Parts) {
  const { db, clock, random, nameOf, idOf } = parts;

  return {
    /** By the password, or without one by having signed in a moment ago. */
    confirmOwner: (caller: Caller, password: string, errors: Refusals<'wrong-password' | 'sign-in-again'>) =>
      confirmOwner(parts, caller, password, errors),

    async list({ userId, sessionId }: Caller): Promise<OwnWays> {
      const [account, linked] = [await findAccount(db, userId), await listIdentities(db, userId)];
      return {
        hasPassword: Boolean(account?.passwordHash),
        isFresh: await isFresh(parts, sessionId),
        linked: linked.map(({ id, issuer, at }) => ({
          ...{ id, provider: idOf(issuer), name: nameOf(issuer) },
          at: at.toISOString(),
        })),
        providers: parts.providers.map(({ id, name }) => ({ id, name })),
        passkeys: (await passkeyIdsOf(db, userId)).length,
      };
    },

    /** The last way in stays: without a password there has to be another provider, or a passkey. */
    async unlink(
      caller: Caller,
      { id, password }: { id: string; password: string },
      errors: Refusals<'wrong-password' | 'sign-in-again' | 'last-way-in'>,
    ): Promise<void> {
      const { userId } = caller;
      const isOwn = (await listIdentities(db, userId)).some((linked) => linked.id === id);
      if (!isOwn) throw failures.notFound();
      await confirmOwner(parts, caller, password, errors);
      await inTransaction(db, async (tx) => {
        const isLast = !(await parts.hasOtherWay(tx, userId, id));
        const going = (await listIdentities(tx, userId)).find((each) => each.id === id);
        if (!going) return;
        if (isLast) throw errors['last-way-in']();
        await removeIdentity(tx, userId, id);
        const entry = { actorId: userId, subjectId: userId, action: 'provider-unlinked', at: clock.now() };
        await insertAudit(tx, random, { ...entry, details: { provider: going.issuer } });
      });
    },
  };
}
