import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { LiveHub } from './hub.ts';
import { parseCursor } from './rules.ts';
import { openStream } from './stream.ts';
import type { Start } from './subscribers.ts';

type Parts = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Pick<RequestContext, 'findCaller'>;
  hub: LiveHub;
};

/**
 * The live stream: server-sent events for everybody with a session, even without verification or a profile, since hints
 * are addressed to people and say only what to refetch. Answers 401 without a session, or with the session of another
 * user than `for`.
 */
export function mountLive(server: FastifyInstance, { contextOf, hub }: Parts): void {
  server.get(streamPaths.live, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await contextOf(request, reply).findCaller();
    const wanted = readText(request.query, 'for');
    if (!caller || (wanted !== null && wanted !== caller.userId)) throw failures.unauthenticated();
    reply.hijack();
    const stream = openStream({
      answer: reply.raw,
      headers: reply.getHeaders(),
      whose: { userId: caller.userId, sessionId: caller.sessionId, start: startOf(request) },
      onClose: hub.leave,
    });
    // A reader who left during the session look-up has already been reported as closed.
    if (stream.isOpen()) hub.subscribe(stream);
  });
}

function startOf({ headers, query }: FastifyRequest): Start {
  const sent = headers['last-event-id'] ?? readText(query, 'cursor');
  if (typeof sent === 'string') {
    const cursor = parseCursor(sent);
    return cursor ? { at: 'cursor', cursor } : { at: 'unknown' };
  }
  const ago = readText(query, 'ago');
  if (ago === null) return { at: 'now' };
  return /^\d{1,12}$/.test(ago) ? { at: 'ago', ms: Number(ago) } : { at: 'unknown' };
}

function readText(query: unknown, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value = new Map(Object.entries(query)).get(name);
  return typeof value === 'string' ? value : null;
}
