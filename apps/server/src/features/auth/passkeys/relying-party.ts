import { isIP } from 'node:net';

/** Whom a passkey is made for: the host that it is bound to, and the origin that browsers write under their answers. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party at an address of ours. Null where browsers allow no passkeys: at a bare IP address, and without
 * https anywhere but on this computer.
 */
export function relyingPartyAt(address: string | null): RelyingParty | null {
  if (address === null) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (isIP(hostname) || hostname.startsWith('[')) return null;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isHere ? { id: hostname, origin } : null;
}
