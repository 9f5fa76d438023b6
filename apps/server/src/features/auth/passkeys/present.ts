import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Passkey } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import type { Output } from '#http/call.ts';
import type { Caller } from '#http/context.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';
import { algorithms, handleOf } from './verify.ts';

const timeout = limits.passkeyMinutes * 60_000;

export function present({ id, name, host, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, host, madeAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

type Wanted = { party: RelyingParty; caller: Caller; challenge: string; excluded: readonly PasskeyRow[] };

/**
 * Asks for a key that finds its account by itself and opens only to its owner's finger, face or PIN, so that it stands
 * for the password and not beside it.
 */
export function creationOf({ party, caller, challenge, excluded }: Wanted): Output<'auth.beginPasskey'> {
  const type = 'public-key' as const;
  return {
    rp: { id: party.id, name: 'Wordgrove' },
    user: {
      id: isoBase64URL.fromBuffer(handleOf(caller.userId)),
      name: caller.email || caller.name,
      displayName: caller.displayName,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    timeout,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: excluded.map(({ credentialId, transports }) => ({
      ...{ id: credentialId.toString('base64url'), type, transports },
    })),
  };
}

export function requestOf(party: RelyingParty, challenge: string): Output<'auth.askForPasskey'> {
  return { rpId: party.id, challenge, timeout, userVerification: 'required' };
}
