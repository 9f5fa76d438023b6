import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionCookie = 'wordgrove.session_token';
export const browserCookie = 'wordgrove.browser';

/** About 200 bytes each. */
const rememberedCookies = 5000;

/** Cookies of a request by name; the first of a name wins, values are still encoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(';')) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return null;
}

/**
 * `openSigned` that remembers: a browser sends the same cookie with every request, and whether its signature is right
 * never changes. Whether the session still lives is another question.
 */
export function signedCookieOpener(secret: string): (cookie: string | null) => string | null {
  const opened = new Map<string, string>();
  return (cookie) => {
    if (!cookie) return null;
    const known = opened.get(cookie);
    if (known !== undefined) return known;
    const value = openSigned(cookie, secret);
    if (value === null) return null;
    if (opened.size >= rememberedCookies) opened.clear();
    opened.set(cookie, value);
    return value;
  };
}

/**
 * The value of a signed cookie, or null when the signature is missing or wrong.
 *
 * The form is the sign-in library's: `value.base64(HMAC-SHA256(value))`, percent-encoded.
 */
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

export function sign(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`);
}

/** A `Set-Cookie` for our own cookies. `Secure` is added on the way out when the request came by https. */
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
