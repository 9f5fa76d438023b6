import { PassThrough } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import { streamErrors } from '@wordgrove/contract/errors';
import type { ImportMessage, ImportReport } from '@wordgrove/contract/flashcards';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { requireMemberWho } from '#http/builders.ts';
import type { OwnRows, RequestContext } from '#http/context.ts';
import { failureOf } from '#http/errors.ts';
import { refusalsOf } from '#http/failure.ts';
import { leaveRestUnread } from '#http/file-part.ts';
import { lineRetrySeconds, oneAtATime } from '#platform/one-at-a-time.ts';
import { makeWorkFolder } from '#platform/work-folder.ts';
import type { OnProgress } from './import-cards.ts';
import type { ImportForm } from './import-form.ts';
import { importFormLimits, readImportForm } from './import-form.ts';
import type { ImportFile } from './import-rules.ts';
import { readImport } from './read-import.ts';

export type ImportRouteParts = {
  /** Refuses a deck that isn't the caller's before the file is read. */
  admit: (own: OwnRows, deckId: string) => Promise<void>;
  importCards: (own: OwnRows, form: ImportForm, file: ImportFile, onProgress: OnProgress) => Promise<ImportReport>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** A user may retry before the first answer came; a whole class pasting its words at once fits too. */
const line = { places: 48, placesOfOne: 3, waitMs: 30_000 };

const errors = refusalsOf(streamErrors.importCards);
const busy = () => errors['import-busy']({ data: { retryAfterSeconds: lineRetrySeconds } });

/**
 * Takes a file of cards and streams its progress line by line. Early refusals are answered by status. One file is read
 * at a time; nothing of the waiting ones is in memory.
 */
export async function importRoute(server: FastifyInstance, parts: ImportRouteParts): Promise<void> {
  const enter = oneAtATime(line);
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: importFormLimits });
    inner.post(streamPaths.importCards, async (request, reply) => {
      leaveRestUnread(request, reply);
      const caller = await parts.contextOf(request, reply).findCaller();
      const own = requireMemberWho(caller, 'create_flashcards');
      const place = enter(own.userId);
      if (!place) throw busy();
      const folder = await makeWorkFolder();
      const end = async () => {
        place.leave();
        await folder.remove();
      };
      try {
        const form = await readImportForm(request, folder.path, errors);
        await parts.admit(own, form.deckId);
        if (!(await place.turn(goneWith(reply)))) throw busy();
        const file = await readImport({ path: form.path, folder: folder.path }, errors);
        reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8');
        const run: Run = (onProgress) => parts.importCards(own, form, file, onProgress);
        return reply.send(answer(run, request, end));
      } catch (error) {
        await end();
        throw error;
      }
    });
  };
  await server.register(mount);
}

/** A closed connection gives up its place in line. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

type Run = (onProgress: OnProgress) => Promise<ImportReport>;

/** The import runs to its end even when the client is gone: its report can be fetched again by its id. */
function answer(run: Run, request: FastifyRequest, end: () => Promise<void>): PassThrough {
  const stream = new PassThrough();
  stream.on('error', () => undefined);
  const write = (message: ImportMessage) => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(message)}\n`);
  };
  const work = async () => {
    try {
      const report = await run((done, total) => write({ type: 'progress', done, total }));
      write({ type: 'report', report });
    } catch (error) {
      write({ type: 'failed', code: failureOf(error, request).code });
    }
    stream.end();
    await end();
  };
  void work();
  return stream;
}
