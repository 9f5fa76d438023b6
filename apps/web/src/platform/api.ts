import { contract } from 'virtual:contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import type { Contract } from '@wordgrove/contract';
import { apiPrefix } from '@wordgrove/contract/paths';
import { isWorthRetrying } from './errors.ts';

/**
 * `fetch` whose failure to reach the server is an error with the code `network-request-failed`.
 * A cancelled request stays what it is, so that nobody is told about it.
 */
async function fetchOrExplain(request: Request, init: RequestInit): Promise<Response> {
  try {
    return await fetch(request, init);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new ORPCError('network-request-failed', { status: 0, message: String(cause), cause });
  }
}

const link = new OpenAPILink(contract, {
  url: () => `${window.location.origin}${apiPrefix}`,
  headers: () => ({ 'x-wordgrove-version': __APP_VERSION__ }),
  fetch: (request, init) => fetchOrExplain(request, { ...init, credentials: 'same-origin' }),
});

/** Every call of the contract as a typed function. Throws errors whose code `errorCode` reads. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** Query and mutation options, and cache keys, for every call. */
export const orpc = createTanstackQueryUtils(client);

const retriesMax = 2;

/** The one cache of this page. Only what may pass by itself is asked again: a lost network, a server in trouble. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < retriesMax && isWorthRetrying(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
    },
    mutations: { retry: false },
  },
});
