import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Refusals } from '#http/failure.ts';
import { lineRetrySeconds, oneAtATime } from '#platform/one-at-a-time.ts';
import { makeWorkFolder } from '#platform/work-folder.ts';
import type { FormRefusals, OfFile, UploadForm } from './upload-form.ts';
import { readUploadForm } from './upload-form.ts';

/** Files on their way take no processor: many may come in at once, and one is judged at a time, in half a second. */
const line = { places: 60, placesOfOne: 4, waitMs: 20_000 };

type Upload<Metadata extends OfFile, Answer> = {
  /** Who sends it. */
  personId: string;
  metadata: z.ZodType<Metadata>;
  /** What was kept when the same file was sent before; null if it may be kept now. */
  findKept: (form: UploadForm<Metadata>) => Promise<Answer | null>;
  /** Judges the file and keeps it; only one runs at a time. */
  keep: (form: UploadForm<Metadata>) => Promise<Answer>;
};

export type ReceiveUpload = <Metadata extends OfFile, Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload<Metadata, Answer>,
  errors: FormRefusals & Refusals<'upload-busy'>,
) => Promise<Answer>;

/**
 * Receives files, each into a folder that is removed afterwards. All routes of a server share one of these, with its
 * line.
 */
export function uploadReceiver(maxBytes: number): ReceiveUpload {
  const enter = oneAtATime(line);
  return async (request, reply, { personId, metadata, findKept, keep }, errors) => {
    const busy = () => errors['upload-busy']({ data: { retryAfterSeconds: lineRetrySeconds } });
    const place = enter(personId);
    if (!place) throw busy();
    const folder = await makeWorkFolder();
    try {
      const form = await readUploadForm(request, { folder: folder.path, maxBytes, metadata }, errors);
      const kept = await findKept(form);
      if (kept) return kept;
      if (!(await place.turn(goneWith(reply)))) throw busy();
      return await keep(form);
    } finally {
      place.leave();
      await folder.remove();
    }
  };
}

/** A closed connection gives up its place in line. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
