import { ORPCError } from '@orpc/server';
import { idSchema, languageSchema } from '@wordgrove/contract/fields';
import { limits } from '@wordgrove/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, failures } from '#http/failure.ts';

/** Room for the fields and for what separates the parts, beside the file itself. */
const formBytes = 65_536;

export const importFormLimits = {
  files: 1,
  fileSize: limits.maxFileBytes,
  fields: 10,
  fieldSize: limits.maxFileBytes,
  parts: 11,
};

const formSchema = z.object({
  id: idSchema,
  deckId: idSchema,
  /** Of the backs; unknown without it. */
  language: languageSchema.optional(),
});

export type ImportForm = z.infer<typeof formSchema> & { content: Uint8Array };

const tooLarge = () => failure('too-large', 413);

/**
 * Reads the form of an import: the deck, and the cards as a `file` or as pasted `text`. Nothing is read on once it is
 * too much.
 *
 * @throws `too-large`, `import-empty`, or `invalid-input` with the fields
 */
export async function readImportForm(request: FastifyRequest): Promise<ImportForm> {
  if (!request.isMultipart()) throw failures.invalidInput([{ path: '', problem: 'multipart-expected' }]);
  if (Number(request.headers['content-length'] ?? 0) > limits.maxFileBytes + formBytes) throw tooLarge();
  const { fields, content } = await readParts(request).catch((error: unknown) => {
    // The rest of the body is let through unread; otherwise the connection would hang with the answer behind it.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalFor(error);
  });
  const parsed = formSchema.safeParse(fields);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), problem: message }));
    throw failures.invalidInput(issues);
  }
  if (!content) throw failures.invalidInput([{ path: 'file', problem: 'required' }]);
  if (content.length === 0) throw failure('import-empty', 400);
  return { ...parsed.data, content };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  const contents: Uint8Array[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') contents.unshift(bytes);
    } else if (part.valueTruncated) throw tooLarge();
    else if (part.fieldname === 'text' && typeof part.value === 'string') contents.push(Buffer.from(part.value));
    else fields[part.fieldname] = part.value;
  }
  // A browser sends an empty file where none was chosen.
  return { fields, content: contents.find(({ length }) => length > 0) ?? contents[0] };
}

/** Whatever the parser can't make sense of is the sender's mistake, not ours. */
function refusalFor(error: unknown): unknown {
  if (error instanceof ORPCError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? tooLarge()
    : failures.invalidInput([{ path: '', problem: 'multipart-malformed' }]);
}
