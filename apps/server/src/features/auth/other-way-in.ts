import type { ProviderId } from '@wordgrove/contract/ways-in';
import type { Tx } from '#db/client.ts';
import { passkeyIdsOf } from './passkeys/store.ts';
import { listIdentities } from './providers/identity-store.ts';
import { findAccount, holdAddress } from './store.ts';

/** Tells whether an account can be signed in to without this linked provider or passkey. */
export type OtherWayIn = (tx: Tx, userId: string, without: string) => Promise<boolean>;

/**
 * A provider that is no longer set up has no button, so it is no way in. Locks the account: of two tabs that remove two
 * ways, the second sees what the first has left.
 */
export function otherWayIn(idOf: (issuer: string) => ProviderId | null): OtherWayIn {
  return async (tx, userId, without) => {
    await holdAddress(tx, userId);
    if ((await findAccount(tx, userId))?.passwordHash) return true;
    const linked = (await listIdentities(tx, userId)).filter(({ issuer }) => idOf(issuer) !== null);
    const ways = [...linked.map(({ id }) => id), ...(await passkeyIdsOf(tx, userId))];
    return ways.some((id) => id !== without);
  };
}
