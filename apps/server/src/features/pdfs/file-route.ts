import { streamErrors } from '@wordgrove/contract/errors';
import { limits } from '@wordgrove/contract/limits';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { requireMemberWho } from '#http/builders.ts';
import type { OwnRows, RequestContext } from '#http/context.ts';
import { failures, refusalsOf } from '#http/failure.ts';
import { sandbox, sendStored } from '#http/send-file.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import type { Passes } from '#platform/pass.ts';
import { idOfPath, pathOf, presentFile } from './file-terms.ts';
import type { TextRow } from './text-store.ts';
import { findAsked, findCover } from './text-store.ts';

export type FileRouteParts = {
  db: Db;
  clock: Clock;
  files: FileStore;
  passes: Passes;
  log: Log;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const errors = refusalsOf(streamErrors.file);

const paramsSchema = z.object({ bucket: z.string(), name: z.string() });
const querySchema = z.object({
  alt: z.enum(['json', 'media']).default('json'),
  token: z.string().max(200).default(''),
});
const coverSchema = z.object({ id: z.uuid() });

/** Serves a text's file as the spec's storage does, and the picture of its first page. */
export function fileRoute(server: FastifyInstance, parts: FileRouteParts): void {
  server.get(streamPaths.file, async (request, reply) => {
    const own = requireMemberWho(await parts.contextOf(request, reply).findCaller(), 'view_dictionary');
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw failures.invalidInput([{ path: 'alt', problem: 'invalid' }]);
    const id = idAsked(request);
    if (query.data.alt === 'json') return describe(parts, own, id);
    return send(request, reply, parts, await findWithToken(parts, own, id, query.data.token));
  });

  server.get(streamPaths.pdfCover, async (request, reply) => {
    const own = requireMemberWho(await parts.contextOf(request, reply).findCaller(), 'view_dictionary');
    const params = coverSchema.safeParse(request.params);
    if (!params.success) throw failures.invalidInput([{ path: 'id', problem: 'invalid' }]);
    const picture = await findCover(parts.db, own.userId, params.data.id);
    if (!picture) throw failures.notFound();
    return reply
      .headers({ ...sandbox, 'cache-control': 'private, max-age=86400' })
      .type('image/webp')
      .send(picture);
  });
}

function idAsked(request: FastifyRequest): string {
  const { bucket, name } = paramsSchema.parse(request.params);
  if (/^\/*$/.test(name)) throw errors['invalid-root-operation']();
  if (bucket !== fileBucket) throw errors['bucket-not-found']();
  const id = idOfPath(name);
  if (id === null) throw absent(name);
  return id;
}

const absent = (path: string) => errors['object-not-found']({ data: { path } });

async function describe({ db, clock, passes }: FileRouteParts, { userId }: OwnRows, id: string) {
  const row = await findAsked(db, userId, id);
  if (!row?.isReadable) throw absent(pathOf(id));
  const expiresAt = new Date(clock.now().getTime() + limits.downloadTokenMinutes * 60_000);
  return presentFile(row, passes.make('download', [userId, id], expiresAt));
}

/** A token is for one reader and one file; the right to read is asked for again each time. */
async function findWithToken({ db, clock, passes }: FileRouteParts, { userId }: OwnRows, id: string, token: string) {
  const path = pathOf(id);
  const unauthorized = () => errors.unauthorized({ data: { path } });
  if (!passes.fits(token, 'download', [userId, id], clock.now())) throw unauthorized();
  const row = await findAsked(db, userId, id);
  if (!row) throw absent(path);
  if (!row.isReadable) throw unauthorized();
  return row;
}

async function send(request: FastifyRequest, reply: FastifyReply, { files, log }: FileRouteParts, row: TextRow) {
  const gone = () => {
    log.error({ pdfId: row.id }, 'the bytes of a text are gone');
    return absent(pathOf(row.id));
  };
  return sendStored(request, reply, row, { files, gone, errors });
}
