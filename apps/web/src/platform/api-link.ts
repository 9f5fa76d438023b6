import { contract } from 'virtual:contract';
import { ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { apiPrefix, writeIdHeader } from '@wordgrove/contract/paths';

/** A network that requires a sign-in of its own (captive portal) answers every call with its page. */
function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/html');
}

let isLeaving = false;
// In the capturing phase: before anybody who still has something to send hears of it.
for (const type of ['pagehide', 'pageshow'] as const) {
  const handle = () => {
    isLeaving = type === 'pagehide';
  };
  window.addEventListener(type, handle, { capture: true });
}

/**
 * `fetch`, except that failing to reach the server is an error with the code `network-request-failed`. A cancelled
 * request stays as it is, so that nobody is told about it.
 */
async function fetchOrExplain(request: Request, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(request, init);
    if (isPage(answer)) throw new Error('a page came instead of an answer');
    return answer;
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new ORPCError('network-request-failed', { status: 0, message: String(cause), cause });
  }
}

/** Sends a call over HTTP. `writeId` is the name by which the server's hint will mention it. */
export const link = new OpenAPILink<{ writeId?: string }>(contract, {
  url: () => `${window.location.origin}${apiPrefix}`,
  headers: ({ context: { writeId } }) => ({
    'x-wordgrove-version': __APP_VERSION__,
    ...(writeId !== undefined && { [writeIdHeader]: writeId }),
  }),
  // What is sent while the page is being left would otherwise be cancelled with it.
  fetch: (request, init) => fetchOrExplain(request, { ...init, credentials: 'same-origin', keepalive: isLeaving }),
});
