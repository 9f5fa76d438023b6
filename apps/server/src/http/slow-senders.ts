import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from '#http/malformed.ts';

type Sending = { request: IncomingMessage; since: number };
type Watch = { isHttps: boolean; now?: () => number };

/** For a request whose body is still on its way; Node itself allows a minute for the head. */
export const patienceMs = { usual: 120_000, upload: limits.uploadRetryMs };

const uploads: ReadonlySet<string | undefined> = new Set([
  streamPaths.files,
  streamPaths.handInFile,
  streamPaths.importCards,
  streamPaths.supportMessages,
]);

/**
 * Ends requests whose body doesn't arrive in time. A file may take as long as its sender goes on trying; any other
 * request, and the rest of a file that has been answered, has two minutes. Node's own `requestTimeout` is the same for
 * all routes, so it is set to the longest.
 *
 * @returns the look that is taken at all requests every so often
 */
export function endSlowSenders(server: FastifyInstance, { isHttps, now = () => performance.now() }: Watch): () => void {
  const sending = new Map<ServerResponse, Sending>();
  const files = new WeakSet<IncomingMessage>();

  server.server.on('request', (request, response) => {
    sending.set(response, { request, since: now() });
    response.once('close', () => {
      if (request.complete) sending.delete(response);
    });
  });
  server.addHook('onRequest', (request, _, done) => {
    if (request.method === 'POST' && uploads.has(request.routeOptions.url)) files.add(request.raw);
    done();
  });
  const look = () => {
    for (const [response, { request, since }] of sending) {
      const isFile = files.has(request) && !response.writableEnded;
      const isOver = now() - since > (isFile ? patienceMs.upload : patienceMs.usual);
      if (request.socket.destroyed) sending.delete(response);
      else if (!request.complete && isOver) end(response, request, isHttps);
      else if (request.complete && response.closed) sending.delete(response);
    }
  };
  const looking = setInterval(look, patienceMs.usual / 10);
  looking.unref();
  server.addHook('onClose', async () => clearInterval(looking));
  return look;
}

/** Nothing may be written into an answer that has begun. */
function end({ headersSent }: ServerResponse, { socket }: IncomingMessage, isHttps: boolean): void {
  if (headersSent) socket.destroy();
  else answerBrokenRequest(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket, isHttps);
}
