import fastifyMultipart from '@fastify/multipart';
import { streamErrors } from '@wordgrove/contract/errors';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#http/context.ts';
import { refusalsOf } from '#http/failure.ts';
import { leaveRestUnread } from '#http/file-part.ts';
import { formLimits, readForm } from './form.ts';
import type { SupportService } from './service.ts';

export type SupportRouteParts = {
  support: SupportService;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const errors = refusalsOf(streamErrors.supportMessages);

/** The contact form's route, open to everybody. Only here are multipart bodies accepted. */
export async function supportRoutes(server: FastifyInstance, { support, contextOf }: SupportRouteParts): Promise<void> {
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: formLimits });
    inner.post(streamPaths.supportMessages, async (request, reply) => {
      leaveRestUnread(request, reply);
      const context = contextOf(request, reply);
      const caller = await context.findCaller();
      const userId = caller?.userId ?? null;
      await support.admit({ userId, ip: context.ip }, errors);
      await support.receive(await readForm(request, errors), userId);
      return reply.code(201).send({ received: true });
    });
  };
  await server.register(mount);
}
