import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a writing request may have come from our own pages. Browsers send `Sec-Fetch-Site`, or at least `Origin`.
 * Other programs send neither and carry no victim's cookies, so they pass.
 *
 * @param host the host the request was sent to, as the browser sees it
 * @param baseUrl the configured public address, when there is one
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string | undefined, baseUrl?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return originIs(headers.origin, baseUrl);
  if (!headers.origin) return true;
  if (headers.origin === 'null' || !URL.canParse(headers.origin)) return false;
  return new URL(headers.origin).host === host || originIs(headers.origin, baseUrl);
}

function originIs(origin: string | undefined, baseUrl: string | undefined): boolean {
  if (!origin || !baseUrl || !URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(baseUrl).origin;
}
