import { contract } from 'virtual:contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { QueryKey } from '@tanstack/react-query';
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Contract } from '@wordgrove/contract';
import { apiPrefix, writeIdHeader } from '@wordgrove/contract/paths';
import { errorCode, isWorthRetrying } from './errors.ts';
import { ownWrites } from './own-writes.ts';

/** A network that wants a sign-in of its own answers every call with its page. */
function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/html');
}

/**
 * `fetch` whose failure to reach the server is an error with the code `network-request-failed`.
 * A cancelled request stays what it is, so that nobody is told about it.
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

type CallContext = {
  /**
   * The queries that this call's caller brings up to date itself once it is answered: out of the answer, or by asking
   * again. The server's hint of this same call then doesn't ask for them a second time.
   */
  updates?: readonly QueryKey[];
  /** Set here, for the header. */
  writeId?: string;
};

/** What was written by this page and is known to it. */
export const pageWrites = ownWrites({ standOf });

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${window.location.origin}${apiPrefix}`,
  headers: ({ context: { writeId } }) => ({
    'x-wordgrove-version': __APP_VERSION__,
    ...(writeId !== undefined && { [writeIdHeader]: writeId }),
  }),
  interceptors: [
    async ({ next, ...call }) => {
      const { updates } = call.context;
      if (!updates) return next();
      const write = pageWrites.begin(updates);
      let isAnswered = false;
      try {
        const answer = await next({ ...call, context: { ...call.context, writeId: write.id } });
        isAnswered = true;
        return answer;
      } finally {
        write.end(isAnswered);
      }
    },
  ],
  fetch: (request, init) => fetchOrExplain(request, { ...init, credentials: 'same-origin' }),
});

/** Every call of the contract as a typed function. Throws errors whose code `errorCode` reads. */
export const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);

/** Query and mutation options, and cache keys, for every call. */
export const orpc = createTanstackQueryUtils(client);

const retriesMax = 2;
const sessionCodes: ReadonlySet<string> = new Set([
  'unauthenticated',
  'email-not-verified',
  'password-change-required',
]);

/** A call that was refused because of who is asking says that the session isn't what this page believes. */
function askForSession(error: unknown, refused?: { queryKey: QueryKey }): void {
  const queryKey = orpc.auth.session.key();
  const isSessionItself =
    refused !== undefined && hashKey(refused.queryKey.slice(0, 1)) === hashKey(queryKey.slice(0, 1));
  if (sessionCodes.has(errorCode(error)) && !isSessionItself) void queryClient.invalidateQueries({ queryKey });
}

/** The one cache of this page. Only what may pass by itself is asked again: a lost network, a server in trouble. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askForSession }),
  mutationCache: new MutationCache({ onError: (error) => askForSession(error) }),
  defaultOptions: {
    // A browser without a network still reaches a server on its own machine. Elsewhere a form that can't be sent has to
    // say so at once, instead of waiting in silence for a connection.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < retriesMax && isWorthRetrying(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

function standOf(keys: readonly QueryKey[]): string | null {
  const queries = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }));
  if (queries.some(({ state }) => state.fetchStatus !== 'idle')) return null;
  return queries.map(({ queryHash, state }) => `${queryHash} ${state.dataUpdateCount}`).join();
}
