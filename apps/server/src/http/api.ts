import { fallbackContractConfig } from '@orpc/contract';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type { AnyProcedure, AnyRouter, Router } from '@orpc/server';
import { createProcedureClient } from '@orpc/server';
import type { Contract } from '@wordgrove/contract';
import { apiPrefix, writeIdHeader } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import { failureOf } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import { underWriteId } from '#platform/write-id.ts';

/** Every call of the contract. */
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
  router: AnyRouter;
  isDiskLow: () => boolean;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/**
 * Mounts every call of the contract under /api. Finds, checks and runs a call with oRPC's own parts; its adapter for
 * Fastify isn't used, as it took a tenth of a read's time: it builds a `URL` and an `AbortSignal` for each request, and
 * copies an answer that is JSON already. Whatever a call throws goes to the server's error handler.
 */
export function mountApi(server: FastifyInstance, { router, isDiskLow, contextOf }: Parts): void {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const queries = new StandardBracketNotationSerializer();

  server.all(callsRoute, async (request, reply) => {
    const { path, query } = addressOf(request);
    const found = path === null ? undefined : await matcher.match(request.method, path);
    if (!found) return reply.callNotFound();
    const isRead = request.method === 'GET';
    if (!isRead && isDiskLow() && !needsNoRoom.has(found.path.join('.'))) throw failures.storageFull();
    const sent = isRead ? queries.deserialize([...new URLSearchParams(query)]) : request.body;
    const ask = createProcedureClient(found.procedure, { context: contextOf(request, reply), path: found.path });
    try {
      const output = await underWriteId(request.headers[writeIdHeader], () => ask(withParams(sent, found.params)));
      if (reply.sent) return reply;
      reply.code(successStatus(found.procedure));
      return output === undefined ? reply.send() : reply.type(json).send(JSON.stringify(output));
    } catch (error) {
      request.log = request.log.child({ call: found.path.join('.') });
      // Refused meanwhile because it took too long: nobody waits for what came of it.
      if (!reply.sent) throw error;
      failureOf(error, request);
      return reply;
    }
  });
}

const json = 'application/json; charset=utf-8';

/** Read as it was sent: neither `..` nor an encoded letter leads to a call. `path` is null for an address outside /api. */
function addressOf({ raw: { url = '' } }: FastifyRequest): { path: `/${string}` | null; query: string } {
  const [address = ''] = url.split('#', 1);
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  const query = end < 0 ? '' : address.slice(end);
  if (!path.startsWith(`${apiPrefix}/`)) return { path: null, query };
  return { path: `/${path.slice(apiPrefix.length + 1).replace(/\/$/, '')}`, query };
}

/** What the path names wins over what body or query say of it. */
function withParams(sent: unknown, params: Record<string, string> | undefined): unknown {
  if (!params) return sent;
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent, ...params } : params;
}

function successStatus(procedure: AnyProcedure): number {
  return fallbackContractConfig('defaultSuccessStatus', procedure['~orpc'].route.successStatus);
}
