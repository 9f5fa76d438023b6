import { Readable } from 'node:stream';
import { gradebookWishSchema } from '@wordgrove/contract/grading-fields';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireTeacherWho } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { issuesOf } from '#http/issues.ts';
import { attachment } from '#platform/attachment.ts';
import type { GradebookService } from './gradebook-service.ts';

export type GradebookRouteParts = {
  file: GradebookService['file'];
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Serves a class's gradebook, or a period of it, as a file for spreadsheets. */
export function gradebookRoute(server: FastifyInstance, { file, contextOf }: GradebookRouteParts): void {
  server.get(streamPaths.exportGrades, async (request, reply) => {
    const { taught, caller } = requireTeacherWho(await contextOf(request, reply).findCaller());
    const query = gradebookWishSchema.safeParse(request.query);
    if (!query.success) throw failures.invalidInput(issuesOf(query.error.issues));
    const { name, parts } = await file(taught, query.data, caller.language);
    return reply
      .header('content-disposition', attachment(name, 'csv', 'gradebook'))
      .type('text/csv; charset=utf-8')
      .send(Readable.from(parts));
  });
}
