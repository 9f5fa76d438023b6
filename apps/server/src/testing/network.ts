import type { NetworkInterfaceInfo } from 'node:os';
import type { Interfaces } from '#platform/addresses.ts';

/** One network card with these addresses. */
export function cardWith(...addresses: readonly string[]): Interfaces {
  return { eth0: addresses.map(info) };
}

function info(address: string): NetworkInterfaceInfo {
  const rest = { netmask: '255.255.255.0', mac: '02:00:00:00:00:01', internal: false, cidr: `${address}/24` };
  return { address, family: 'IPv4', ...rest };
}

/** An address for tests in the place of one on the network: like `127.0.0.1`, nobody else reaches it. */
export const otherAddress = '127.0.0.2';
