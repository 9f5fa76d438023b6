import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Assertion, NewCredential } from '@wordgrove/contract/auth';
import type { passkeyTroubles } from '@wordgrove/contract/sign-in-fields';
import { parse as bytesOfId } from 'uuid';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './store.ts';

export type Trouble = (typeof passkeyTroubles)[number];

/** Ed25519, ECDSA with P-256, RSA: what authenticators have today. */
export const algorithms = [-8, -7, -257];

type Asked = { challenge: string; party: RelyingParty };

/** How a passkey names its owner to us: nothing but the account's id. */
export const handleOf = (userId: string): Uint8Array<ArrayBuffer> => Uint8Array.from(bytesOfId(userId));

/** Which challenge an answer says it signs; empty when it says nothing that can be read. */
export function namedChallenge({ response }: NewCredential | Assertion): string {
  try {
    return String(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** What the browser wrote under its answer, before anything is computed: where it was, and what it was asked. */
function troubleOf(clientDataJSON: string, { challenge, party }: Asked): Trouble | null {
  try {
    const said = decodeClientDataJSON(clientDataJSON);
    if (said.origin !== party.origin || said.crossOrigin) return 'address';
    return said.challenge === challenge ? null : 'expired';
  } catch {
    return 'invalid';
  }
}

/**
 * A statement about the authenticator's maker isn't asked for. To judge one, its certificates would be looked up on the
 * network, at addresses that the sender chose.
 */
function saysNoMaker(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelf = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  return decoded.get('fmt') === 'none' || isSelf;
}

export type Made = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'deviceType' | 'backedUp'> & {
  aaguid: string;
};

/** What is to be kept of a new passkey, or why it can't be trusted. */
export async function verifyNew(credential: NewCredential, asked: Asked): Promise<Made | Trouble> {
  const { clientDataJSON, attestationObject } = credential.response;
  const trouble = troubleOf(clientDataJSON, asked);
  if (trouble) return trouble;
  try {
    if (!saysNoMaker(attestationObject)) return 'invalid';
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.party.origin,
      expectedRPID: asked.party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return 'invalid';
    const {
      credential: made,
      aaguid,
      credentialDeviceType: deviceType,
      credentialBackedUp: backedUp,
    } = registrationInfo;
    const credentialId = Buffer.from(isoBase64URL.toBuffer(made.id));
    return {
      credentialId,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      deviceType,
      backedUp,
      aaguid,
    };
  } catch {
    // The library says in words what doesn't fit; whoever sent it can only try again.
    return 'invalid';
  }
}

type Used = Pick<PasskeyRow, 'counter' | 'deviceType' | 'backedUp'>;

/**
 * What a passkey that really signed says of itself, or why its answer opens nothing. Its count is for the caller to
 * compare: only what is signed may be taken for a copied key.
 */
export async function verifyUse(assertion: Assertion, row: PasskeyRow, asked: Asked): Promise<Used | Trouble> {
  const trouble = troubleOf(assertion.response.clientDataJSON, asked);
  if (trouble) return trouble;
  if (row.host !== asked.party.id) return 'address';
  const userHandle = isoBase64URL.fromBuffer(handleOf(row.userId));
  if (assertion.response.userHandle !== userHandle) return 'invalid';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...assertion.response, userHandle }, clientExtensionResults: {} },
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.party.origin,
      expectedRPID: asked.party.id,
      requireUserVerification: true,
      credential: { id: assertion.id, publicKey: Uint8Array.from(row.publicKey), counter: 0 },
    });
    if (!verified) return 'invalid';
    const { newCounter, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = authenticationInfo;
    return { counter: newCounter, deviceType, backedUp };
  } catch {
    return 'invalid';
  }
}
