import { apiPrefix } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/log.ts';
import type { Lexicon } from './lexicon.ts';

type Parts = { lexicon: () => Pick<Lexicon, 'vocabulary'>; log: Log };

/** Only hints to be ready: an address written differently reaches the same calls, a moment later. */
const dictionaryCalls = `${apiPrefix}/dictionary/`;
const openText = new RegExp(`^${apiPrefix}/pdfs/[^/]+/open$`);

/**
 * Opens the lexicon, which takes much memory, when somebody opens the dictionary or a text: the page fetches the lists,
 * or the first page, and the reader types or clicks a moment later.
 */
export function warmUpOnUse(parts: Parts) {
  return (server: FastifyInstance): void => {
    server.addHook('onRequest', (request, _, done) => {
      if (request.url.startsWith(dictionaryCalls)) void warmUp(parts);
      done();
    });
    // Once it is answered: opening the lexicon keeps everything else waiting for a tenth of a second.
    server.addHook('onResponse', (request, reply, done) => {
      if (openText.test(request.url) && reply.statusCode === 200) void warmUp(parts);
      done();
    });
  };
}

/** The slowest part runs in its own thread; anything already open stays open. */
async function warmUp({ lexicon, log }: Parts): Promise<void> {
  try {
    await lexicon().vocabulary();
  } catch (error) {
    log.warn({ error }, 'the words for suggestions could not be prepared; it is tried again when they are needed');
  }
}
