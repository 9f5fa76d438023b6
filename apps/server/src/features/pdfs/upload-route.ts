import fastifyMultipart from '@fastify/multipart';
import { streamErrors } from '@wordgrove/contract/errors';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireTeacherWho } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { refusalsOf } from '#http/failure.ts';
import { leaveRestUnread } from '#http/file-part.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { lineRetrySeconds, oneAtATime } from '#platform/one-at-a-time.ts';
import { makeWorkFolder } from '#platform/work-folder.ts';
import { idOfPath } from './file-terms.ts';
import type { Passes } from './pass.ts';
import { readUploadForm, uploadLimits } from './upload-form.ts';
import type { UploadService } from './upload-service.ts';

export type UploadRouteParts = {
  uploads: UploadService;
  passes: Passes;
  maxBytes: number;
  clock: Clock;
  log: Log;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Files on their way take no processor: many may come in at once, and one is judged at a time, in half a second. */
const line = { places: 60, placesOfOne: 4, waitMs: 20_000 };

const errors = refusalsOf(streamErrors.files);
const busy = () => errors['upload-busy']({ data: { retryAfterSeconds: lineRetrySeconds } });

const querySchema = z.object({ name: z.string().max(1000).default('') });
const bucketSchema = z.object({ bucket: z.string() });

/** Takes a file as the spec's storage does: POST to the bucket's path with the file's name, as multipart. */
export async function uploadRoute(server: FastifyInstance, parts: UploadRouteParts): Promise<void> {
  const enter = oneAtATime(line);
  const mount: FastifyPluginAsync = async (inner) => {
    await inner.register(fastifyMultipart, { limits: uploadLimits(parts.maxBytes) });
    inner.post(streamPaths.files, async (request, reply) => {
      leaveRestUnread(request, reply);
      const { taught } = await admit(request, reply, parts);
      const id = idAsked(request);
      const place = enter(taught.teacherId);
      if (!place) throw busy();
      const folder = await makeWorkFolder();
      try {
        const form = await readUploadForm(request, { folder: folder.path, maxBytes: parts.maxBytes }, errors);
        const kept = await parts.uploads.findKept(taught, id, form, errors);
        if (kept) return kept;
        if (!(await place.turn(goneWith(reply)))) throw busy();
        return await parts.uploads.keep(taught, id, form, errors);
      } finally {
        place.leave();
        await folder.remove();
      }
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

/** A closed connection gives up its place in line. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
