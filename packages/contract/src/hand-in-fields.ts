import { z } from 'zod';
import { idSchema, instantSchema, optionalLineSchema, sentFileNameSchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { pdfKinds } from './pdf-fields.ts';
import { says } from './problems.ts';

/** Work that is written here, or added as files. */
export const handInSetting = {
  kind: z.literal('hand-in'),
  /** How many files at most; 0 for text alone. */
  files: z.int().min(0).max(limits.handInFilesMax).default(limits.handInFilesMax),
};

/** What a student writes, kept as it was typed. PostgreSQL can't store NUL or a lone surrogate. */
export const handInTextSchema = z
  .string()
  .max(limits.handInTextMax)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), says('control-characters'));

export const handInFileSchema = z.object({
  id: idSchema,
  /** Judged by its content. */
  kind: z.enum(pdfKinds),
  fileName: z.string(),
  bytes: z.int(),
  addedAt: instantSchema,
});

export type HandInFile = z.infer<typeof handInFileSchema>;

/** One student's work. */
export const handInSchema = z.object({
  text: z.string(),
  /** Of the text: each change counts. */
  version: versionSchema,
  /** When the text was last changed; null before the first time. */
  savedAt: instantSchema.nullable(),
  /** In the student's own order. */
  files: z.array(handInFileSchema).max(limits.handInFilesMax),
});

export type HandIn = z.infer<typeof handInSchema>;

/** As seen by its student. */
export const ownHandInSchema = handInSchema.extend({
  /** How large a file may be. */
  maxFileBytes: z.int(),
});

export type OwnHandIn = z.infer<typeof ownHandInSchema>;

/** The `metadata` part of an upload; the bytes are its `file` part. */
export const handInMetadataSchema = z.object({
  /** The file's name on the student's device. */
  name: sentFileNameSchema,
  md5Hash: optionalLineSchema.optional(),
});

/** How much of it there is. */
export const handInSizeSchema = z.object({ hasText: z.boolean(), files: z.int() });

export type HandInSize = z.infer<typeof handInSizeSchema>;
