import type { NetworkInterfaceInfo } from 'node:os';

/** What `os.networkInterfaces()` answers. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Bridges, containers, virtual machines and tunnels: no device in the room reaches their addresses. */
const virtual =
  /^(docker|br-|bridge\d|veth|virbr|vmnet|vmware|vboxnet|virtualbox|vethernet|podman|cni|flannel|cali|kube|lxc|lxd|dummy|tun|tap|utun|ppp|wg|tailscale|zt|zerotier|ham|awdl|llw|anpi)/i;

/** From the likeliest network of a school or home on; other addresses come last. */
const likelyNetworks = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/**
 * The addresses at which devices on the same network reach this computer, the likeliest first: IPv4, and IPv6 only where
 * there is nothing else. Leaves out this computer's own, those that exist only until a network is found, and those of
 * virtual networks.
 */
export function networkAddresses(interfaces: Interfaces): string[] {
  const all = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal }) => !internal);
  const ofFamily = (wanted: string) => all.filter(({ family }) => family === wanted).map(({ address }) => address);
  const fourth = ofFamily('IPv4').filter((address) => !address.startsWith('169.254.'));
  if (fourth.length > 0) return fourth.toSorted((one, other) => unlikeliness(one) - unlikeliness(other));
  return ofFamily('IPv6').filter((address) => !/^fe[89ab]/i.test(address));
}

function unlikeliness(address: string): number {
  const place = likelyNetworks.findIndex((network) => network.test(address));
  return place === -1 ? likelyNetworks.length : place;
}

/** Every address of this computer, whoever reaches it. */
export function allAddresses(interfaces: Interfaces): string[] {
  return Object.values(interfaces).flatMap((addresses) => (addresses ?? []).map(({ address }) => address));
}

/** `http://192.168.1.20:3001`, without the port where browsers leave it out. */
export function originAt(address: string, port: number): string {
  return new URL(`http://${address.includes(':') ? `[${address}]` : address}:${port}`).origin;
}

/** Whether a server that listens on `host` is reached from this computer only. */
export function isOwnOnly(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether a server that listens on `host` is reached at every address of this computer. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The names by which this computer means itself. */
export const ownNames: readonly string[] = ['localhost', '127.0.0.1', '::1'];
