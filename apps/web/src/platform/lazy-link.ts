import type { ClientContext, ClientLink } from '@orpc/client';
import { ORPCError } from '@orpc/client';

type Parts<Context extends ClientContext> = {
  /** Rejects when the code can't be fetched; it is tried again at the next call. */
  load: () => Promise<ClientLink<Context>>;
  isServerThere: () => Promise<boolean>;
  /** Reloads the page, unless that was tried before. */
  reload: () => void;
};

export type LazyLink<Context extends ClientContext> = ClientLink<Context> & {
  /** Fetches the code ahead of the first call; resolves to whether it is there. What is wrong, the call will say. */
  prepare: () => Promise<boolean>;
};

/**
 * A link whose code is fetched at its first call. While the code can't be fetched, a call fails as it would on a lost
 * network. If the server is there and still doesn't give it, the code is gone after an update, and the page is reloaded.
 */
export function lazyLink<Context extends ClientContext>(parts: Parts<Context>): LazyLink<Context> {
  let loading: Promise<ClientLink<Context>> | undefined;

  function load(): Promise<ClientLink<Context>> {
    const started = loading ?? parts.load();
    loading = started;
    started.catch(() => {
      loading = undefined;
    });
    return started;
  }

  async function loadForCall(isAgain = false): Promise<ClientLink<Context>> {
    try {
      return await load();
    } catch (cause) {
      if (await parts.isServerThere()) {
        // It may have come back only since then; a reload would lose what somebody has typed.
        if (!isAgain) return loadForCall(true);
        parts.reload();
      }
      throw new ORPCError('network-request-failed', { status: 0, message: String(cause), cause });
    }
  }

  return {
    call: async (path, input, options) => (await loadForCall()).call(path, input, options),
    prepare: () =>
      load().then(
        () => true,
        () => false,
      ),
  };
}
