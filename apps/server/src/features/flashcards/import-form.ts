import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { ORPCError } from '@orpc/server';
import { idSchema, languageSchema } from '@wordgrove/contract/fields';
import { limits } from '@wordgrove/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { FormTooLarge, partsUpTo, writeFilePart } from '#http/file-part.ts';
import { issuesOf } from '#http/issues.ts';

export const importFormLimits = {
  files: 1,
  fileSize: limits.maxFileBytes,
  fields: 5,
  /** Fields are buffered in memory; a file isn't. */
  fieldSize: 1_048_576,
  parts: 6,
};

const formSchema = z.object({
  id: idSchema,
  deckId: idSchema,
  /** Language of the backs; without it, unknown. */
  language: languageSchema.optional(),
});

export type ImportForm = z.infer<typeof formSchema> & {
  /** Where the uploaded cards are stored. */
  path: string;
};

type FormRefusals = Refusals<'import-too-large' | 'import-empty'>;

/**
 * Reads an import's form: the deck, and the cards as a `file` or as short pasted `text`, streamed into the folder.
 * Reading stops at the limits.
 *
 * @throws `import-too-large`, `import-empty`, or `invalid-input` with the fields
 */
export async function readImportForm(
  request: FastifyRequest,
  folder: string,
  errors: FormRefusals,
): Promise<ImportForm> {
  const { fields, paths } = await readParts(request, folder, errors).catch((error: unknown) => {
    throw refusalFor(error, errors);
  });
  const parsed = formSchema.safeParse(fields);
  if (!parsed.success) throw failures.invalidInput(issuesOf(parsed.error.issues));
  if (paths.length === 0) throw failures.invalidInput([{ path: 'file', problem: 'required' }]);
  // A browser sends an empty file when none was chosen.
  for (const path of paths) if ((await stat(path)).size > 0) return { ...parsed.data, path };
  throw errors['import-empty']();
}

async function readParts(request: FastifyRequest, folder: string, errors: FormRefusals) {
  const fields: Record<string, unknown> = {};
  const paths: string[] = [];
  for await (const part of partsUpTo(request, limits.maxFileBytes)) {
    if (part.type === 'file') {
      if (part.fieldname === 'file') paths.unshift(await keep(part, folder, errors));
      else part.file.resume();
    } else if (part.valueTruncated) throw errors['import-too-large']();
    else if (part.fieldname === 'text' && typeof part.value === 'string') {
      const path = join(folder, 'text');
      await writeFile(path, part.value);
      paths.push(path);
    } else fields[part.fieldname] = part.value;
  }
  return { fields, paths };
}

async function keep(part: MultipartFile, folder: string, errors: FormRefusals): Promise<string> {
  const path = join(folder, 'file');
  const { isCut } = await writeFilePart(part, path);
  if (isCut) throw errors['import-too-large']();
  return path;
}

/** Whatever the parser can't read is the sender's mistake, not ours. */
function refusalFor(error: unknown, errors: FormRefusals): unknown {
  if (error instanceof ORPCError) return error;
  if (error instanceof FormTooLarge) return errors['import-too-large']();
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? errors['import-too-large']()
    : failures.invalidInput([{ path: '', problem: 'multipart-malformed' }]);
}
