import { paths } from '@wordgrove/contract/paths';
import { readInTab, writeInTab } from './storage.ts';

const somewhere = 'http://wordgrove.invalid';
const neverBackTo: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.signInCode,
  paths.unauthorized,
];

/**
 * A place in this app to return to after signing in, or null. Anything that could lead to another site is refused: the
 * value comes from an address that somebody else may have written.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const url = parse(value);
  // Parent segments (`..`) can leave a path that begins with two slashes, which a browser reads as another host.
  if (!url || url.origin !== somewhere || url.pathname.startsWith('//')) return null;
  return neverBackTo.includes(url.pathname) ? null : url.pathname + url.search + url.hash;
}

const keptKey = 'returnTo';

/**
 * What the login page's address says of the place to return to. The part after a `#` may be a secret that no server is to
 * see, as in an invitation: this tab keeps it, for whoever registers first too.
 *
 * @param href path, search and hash
 */
export function keepReturn(href: string): string {
  const [shown = ''] = href.split('#');
  writeInTab(keptKey, shown === href ? null : href);
  return shown;
}

/**
 * Where to go after signing in, or null.
 *
 * @param asked what the address of the login page says; undefined after a registration
 */
export function returnPath(asked: unknown): string | null {
  const kept = safeReturnPath(readInTab(keptKey));
  const isKept = asked === undefined || asked === kept?.split('#')[0];
  return isKept && kept !== null ? kept : safeReturnPath(asked);
}

/** Keeps the place that the login page's address names, for somebody who signs in elsewhere and comes back without it. */
export function keepAsked(asked: unknown): void {
  const path = returnPath(asked);
  if (path !== null) writeInTab(keptKey, path);
}

/** Once there, the next person in this tab isn't led to the same place. */
export function forgetReturn(): void {
  writeInTab(keptKey, null);
}

function parse(value: string): URL | null {
  try {
    return new URL(value, somewhere);
  } catch {
    return null;
  }
}
