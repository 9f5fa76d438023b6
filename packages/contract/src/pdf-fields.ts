import { z } from 'zod';
import { wordStates } from './evidence.ts';
import {
  idSchema,
  instantSchema,
  optionalLineSchema,
  pageSchema,
  requiredLineSchema,
  sentFileNameSchema,
  textSchema,
  versionSchema,
} from './fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { partsOfSpeech } from './parts-of-speech.ts';

export type * from './fit-fields.ts';

/** What a text is, judged by its content. A pasted text is a `txt`; `doc` and `docx` can only be downloaded. */
export const pdfKinds = ['pdf', 'txt', 'doc', 'docx'] as const;

export type PdfKind = (typeof pdfKinds)[number];

/** Why the words of a text couldn't be read, although it can be opened or downloaded. `lost`: its file is gone. */
export const pdfTroubles = ['took-too-long', 'too-large', 'unreadable', 'lost'] as const;

const schoolClass = z.object({ id: idSchema, name: z.string() });

/** What teachers and students see of a text. */
const shownText = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  kind: z.enum(pdfKinds),
  /** The text's own name in the file store: `pdfs/<id>`. */
  path: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  /** The words are read in the background: none are known while it waits, and none at all if it failed. */
  preparation: z.enum(['waiting', 'ready', 'failed']),
  /** Null for a Word document, and while it waits. */
  pages: z.int().nullable(),
  /** Running words. */
  words: z.int().nullable(),
  /** False for a scan: its pages are pictures. */
  hasText: z.boolean().nullable(),
  /** Null without words, and with fewer than `limits.levelWordsMin`. */
  level: z.enum(levels).nullable(),
  hasCover: z.boolean(),
  createdAt: instantSchema,
});

/** A text as its teacher sees it. */
export const pdfSchema = shownText.extend({
  status: z.enum(['active', 'archived']),
  trouble: z.enum(pdfTroubles).nullable(),
  /** The classes whose active students read it. */
  classes: z.array(schoolClass),
  /** Active students of these classes who have opened it. */
  readers: z.int(),
  /** The teacher's first text of exactly the same bytes, older than this one. Not looked for in lists. */
  twin: z.object({ id: idSchema, title: z.string() }).nullable(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type Pdf = z.infer<typeof pdfSchema>;

export const pdfDetailsSchema = z.object({
  title: requiredLineSchema,
  description: textSchema.default(''),
  classIds: z.array(idSchema).max(limits.pdfClassesMax).default([]),
});

export const pastedTextSchema = pdfDetailsSchema.extend({
  id: idSchema,
  text: z
    .string()
    .trim()
    .min(1)
    .max(limits.pastedTextMax)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\t\n\f\r]/u.test(text), { error: 'control-characters' }),
});

export const progressSchema = z.object({
  /** Where the reader was last; null before the first time. */
  place: z.object({ page: pageSchema, offset: z.number().min(0).max(1) }).nullable(),
  pagesRead: z.int(),
  /** When every page with text was read. */
  finishedAt: instantSchema.nullable(),
  openedAt: instantSchema.nullable(),
  /** Words of it that the reader has looked up in it, each counted once. */
  wordsLookedUp: z.int(),
});

export type ReadingProgress = z.infer<typeof progressSchema>;

/** A text as its student sees it. */
export const libraryTextSchema = shownText.extend({ teacherName: z.string(), progress: progressSchema });

export type LibraryText = z.infer<typeof libraryTextSchema>;

/** `likely`: nothing is recorded of the word, but the reader is expected to know it. */
export const textWordStates = [...wordStates, 'likely'] as const;

export type TextWordState = (typeof textWordStates)[number];

/** A word of a text, with the caller's state of it. */
export const textWordSchema = z.object({
  word: z.string(),
  lemma: z.string(),
  pos: z.enum(partsOfSpeech),
  level: z.enum(levels),
  times: z.int(),
  page: pageSchema,
  state: z.enum(textWordStates),
});

export type TextWord = z.infer<typeof textWordSchema>;

/** The forms on a page, as written in lower case, with their word and its state, for tinting. */
export const pageWordsSchema = z.object({
  page: pageSchema,
  forms: z.array(z.object({ form: z.string(), word: z.string(), state: z.enum(textWordStates) })),
});

/** One student of a class as a reader of a text. */
export const readerSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  openedAt: instantSchema.nullable(),
  lastOpenedAt: instantSchema.nullable(),
  pagesRead: z.int(),
  finishedAt: instantSchema.nullable(),
  /** Time with the text visible and the reader active. */
  activeSeconds: z.int(),
  wordsLookedUp: z.int(),
});

export type Reader = z.infer<typeof readerSchema>;

/** How many of a class looked up each form of a page; never who. */
export const heatSchema = z.object({
  /** Students of the class who have opened the text. */
  readers: z.int(),
  /** Null below `limits.heatReadersMin` readers. */
  pages: z
    .array(
      z.object({
        page: pageSchema,
        text: z.string(),
        words: z.array(z.object({ form: z.string(), word: z.string(), readers: z.int() })),
      }),
    )
    .nullable(),
});

export type Heat = z.infer<typeof heatSchema>;

export const storedFileSchema = z.object({
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  fullPath: z.string(),
  name: z.string(),
  size: z.int(),
  timeCreated: instantSchema,
  updated: instantSchema,
  /** In base64, as in the spec's storage. */
  md5Hash: z.string(),
  cacheControl: z.string(),
  contentDisposition: z.string(),
  contentEncoding: z.string(),
  contentLanguage: z.string().nullable(),
  contentType: z.string(),
  customMetadata: z.record(z.string(), z.string()),
  /** Bound to the reader and the file; comma-separated, as in the spec's storage. */
  downloadTokens: z.string(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/** The `metadata` part of an upload; the bytes are its `file` part. The text's id stands in the `name`: `pdfs/<id>`. */
export const uploadMetadataSchema = z.object({
  /** The file's name on the sender's device. */
  name: sentFileNameSchema,
  md5Hash: optionalLineSchema.optional(),
  contentLanguage: optionalLineSchema.optional(),
  customMetadata: pdfDetailsSchema,
});

export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;

export const uploadTicketSchema = z.object({
  bucket: z.string(),
  /** For the header `x-app-check` of an upload; anyone else's is refused as `unauthorized-app`. */
  appCheck: z.string(),
  expiresAt: instantSchema,
  maxBytes: z.int(),
});
