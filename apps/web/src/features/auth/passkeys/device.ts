import { sendSignal, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Assertion, NewCredential, PasskeyCreation, PasskeyRequest } from '@wordgrove/contract/auth';

/** Lets the browser make a passkey. */
export async function make(creation: PasskeyCreation): Promise<NewCredential> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Lets the browser ask for a passkey: in its own window, or beside the addresses it offers in the field, for as long as
 * the page is open.
 */
export async function ask(request: PasskeyRequest, inField: boolean): Promise<Assertion> {
  const asked = { optionsJSON: request, useBrowserAutofill: inField, verifyBrowserAutofillInput: false };
  const { id, rawId, type, response } = await startAuthentication(asked);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  return { id, rawId, type, response: signed };
}

/** Ends what the browser asks for now. */
export const stop = () => WebAuthnAbortService.cancelCeremony();

/** Tells whoever keeps a passkey that it opens nothing any more, so that it isn't offered again. */
export async function forget(rpID: string, credentialID: string): Promise<void> {
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}
