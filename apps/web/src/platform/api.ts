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
import type { ErrorCode } from './error-codes.ts';
import { errorCode, isWorthRetrying } from './errors.ts';
import { ownWrites } from './own-writes.ts';

/** A network that requires a sign-in of its own (captive portal) answers every call with its page. */
function isPage({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/html');
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

type CallContext = {
  /**
   * The queries that the caller updates itself once the call is answered: from the answer, or by refetching. The
   * server's hint of the same call then doesn't refetch them a second time.
   */
  updates?: readonly QueryKey[];
  /** Set here, for the header. */
  writeId?: string;
};

/** What this page has written and already knows. */
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
const sessionCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'unauthenticated',
  'email-not-verified',
  'password-change-required',
]);

/** A call refused because of who is asking shows that the session isn't what this page believes. */
function askForSession(error: unknown, refused?: { queryKey: QueryKey }): void {
  const queryKey = orpc.auth.session.key();
  const isSessionItself =
    refused !== undefined && hashKey(refused.queryKey.slice(0, 1)) === hashKey(queryKey.slice(0, 1));
  if (sessionCodes.has(errorCode(error)) && !isSessionItself) void queryClient.invalidateQueries({ queryKey });
}

/**
 * The page's only query cache. Only failures that may pass by themselves are retried: a lost network, a server in
 * trouble.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askForSession }),
  mutationCache: new MutationCache({ onError: (error) => askForSession(error) }),
  defaultOptions: {
    // A browser without a network still reaches a server on its own machine. Elsewhere a form that can't be sent must
    // say so at once, instead of silently waiting for a connection.
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
