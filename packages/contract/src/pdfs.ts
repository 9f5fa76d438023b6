import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { calls, codes, withCurrent } from './errors.ts';
import { idSchema, instantSchema, languageSchema, pageSchema, requiredLineSchema, versionSchema } from './fields.ts';
import { classFitSchema, fitSchema } from './fit-fields.ts';
import { limits } from './limits.ts';
import {
  heatSchema,
  libraryTextSchema,
  pageWordsSchema,
  pastedTextSchema,
  pdfDetailsSchema,
  pdfSchema,
  progressSchema,
  readerSchema,
  textWordSchema,
  uploadTicketSchema,
} from './pdf-fields.ts';
import { says } from './problems.ts';
import { wordKeySchema } from './word-key.ts';

export type * from './pdf-fields.ts';

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['pdfs'] });
const id = z.object({ id: idSchema });
const searchedSchema = z
  .string()
  .trim()
  .min(2)
  .max(limits.wordTextMax)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), says('control-characters'));
const inClass = id.extend({ classId: idSchema });
const older = z.object({ before: idSchema.optional() });
const next = { next: idSchema.nullable() };

/**
 * Texts to read: PDFs, text files, Word documents and pasted texts. The files themselves travel over `streamPaths`.
 */
export const pdfs = {
  /** A page of the teacher's texts, newest first. */
  list: calls
    .route(route('POST', '/pdfs/list'))
    .input(older.extend({ isArchived: z.boolean().default(false) }))
    .output(z.object({ texts: z.array(pdfSchema).max(limits.pdfsPage), ...next })),
  one: calls.route(route('GET', '/pdfs/{id}')).input(id).output(pdfSchema),
  /** Allows one teacher to upload for an hour. */
  ticket: calls.route(route('GET', '/pdfs/upload-ticket')).output(uploadTicketSchema),
  /** Makes a text file of a pasted text. The id is the text's: sent twice it is one text. */
  paste: calls
    .errors(codes('too-many-texts'))
    .route({ ...route('POST', '/pdfs'), successStatus: 201 })
    .input(pastedTextSchema)
    .output(pdfSchema),
  edit: calls
    .errors(withCurrent('edit-conflict', pdfSchema))
    .route(route('PATCH', '/pdfs/{id}'))
    .input(pdfDetailsSchema.extend({ id: idSchema, version: versionSchema }))
    .output(pdfSchema),
  /** Hides it from students, or shows it again. */
  archive: calls
    .route(route('POST', '/pdfs/{id}/archive'))
    .input(id.extend({ isArchived: z.boolean() }))
    .output(pdfSchema),
  /** Deletes the text, its bytes and what was read in it; nothing brings it back. Cards made from it stay. */
  remove: calls
    .route(route('POST', '/pdfs/{id}/remove'))
    .input(id)
    .output(z.object({ removed: z.int() })),

  fit: calls.route(route('GET', '/pdfs/{id}/fit')).input(inClass).output(classFitSchema),
  /**
   * Makes a deck of words from the text and shares it with the class. The id is the deck's: sent twice it is one. Refused
   * when the class's latest pack isn't the one that was seen: another screen has made one.
   */
  preTeach: calls
    .errors({ ...codes('too-many-decks', 'unknown-word'), ...withCurrent('edit-conflict', classFitSchema) })
    .route({ ...route('POST', '/pdfs/{id}/pre-teach'), successStatus: 201 })
    .input(
      inClass.extend({
        deckId: idSchema,
        seen: idSchema.nullable(),
        name: requiredLineSchema,
        /** Of the answers on its cards: translations, or definitions in English. */
        language: languageSchema,
        words: z.array(wordKeySchema).min(1).max(limits.lackedWordsShown),
      }),
    )
    .output(classFitSchema),
  /** Each active student of a class, by name. */
  readers: calls.route(route('GET', '/pdfs/{id}/readers')).input(inClass).output(z.array(readerSchema)),
  heat: calls
    .route(route('POST', '/pdfs/{id}/heat'))
    .input(inClass.extend({ from: pageSchema.default(1) }))
    .output(heatSchema),

  /** A page of the student's texts: those being read, latest first, then the rest, newest first. */
  library: calls
    .route(route('POST', '/pdfs/library'))
    .input(z.object({ page: z.int().min(1).max(1000).default(1) }))
    .output(z.object({ texts: z.array(libraryTextSchema).max(limits.pdfsPage), hasMore: z.boolean() })),
  /** A page of what other teachers gave to classes that the teacher teaches too, newest first. */
  ofColleagues: calls
    .route(route('POST', '/pdfs/of-colleagues'))
    .input(z.object({ page: z.int().min(1).max(1000).default(1) }))
    .output(z.object({ texts: z.array(libraryTextSchema).max(limits.pdfsPage), hasMore: z.boolean() })),
  /** How much of each text the student knows; none for texts without words. */
  coverage: calls
    .route(route('POST', '/pdfs/coverage'))
    .input(z.object({ ids: z.array(idSchema).min(1).max(limits.pdfsPage) }))
    .output(z.array(z.object({ id: idSchema, fit: fitSchema }))),

  /** Opens a text, for its teacher or a student who may read it. A student's first time is noted. */
  open: calls.route(route('POST', '/pdfs/{id}/open')).input(id).output(libraryTextSchema),
  /** Plain text, paragraphs apart by an empty line; for text files, and for readers who can't see the page. */
  pageTexts: calls
    .route(route('POST', '/pdfs/{id}/pages'))
    .input(id.extend({ from: pageSchema, to: pageSchema }))
    .output(z.array(z.object({ page: pageSchema, text: z.string() })).max(limits.pdfPagesAtOnce)),
  pageWords: calls
    .route(route('POST', '/pdfs/{id}/page-words'))
    .input(id.extend({ from: pageSchema, to: pageSchema }))
    .output(z.array(pageWordsSchema).max(limits.pdfPagesAtOnce)),
  /** The words of a page, or of the whole text: first those that the caller probably lacks, each part by frequency. */
  words: calls
    .route(route('POST', '/pdfs/{id}/words'))
    .input(id.extend({ page: pageSchema.optional() }))
    .output(z.array(textWordSchema).max(limits.textWordsShown)),
  /** All pages where a text stands, with the first place on each. Letter case doesn't count. */
  search: calls
    .route(route('POST', '/pdfs/{id}/search'))
    .input(id.extend({ text: searchedSchema }))
    .output(z.array(z.object({ page: pageSchema, times: z.int(), excerpt: z.string() })).max(limits.pdfPagesMax)),
  keepPlace: calls
    .route(route('POST', '/pdfs/{id}/place'))
    .input(id.extend({ page: pageSchema, offset: z.number().min(0).max(1), at: instantSchema }))
    .output(z.object({ changed: z.int() })),
  /**
   * Adds time during which pages were visible and the reader active. `reportId` makes it count once. A page counts as
   * read after the time its words take at `limits.readingWordsPerMinuteMax`.
   */
  report: calls
    .route(route('POST', '/pdfs/{id}/reports'))
    .input(
      id.extend({
        reportId: idSchema,
        at: instantSchema,
        pages: z
          .array(z.object({ page: pageSchema, ms: z.int().min(0).max(limits.readingReportMs) }))
          .min(1)
          .max(limits.pdfPagesAtOnce),
        /** Who read. The browser may have changed hands since; for another user the call is `unauthenticated`. */
        studentId: idSchema.optional(),
      }),
    )
    .output(progressSchema.extend({ tasks: movedTasksSchema })),
};
