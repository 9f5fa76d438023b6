import { networkInterfaces } from 'node:os';

/** The addresses at which people reach a server that listens on `host`, this machine's own name first. */
export function reachableAt(host: string, port: number): string[] {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return [`http://localhost:${port}`];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const onNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
  return [`http://localhost:${port}`, ...onNetwork];
}
