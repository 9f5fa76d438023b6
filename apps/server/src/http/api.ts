import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { Contract } from '@wordgrove/contract';
import { apiPrefix, writeIdHeader } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import { isExpected, retryAfter, toFailure } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import type { Log } from '#platform/log.ts';
import { underWriteId } from '#platform/write-id.ts';

export type ApiRouter = Router<Contract, RequestContext>;

/** The one route that serves every call of the contract. */
export const callsRoute = `${apiPrefix}/*`;

/** Calls that free room, or only end something, work on a full disk too, and so does reading a text. */
const needsNoRoom = new Set([
  'auth.signOut',
  'auth.deleteAccount',
  'assignments.removeFile',
  'network.keepOut',
  'pdfs.remove',
  ...['list', 'library', 'coverage', 'open', 'search', 'pageTexts', 'pageWords', 'words', 'heat'].map(
    (name) => `pdfs.${name}`,
  ),
]);

type Parts = {
  router: ApiRouter;
  log: Log;
  isDiskLow: () => boolean;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Mounts every call of the contract under /api. */
export function mountApi(server: FastifyInstance, { router, log, isDiskLow, contextOf }: Parts): void {
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const failed = toFailure(error);
          if (!isExpected(failed)) log.error({ error }, 'call failed');
          const wait = retryAfter(failed);
          if (wait) context.setHeader('retry-after', wait);
          throw failed;
        }
      },
    ],
    clientInterceptors: [
      ({ next, path, procedure }) => {
        const isRead = procedure['~orpc'].route.method === 'GET';
        if (!isRead && isDiskLow() && !needsNoRoom.has(path.join('.'))) throw failures.storageFull();
        return next();
      },
    ],
  });

  server.all(callsRoute, async (request, reply) => {
    const context = contextOf(request, reply);
    const handle = () => handler.handle(request, reply, { prefix: apiPrefix, context });
    const { matched } = await underWriteId(request.headers[writeIdHeader], handle);
    if (!matched) reply.callNotFound();
  });
}
