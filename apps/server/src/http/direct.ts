import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const forwarded = /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/;

/**
 * Whether a request comes from this very machine without a proxy: the connection comes from the machine itself, no
 * header shows a longer route, and the requested host is the machine's own. The last keeps out web pages that point
 * their own name at this machine's address.
 */
export function isDirectRequest(remoteAddress: string | undefined, headers: IncomingHttpHeaders): boolean {
  if (!remoteAddress || !isLoopback(remoteAddress)) return false;
  if (Object.keys(headers).some((name) => forwarded.test(name))) return false;
  const host = hostOf(headers.host);
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}

/** `isDirectRequest` by the socket's own address: `request.ip` may come from a trusted proxy. */
export function isDirect({ raw, headers }: FastifyRequest): boolean {
  return isDirectRequest(raw.socket.remoteAddress, headers);
}

function hostOf(header: string | undefined): string {
  const url = `http://${header ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  // An IPv4-mapped IPv6 address (`::ffff:127.0.0.1`) is checked against the IPv4 rules.
  return thisMachine.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
