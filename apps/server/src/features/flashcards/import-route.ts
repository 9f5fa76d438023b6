import { PassThrough } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import type { ImportMessage, ImportReport } from '@wordgrove/contract/flashcards';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { requireMemberWho } from '#http/builders.ts';
import type { OwnRows, RequestContext } from '#http/context.ts';
import { isExpected, toFailure } from '#http/errors.ts';
import type { Log } from '#platform/log.ts';
import type { OnProgress } from './import-cards.ts';
import type { ImportForm } from './import-form.ts';
import { importFormLimits, readImportForm } from './import-form.ts';
import type { ImportFile } from './import-rules.ts';
import { readImport } from './read-import.ts';

export type ImportRouteParts = {
  /** Refuses a deck that isn't the caller's, before anything is read out of the file. */
  admit: (own: OwnRows, deckId: string) => Promise<void>;
  importCards: (own: OwnRows, form: ImportForm, file: ImportFile, onProgress: OnProgress) => Promise<ImportReport>;
  log: Log;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Takes a file of cards and answers line by line how far it is. What can be refused at once is refused by status. */
export async function importRoute(server: FastifyInstance, parts: ImportRouteParts): Promise<void> {
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: importFormLimits });
    inner.post(streamPaths.importCards, async (request, reply) => {
      const caller = await parts.contextOf(request, reply).findCaller();
      const own = requireMemberWho(caller, 'create_flashcards');
      const form = await readImportForm(request);
      await parts.admit(own, form.deckId);
      const file = await readImport(form.content);
      reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8');
      return reply.send(answer(parts, own, form, file));
    });
  };
  await server.register(mount);
}

/** The import goes on to its end when nobody listens any more: it can be asked for again by its id. */
function answer({ importCards, log }: ImportRouteParts, own: OwnRows, form: ImportForm, file: ImportFile): PassThrough {
  const stream = new PassThrough();
  stream.on('error', () => undefined);
  const write = (message: ImportMessage) => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(message)}\n`);
  };
  const work = async () => {
    try {
      const report = await importCards(own, form, file, (done, total) => write({ type: 'progress', done, total }));
      write({ type: 'report', report });
    } catch (error) {
      const failed = toFailure(error);
      if (!isExpected(failed)) log.error({ error }, 'import failed');
      write({ type: 'failed', code: failed.code });
    }
    stream.end();
  };
  void work();
  return stream;
}
