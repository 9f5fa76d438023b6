import { isOwnOnly } from '#platform/addresses.ts';

/**
 * The server's own address that a request names as its host, such as `http://192.168.1.20:3001`; null for any other
 * name. What a person came by may stand in a mail only if it is ours: the header can say anything.
 *
 * @param names the host names and addresses at which this server is reached, IPv6 without brackets
 */
export function ownAddress(host: string | undefined, names: readonly string[], port: number): string | null {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // A header may hold more than a host: a name before an @, a path after it.
  if (url.href !== `${url.origin}/`) return null;
  const isOwn = names.includes(url.hostname.replace(/^\[|\]$/g, '')) && Number(url.port || 80) === port;
  return isOwn ? url.origin : null;
}

/** An address for a mail that somebody else reads: null for one that means only the computer it is opened on. */
export function forOtherDevices(address: string | null): string | null {
  return address && isOwnOnly(new URL(address).hostname.replace(/^\[|\]$/g, '')) ? null : address;
}
