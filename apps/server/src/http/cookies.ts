import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '#platform/random.ts';

export const sessionCookie = 'wordgrove.session_token';
export const browserCookie = 'wordgrove.browser';
/**
 * A sign-in that is under way at a provider, and the provider's word about somebody who isn't known here yet: to be
 * registered, or to be linked to the account that has the address.
 */
export const flowCookie = 'wordgrove.provider';
export const newcomerCookie = 'wordgrove.provider_new';
export const linkCookie = 'wordgrove.provider_link';

/** About 400 bytes each. */
const rememberedCookies = 5000;

/** A request's cookie of this name, still encoded. When there are several, the first wins. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(';')) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return null;
}

/** The names of a request's cookies. */
export function cookieNames(header: string | undefined): string[] {
  const parts = header?.split(';') ?? [];
  return parts.flatMap((part) => (part.includes('=') ? [part.slice(0, part.indexOf('=')).trim()] : []));
}

/**
 * Opens session cookies. Returns the hash that the session is stored under, or null when the signature is missing or
 * wrong. The answers are remembered, since a browser sends the same cookie with every request. Whether the session
 * still lives is another question.
 */
export function sessionCookieOpener(secret: string): (cookie: string | null) => Buffer | null {
  const opened = new Map<string, Buffer>();
  return (cookie) => {
    if (!cookie) return null;
    const known = opened.get(cookie);
    if (known !== undefined) return known;
    const token = openSigned(cookie, secret);
    if (token === null) return null;
    const hash = hashToken(token);
    if (opened.size >= rememberedCookies) opened.clear();
    opened.set(cookie, hash);
    return hash;
  };
}

/** The value of a cookie that `sign` made, or null when the signature is missing or wrong. */
export function openSigned(cookie: string | null, secret: string): string | null {
  if (!cookie) return null;
  const decoded = decode(cookie);
  const cut = decoded.lastIndexOf('.');
  if (cut < 1) return null;
  const value = decoded.slice(0, cut);
  const given = Buffer.from(decoded.slice(cut + 1), 'base64');
  const expected = createHmac('sha256', secret).update(value).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** `value.base64(HMAC-SHA256(value))`, percent-encoded. */
export function sign(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);
}

/** A `Set-Cookie` for our own cookies. `Secure` is added on the way out when the request came over https. */
export function cookie(name: string, value: string, maxAgeSeconds?: number): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${age}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
