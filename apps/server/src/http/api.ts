import { fallbackContractConfig } from '@orpc/contract';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import type { AnyProcedure, Router } from '@orpc/server';
import { createProcedureClient } from '@orpc/server';
import type { Contract } from '@wordgrove/contract';
import { apiPrefix, writeIdHeader } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';
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
    const output = await underWriteId(request.headers[writeIdHeader], () => ask(withParams(sent, found.params)));
    reply.code(successStatus(found.procedure));
    return output === undefined ? reply.send() : reply.type(json).send(JSON.stringify(output));
  });
}

const json = 'application/json; charset=utf-8';

/** As the request spells it: only so does a call have one address. A path is null outside of the calls. */
function addressOf({ raw: { url = '' } }: FastifyRequest): { path: `/${string}` | null; query: string } {
  const [address = ''] = url.split('#', 1);
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  const query = end < 0 ? '' : address.slice(end + 1);
  if (!path.startsWith(`${apiPrefix}/`)) return { path: null, query };
  return { path: `/${path.slice(apiPrefix.length + 1).replace(/\/$/, '')}`, query };
}

/** What the path names decides over what body or query say of it. */
function withParams(sent: unknown, params: Record<string, string> | undefined): unknown {
  if (!params) return sent;
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent, ...params } : params;
}

function successStatus(procedure: AnyProcedure): number {
  return fallbackContractConfig('defaultSuccessStatus', procedure['~orpc'].route.successStatus);
}
