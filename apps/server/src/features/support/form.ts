import { ORPCError } from '@orpc/server';
import { limits } from '@wordgrove/contract/limits';
import { says } from '@wordgrove/contract/problems';
import type { SupportMessage } from '@wordgrove/contract/support';
import { supportMessageSchema } from '@wordgrove/contract/support';
import type { FastifyRequest } from 'fastify';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { FormTooLarge, partsUpTo, readFilePart } from '#http/file-part.ts';
import { issuesOf } from '#http/issues.ts';
import { cleanFilename, judgeAttachment } from './attachments.ts';
import type { Attachment } from './store.ts';

const fieldBytes = 4 * limits.supportMessageMax + 1024;

export type SupportForm = { message: SupportMessage; attachments: Attachment[] };

const formSchema = supportMessageSchema.extend({
  message: supportMessageSchema.shape.message.refine((text) => !text.includes('\u0000'), says('control-characters')),
});

/** One part may be as large as all of them together, and one byte more shows that it is larger. */
export const formLimits = {
  files: limits.supportAttachmentsMax + 1,
  fileSize: limits.maxFileBytes + 1,
  fields: 20,
  fieldSize: fieldBytes,
  parts: 20 + limits.supportAttachmentsMax,
};

/** Longer than any field may be, so that a truncated value is refused like any other that is too long. */
const tooLong = 'x'.repeat(fieldBytes + 1);

type FormRefusals = Refusals<'too-large' | 'too-many-attachments' | 'attachment-not-allowed'>;

const tooLarge = (errors: FormRefusals) => errors['too-large']({ data: { maxBytes: limits.maxFileBytes } });
const tooMany = (errors: FormRefusals) =>
  errors['too-many-attachments']({ data: { max: limits.supportAttachmentsMax } });

/**
 * Reads the whole multipart form, and stops once it is too large.
 *
 * @throws `too-large`, `too-many-attachments`, `attachment-not-allowed` with the file's name, or `invalid-input` with
 *   the fields
 */
export async function readForm(request: FastifyRequest, errors: FormRefusals): Promise<SupportForm> {
  const { fields, files } = await readParts(request, errors).catch((error: unknown) => {
    throw refusalFor(error, errors);
  });
  const parsed = formSchema.safeParse(fields);
  if (parsed.success) return { message: parsed.data, attachments: files.map((file) => toAttachment(file, errors)) };
  throw failures.invalidInput(issuesOf(parsed.error.issues));
}

type GivenFile = { fieldname: string; filename: string; content: Buffer };

async function readParts(
  request: FastifyRequest,
  errors: FormRefusals,
): Promise<{ fields: Record<string, unknown>; files: GivenFile[] }> {
  const fields: Record<string, unknown> = {};
  const files: GivenFile[] = [];
  let room = limits.maxFileBytes;
  for await (const part of partsUpTo(request, limits.maxFileBytes)) {
    if (part.type === 'field') fields[part.fieldname] = part.valueTruncated ? tooLong : part.value;
    else {
      const content = await readFilePart(part, room);
      if (!content) throw tooLarge(errors);
      // A form without a chosen file still sends an empty part for it.
      if (!part.filename && content.length === 0) continue;
      room -= content.length;
      if (files.length >= limits.supportAttachmentsMax) throw tooMany(errors);
      files.push({ fieldname: part.fieldname, filename: part.filename, content });
    }
  }
  return { fields, files };
}

function toAttachment({ fieldname, filename: given, content }: GivenFile, errors: FormRefusals): Attachment {
  const filename = cleanFilename(given);
  const contentType = fieldname === 'attachments' ? judgeAttachment(filename, content) : null;
  if (!contentType) throw errors['attachment-not-allowed']({ data: { filename } });
  return { filename, contentType, content };
}

/** Anything that the parser can't make sense of is the sender's mistake, not ours. */
function refusalFor(error: unknown, errors: FormRefusals): unknown {
  if (error instanceof ORPCError) return error;
  if (error instanceof FormTooLarge) return tooLarge(errors);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return tooMany(errors);
  return failures.invalidInput([{ path: '', problem: 'multipart-malformed' }]);
}
