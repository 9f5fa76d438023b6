import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownRowsOf } from '#http/builders.ts';
import type { OwnRows, RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';

type Parts = {
  exportAccount: (own: OwnRows) => Promise<Record<string, unknown>>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Sends everything held about the caller as a file, even to somebody without a verified address or a profile. */
export function exportRoute(server: FastifyInstance, { exportAccount, contextOf }: Parts): void {
  server.get(streamPaths.exportMine, async (request, reply) => {
    const caller = await contextOf(request, reply).findCaller();
    if (!caller) throw failures.unauthenticated();
    if (caller.needsNewPassword) throw failures.newPasswordRequired();
    return reply
      .header('content-disposition', 'attachment; filename="wordgrove-export.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await exportAccount(ownRowsOf(caller)), null, 2));
  });
}
