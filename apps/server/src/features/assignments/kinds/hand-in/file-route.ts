import fastifyMultipart from '@fastify/multipart';
import { streamErrors } from '@wordgrove/contract/errors';
import { handInMetadataSchema } from '@wordgrove/contract/hand-in-fields';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { requireMemberWho, requireStudent } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { failures, refusalsOf } from '#http/failure.ts';
import { leaveRestUnread } from '#http/file-part.ts';
import { issuesOf } from '#http/issues.ts';
import type { ReceiveUpload } from '#http/receive-upload.ts';
import { sendStored } from '#http/send-file.ts';
import type { UploadForm } from '#http/upload-form.ts';
import { uploadLimits } from '#http/upload-form.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import type { Passes } from '#platform/pass.ts';
import { findReadableFile } from './hand-in-service.ts';
import type { FileKeeper } from './keep-file.ts';

export type FileRouteParts = {
  db: Db;
  clock: Clock;
  log: Log;
  files: FileStore;
  passes: Passes;
  maxBytes: number;
  receive: ReceiveUpload;
  keeper: FileKeeper;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const errorsIn = refusalsOf(streamErrors.handInFile);
const errorsOut = refusalsOf(streamErrors.handInBytes);

const addedSchema = z.object({ id: z.uuid(), fileId: z.uuid() });
const askedSchema = z.object({ fileId: z.uuid() });
const querySchema = z.object({ token: z.string().max(200).default('') });

/** Takes a student's files, and serves their bytes to whoever may see them. */
export async function handInFileRoute(server: FastifyInstance, parts: FileRouteParts): Promise<void> {
  const { keeper, contextOf } = parts;
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: uploadLimits(parts.maxBytes) });
    inner.post(streamPaths.handInFile, async (request, reply) => {
      leaveRestUnread(request, reply);
      const own = requireStudent(await contextOf(request, reply).findCaller());
      const added = read(addedSchema, request.params);
      const upload = {
        personId: own.userId,
        metadata: handInMetadataSchema,
        findKept: (form: UploadForm) => keeper.findKept(own, added, form, errorsIn),
        keep: (form: UploadForm) => keeper.keep(own, added, form, errorsIn),
      };
      return parts.receive(request, reply, upload, errorsIn);
    });
  };
  await server.register(mount);
  server.get(streamPaths.handInBytes, (request, reply) => serve(parts, request, reply));
}

/** A pass is for one reader and one file; the right to read is asked for again each time. */
async function serve(
  { db, clock, log, files, passes, contextOf }: FileRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const own = requireMemberWho(await contextOf(request, reply).findCaller(), 'view_dictionary');
  const { fileId } = read(askedSchema, request.params);
  const { token } = read(querySchema, request.query);
  const now = clock.now();
  if (!passes.fits(token, 'open-work', [own.userId, fileId], now)) {
    throw errorsOut.unauthorized({ data: { path: fileId } });
  }
  const file = await findReadableFile(db, own, fileId, now);
  if (!file) throw failures.notFound();
  const gone = () => {
    log.error({ fileId }, 'the bytes of a handed-in file are gone');
    return failures.notFound();
  };
  return sendStored(request, reply, file, { files, gone, errors: errorsOut });
}

/** @throws `invalid-input` with the fields */
function read<Shape>(schema: z.ZodType<Shape>, given: unknown): Shape {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw failures.invalidInput(issuesOf(parsed.error.issues));
  return parsed.data;
}
