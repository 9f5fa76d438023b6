import { isIPv6 } from 'node:net';

/**
 * The network of an address, as one household or school has it: an IPv4 address itself, or the first 64 bits of an IPv6
 * address, since one subscriber has all addresses that share them (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - behind)).fill('0');
  const all = [...groups, ...zeros, ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
