import { loadChunk } from '#platform/chunks.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';

/** The code that speaks to authenticators; fetched by whoever has a passkey or wants one. */
export const loadDevice = () => loadChunk('passkeys', () => import('./device.ts'));

/** What `loadDevice` rejects with, in the words of calls: the server wasn't reached. */
export const unreached = { code: 'network-request-failed', status: 0 };

/** Whether this page could use passkeys at all: they need https, or this very computer. */
export const knowsPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;

/**
 * How the browser's own window ended without a passkey: left by the reader, or because the authenticator has one of
 * this account, because passkeys belong to another address, or for a reason that it doesn't tell.
 */
export type DeviceEnd = 'left' | 'exists' | 'address' | 'failed';

const ends: Readonly<Record<string, DeviceEnd>> = {
  AbortError: 'left',
  NotAllowedError: 'left',
  InvalidStateError: 'exists',
  SecurityError: 'address',
};

/** How it ended, if this error is the browser's. */
export function deviceEnd(error: unknown): DeviceEnd {
  return (error instanceof Error && ends[error.name]) || 'failed';
}

/** That a passkey was made or used in this browser. Only there the login page asks for one by itself. */
export const usedHere = {
  key: 'wordgrove-passkey',
  note: () => writeStored(usedHere.key, 'used'),
  forget: () => removeStored(usedHere.key),
  is: () => readStored(usedHere.key) !== null,
};
