import fastifyMultipart from '@fastify/multipart';
import { streamErrors } from '@wordgrove/contract/errors';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { UploadMetadata } from '@wordgrove/contract/pdf-fields';
import { uploadMetadataSchema } from '@wordgrove/contract/pdf-fields';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireTeacherWho } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { refusalsOf } from '#http/failure.ts';
import { leaveRestUnread } from '#http/file-part.ts';
import type { ReceiveUpload } from '#http/receive-upload.ts';
import type { UploadForm } from '#http/upload-form.ts';
import { uploadLimits } from '#http/upload-form.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Passes } from '#platform/pass.ts';
import { idOfPath } from './file-terms.ts';
import type { UploadService } from './upload-service.ts';

export type UploadRouteParts = {
  uploads: UploadService;
  passes: Passes;
  receive: ReceiveUpload;
  maxBytes: number;
  clock: Clock;
  log: Log;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const errors = refusalsOf(streamErrors.files);

const querySchema = z.object({ name: z.string().max(1000).default('') });
const bucketSchema = z.object({ bucket: z.string() });

/** Takes a file as the spec's storage does: POST to the bucket's path with the file's name, as multipart. */
export async function uploadRoute(server: FastifyInstance, parts: UploadRouteParts): Promise<void> {
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: uploadLimits(parts.maxBytes) });
    inner.post(streamPaths.files, async (request, reply) => {
      leaveRestUnread(request, reply);
      const { taught } = await admit(request, reply, parts);
      const id = idAsked(request);
      const upload = {
        personId: taught.teacherId,
        metadata: uploadMetadataSchema,
        findKept: (form: UploadForm<UploadMetadata>) => parts.uploads.findKept(taught, id, form, errors),
        keep: (form: UploadForm<UploadMetadata>) => parts.uploads.keep(taught, id, form, errors),
      };
      return parts.receive(request, reply, upload, errors);
    });
  };
  await server.register(mount);
}

/** The session stands for the authorization header; `x-app-check` shows that our own page sends the file. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { contextOf, passes, clock, log }: UploadRouteParts,
) {
  const caller = await contextOf(request, reply).findCaller();
  const admitted = requireTeacherWho(caller, 'upload_pdf');
  const { sessionId } = admitted.caller;
  const pass = headerOf(request, 'x-app-check') ?? '';
  if (!passes.fits(pass, 'upload', [sessionId], clock.now())) throw errors['unauthorized-app']();
  const sender = { version: headerOf(request, 'x-storage-version'), app: headerOf(request, 'x-app-id') };
  log.info({ sender }, 'an upload begins');
  return admitted;
}

/** The id of the text, from the file's name in the bucket. */
function idAsked(request: FastifyRequest): string {
  const query = querySchema.safeParse(request.query);
  const name = query.success ? query.data.name : '..';
  if (/^\/*$/.test(name)) throw errors['invalid-root-operation']();
  const id = idOfPath(name);
  if (id === null) throw errors['invalid-argument']();
  if (bucketSchema.parse(request.params).bucket !== fileBucket) throw errors['bucket-not-found']();
  return id;
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, 100) : null;
}
