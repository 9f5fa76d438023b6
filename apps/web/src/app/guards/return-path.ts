import { paths } from '@wordgrove/contract/paths';

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

function parse(value: string): URL | null {
  try {
    return new URL(value, somewhere);
  } catch {
    return null;
  }
}
