import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorBody, retryAfter } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import { securityHeaders } from '#http/security-headers.ts';

type Waiting = { request: IncomingMessage; since: number };

const standardPatienceMs = 15_000;

/**
 * Answers 503 when a request has waited too long for something that hangs, such as a database that takes a query and
 * says nothing. The work goes on, and a request that is sent again still happens once. A route that is slow on purpose
 * sends its head early, and a client that is still sending its body isn't waiting.
 *
 * One look at all requests every so often costs less than a timer for each.
 */
export function answerOverdue(server: FastifyInstance, patienceMs = standardPatienceMs): void {
  const waiting = new Map<ServerResponse, Waiting>();

  server.server.on('request', (request, response) => {
    waiting.set(response, { request, since: performance.now() });
    response.once('close', () => waiting.delete(response));
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [response, each] of waiting) {
      if (!each.request.complete) each.since = now;
      else if (now - each.since > patienceMs && !response.headersSent) refuse(response);
    }
  }, patienceMs / 10);
  looking.unref();
  server.addHook('onClose', async () => clearInterval(looking));
}

function refuse(response: ServerResponse): void {
  const refusal = failures.unavailable();
  response.writeHead(refusal.status, {
    ...securityHeaders(false),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': retryAfter(refusal) ?? '',
  });
  response.end(JSON.stringify(errorBody(refusal)));
}
