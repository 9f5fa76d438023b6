import type { ClientOptions } from '@orpc/client';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { QueryKey } from '@tanstack/react-query';
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Contract } from '@wordgrove/contract';
import { loadChunk, reloadOnce } from './chunks.ts';
import type { ErrorCode } from './error-codes.ts';
import { errorCode, isWorthRetrying } from './errors.ts';
import { lazyLink } from './lazy-link.ts';
import { ownWrites } from './own-writes.ts';
import { isServerThere } from './server-reach.ts';

type CallContext = {
  /**
   * The queries that the caller updates itself once the call is answered: from the answer, or by refetching. The
   * server's hint of the same call then doesn't refetch them a second time.
   */
  updates?: readonly QueryKey[];
};

/** What this page has written and already knows. */
export const pageWrites = ownWrites({ standOf });

// The code that sends calls isn't needed to show a page, so a visitor's first page doesn't wait for it.
const sender = lazyLink<{ writeId?: string }>({
  load: async () => (await loadChunk('api-link', () => import('./api-link.ts'))).link,
  isServerThere,
  reload: reloadOnce,
});

/** Fetches what calls need, so that the first one doesn't wait for it. */
export const prepareCalls = sender.prepare;

async function call(
  path: readonly string[],
  input: unknown,
  { context, ...options }: ClientOptions<CallContext>,
): Promise<unknown> {
  const { updates } = context;
  if (!updates) return sender.call(path, input, { ...options, context: {} });
  const write = pageWrites.begin(updates);
  let isAnswered = false;
  try {
    const answer = await sender.call(path, input, { ...options, context: { writeId: write.id } });
    isAnswered = true;
    return answer;
  } finally {
    write.end(isAnswered);
  }
}

/** Every call of the contract as a typed function. Throws errors whose code `errorCode` reads. */
export const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient({ call });

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
