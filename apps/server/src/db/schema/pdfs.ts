import { levels } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { pdfKinds, pdfTroubles } from '@wordgrove/contract/pdf-fields';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { classes } from './classes.ts';
import { id, instant, stamps } from './columns.ts';
import { flashcardDecks } from './flashcards.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

const pdfId = () =>
  uuid('pdf_id')
    .notNull()
    .references(() => pdfs.id, { onDelete: 'cascade' });

/** The spec's `pdfs`: a teacher's texts. The row is written after its bytes and removed before them. */
export const pdfs = pgTable(
  'pdfs',
  {
    id: id(),
    teacherId: person('teacher_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind', { enum: pdfKinds }).notNull(),
    fileName: text('file_name').notNull(),
    /** Where the bytes are in the file store. */
    storeKey: text('store_key').notNull(),
    bytes: integer('bytes').notNull(),
    /** In base64. */
    md5: text('md5').notNull(),
    contentLanguage: text('content_language'),
    /** Of a `txt`, as `TextDecoder` names it. */
    encoding: text('encoding', { enum: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254'] }),
    /** Number of the stored bytes: microseconds since 1970. */
    generation: bigint('generation', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['active', 'archived'] })
      .notNull()
      .default('active'),
    preparation: text('preparation', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    trouble: text('trouble', { enum: pdfTroubles }),
    /** The version of the rules that it was prepared by; 0 before there were versions. */
    preparedBy: integer('prepared_by').notNull().default(0),
    pages: integer('pages'),
    /** Running words. */
    words: integer('words'),
    /** Those that are neither in the dictionary nor a name or number. */
    unlistedWords: integer('unlisted_words'),
    hasText: boolean('has_text'),
    level: text('level', { enum: levels }),
    /** Also the metageneration: each change of the row counts. */
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('pdfs_teacher').on(t.teacherId, t.createdAt)],
);

/** The classes whose active students read it, as long as its teacher teaches them. */
export const pdfClasses = pgTable(
  'pdf_classes',
  {
    pdfId: pdfId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    sharedAt: instant('shared_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pdfId, t.classId] }), index('pdf_classes_class').on(t.classId)],
);

/** The picture of page one, as WebP. */
export const pdfCovers = pgTable('pdf_covers', {
  pdfId: pdfId().primaryKey(),
  picture: bytes('picture').notNull(),
});

/** Computed from the bytes, like `pdf_words`. */
export const pdfPages = pgTable(
  'pdf_pages',
  {
    pdfId: pdfId(),
    /** From 1. */
    page: integer('page').notNull(),
    /** Paragraphs apart by an empty line; without running heads, with hyphenated words joined. */
    text: text('text').notNull(),
    /** Running words. */
    words: integer('words').notNull(),
    /** The key of each form that is a word of the dictionary, by the form in lower case. */
    forms: jsonb('forms').$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pdfId, t.page] })],
);

/** The text's words of the dictionary. The rest of its running words are names, numbers and `pdfs.unlisted_words`. */
export const pdfWords = pgTable(
  'pdf_words',
  {
    pdfId: pdfId(),
    /** The usual word that its forms stand for. */
    word: text('word').notNull(),
    /** Every word that they may stand for: evidence about any of them counts. */
    keys: text('keys').array().notNull(),
    pos: text('pos').$type<PartOfSpeech>().notNull(),
    level: text('level', { enum: levels }).notNull(),
    times: integer('times').notNull(),
    /** Where it stands first. */
    page: integer('page').notNull(),
    sentence: text('sentence').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pdfId, t.word] })],
);

/** A reader's place and progress in a text. */
export const pdfReadings = pgTable(
  'pdf_readings',
  {
    readerId: person('reader_id'),
    pdfId: pdfId(),
    openedAt: instant('opened_at').notNull(),
    lastOpenedAt: instant('last_opened_at').notNull(),
    page: integer('page'),
    /** How far down the page, 0 to 1. */
    offset: real('page_offset'),
    placedAt: instant('placed_at'),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull().default(0),
    pagesRead: integer('pages_read').notNull().default(0),
    finishedAt: instant('finished_at'),
    /** When the latest counted report was made: the next can't hold more time than has passed since. */
    reportedAt: instant('reported_at'),
    /** The ids of the last reports, so that one sent again counts once. */
    reports: uuid('reports').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.pdfId] }),
    index('pdf_readings_pdf').on(t.pdfId),
    // The texts being read, the last opened first.
    index('pdf_readings_open').on(t.readerId, t.lastOpenedAt).where(sql`finished_at IS NULL`),
  ],
);

export const pdfReadPages = pgTable(
  'pdf_read_pages',
  {
    readerId: person('reader_id'),
    pdfId: pdfId(),
    page: integer('page').notNull(),
    activeMs: integer('active_ms').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [primaryKey({ columns: [t.readerId, t.pdfId, t.page] }), index('pdf_read_pages_pdf').on(t.pdfId)],
);

/** What students looked up where: once for each word and page. */
export const pdfLookUps = pgTable(
  'pdf_look_ups',
  {
    pdfId: pdfId(),
    studentId: person('student_id'),
    page: integer('page').notNull(),
    word: text('word').notNull(),
    firstAt: instant('first_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pdfId, t.studentId, t.page, t.word] }),
    index('pdf_look_ups_student').on(t.studentId),
  ],
);

/** Decks made of a text's words for a class, to learn before reading. */
export const pdfPacks = pgTable(
  'pdf_packs',
  {
    deckId: uuid('deck_id')
      .notNull()
      .references(() => flashcardDecks.id, { onDelete: 'cascade' })
      .primaryKey(),
    pdfId: pdfId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('pdf_packs_pdf').on(t.pdfId, t.classId), index('pdf_packs_class').on(t.classId)],
);
