import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { NoticeParts } from './routes.ts';
import { unsubscribe } from './routes.ts';

/**
 * Switches digests off when a mail program posts to the address in a digest's header (RFC 8058): without a session, a
 * redirect or a question. Fetching the address shows a page and changes nothing.
 */
export function oneClickRoute(server: FastifyInstance, parts: Pick<NoticeParts, 'db' | 'secret'>): void {
  void server.register((scope, _options, registered) => {
    // The body only says that it is the one click.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_, __, done) => done(null, null));
    scope.post<{ Querystring: { token?: string } }>(streamPaths.unsubscribe, async (request, reply) => {
      const { token } = request.query;
      const isDone = typeof token === 'string' && (await unsubscribe(parts, token));
      return reply.code(isDone ? 200 : 410).send({});
    });
    registered();
  });
}
