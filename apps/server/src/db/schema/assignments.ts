import type { AssignedTask, Assignment, Mark, PublishTrouble } from '@wordgrove/contract/assignments';
import { pdfKinds } from '@wordgrove/contract/pdf-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { classes } from './classes.ts';
import { id, instant, stamps } from './columns.ts';
import { flashcards } from './flashcards.ts';

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

const assignmentId = () =>
  uuid('assignment_id')
    .notNull()
    .references(() => assignments.id, { onDelete: 'cascade' });

type Asked<Kind extends AssignedTask['kind']> = Extract<AssignedTask, { kind: Kind }>;

type Material = Asked<'game'>['material'];

type StoredMaterial = Exclude<Material, { kind: 'deck' }> | Omit<Extract<Material, { kind: 'deck' }>, 'deck' | 'words'>;

/** What an assignment asks; a text or deck is named by its id alone. */
export type StoredTask =
  | (Omit<Asked<'game'>, 'material'> & { material: StoredMaterial })
  | Omit<Asked<'reading'>, 'text'>
  | Asked<'hand-in'>
  | Omit<Asked<'words'>, 'deck' | 'count'>
  | Omit<Asked<'outcome'>, 'deck' | 'count'>;

/** Two instants between which an assignment was closed. */
export type ClosedSpan = { from: string; to: string };

/** A teacher's assignments; a draft has no `publishedAt`. */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    teacherId: person('teacher_id'),
    title: text('title').notNull(),
    instructions: text('instructions').notNull(),
    task: jsonb('task').$type<StoredTask>().notNull(),
    dueAt: instant('due_at'),
    /** The time zone in which the times were entered. */
    timeZone: text('time_zone').notNull(),
    isLateAllowed: boolean('is_late_allowed').notNull(),
    points: integer('points'),
    counts: text('counts').$type<Assignment['counts']>().notNull(),
    /** Only for the students in `assignment_students`. */
    isForSome: boolean('is_for_some').notNull(),
    /** From when its students see it; null for a draft. It may be still to come. */
    publishedAt: instant('published_at'),
    /** What goes with publishing is still to be done, at `publishedAt`. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** Why that couldn't be done. */
    publishTrouble: jsonb('publish_trouble').$type<PublishTrouble>(),
    closedAt: instant('closed_at'),
    /** When it was closed before, until it was opened again. */
    closedBefore: jsonb('closed_before').$type<ClosedSpan[]>().notNull().default([]),
    /** When the teacher deleted it; it is purged some weeks later. */
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [
    index('assignments_teacher').on(t.teacherId, t.createdAt),
    /** What is to be read of a text, asked whenever a page was read. */
    index('assignments_text').on(sql`(task->>'pdfId')`).where(sql`task->>'kind' = 'reading'`),
    index('assignments_scheduled').on(t.publishedAt).where(sql`is_scheduled`),
    index('assignments_removed').on(t.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);

/** The classes whose active students have it, as long as its teacher teaches them. */
export const assignmentClasses = pgTable(
  'assignment_classes',
  {
    assignmentId: assignmentId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.assignmentId, t.classId] }), index('assignment_classes_class').on(t.classId)],
);

export const assignmentStudents = pgTable(
  'assignment_students',
  { assignmentId: assignmentId(), studentId: person('student_id') },
  (t) => [primaryKey({ columns: [t.assignmentId, t.studentId] }), index('assignment_students_student').on(t.studentId)],
);

/** A student's turn-ins and extensions, and their teacher's grade. The attempts themselves are plays. */
export const assignmentWork = pgTable(
  'assignment_work',
  {
    studentId: person('student_id'),
    assignmentId: assignmentId(),
    turnedInAt: instant('turned_in_at'),
    /** This student's own due time. */
    extendedTo: instant('extended_to'),
    /** As the student sees them. The comment stays when the student may try again, the points don't. */
    gradePoints: numeric('grade_points', { precision: 5, scale: 1, mode: 'number' }),
    comment: text('comment'),
    /** Null when the student may try again. */
    returnedAt: instant('returned_at'),
    gradedBy: uuid('graded_by').references(() => authUsers.id, { onDelete: 'set null' }),
    /** A grade that isn't returned yet. `turnedInAt`: the turn-in that its teacher saw. */
    draft: jsonb('draft').$type<Mark & { turnedInAt?: string | null }>(),
    /** Of the grade alone. */
    version: integer('version').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.assignmentId] }),
    index('assignment_work_assignment').on(t.assignmentId),
    index('assignment_work_graded_by').on(t.gradedBy),
  ],
);

/** Comments that a teacher often makes. */
export const assignmentComments = pgTable(
  'assignment_comments',
  {
    ...{ id: id(), teacherId: person('teacher_id'), text: text('text').notNull(), createdAt: stamps.createdAt },
    /** How often it was used, as of `usedAt`: a use counts for less the longer ago it is. */
    usedWeight: doublePrecision('used_weight').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (t) => [index('assignment_comments_teacher').on(t.teacherId, t.createdAt)],
);

/** What a student writes for a hand-in. Without a row, nothing was written yet. */
export const assignmentHandIns = pgTable(
  'assignment_hand_ins',
  {
    studentId: person('student_id'),
    assignmentId: assignmentId(),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.assignmentId] }),
    index('assignment_hand_ins_assignment').on(t.assignmentId),
  ],
);

/** A student's files for a hand-in. A row is written after its bytes and removed before them. */
export const assignmentFiles = pgTable(
  'assignment_files',
  {
    id: id(),
    studentId: person('student_id'),
    assignmentId: assignmentId(),
    kind: text('kind', { enum: pdfKinds }).notNull(),
    fileName: text('file_name').notNull(),
    /** Of a `txt`, as `TextDecoder` names it. */
    encoding: text('encoding', { enum: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254'] }),
    /** Where the bytes are in the file store. */
    storeKey: text('store_key').notNull(),
    bytes: integer('bytes').notNull(),
    /** In base64. */
    md5: text('md5').notNull(),
    /** Its place among the student's files. */
    place: integer('place').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    index('assignment_files_student').on(t.studentId, t.assignmentId),
    index('assignment_files_assignment').on(t.assignmentId),
    index('assignment_files_key').on(t.storeKey),
  ],
);

/**
 * The words to learn of an assignment, as its list or deck had them when it was published, and those of a deck that a
 * game asks.
 */
export const assignmentWords = pgTable(
  'assignment_words',
  {
    assignmentId: assignmentId(),
    /** The key of the memory. */
    word: text('word').notNull(),
    /** The order in the list or deck. */
    position: integer('position').notNull(),
    /** As the teacher wrote it, or the front of the card. */
    text: text('text').notNull(),
    /** The card whose memory it is, when that is no English word. */
    cardId: uuid('card_id').references(() => flashcards.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.word] }),
    // Which homework is about a word, asked with every piece of evidence.
    index('assignment_words_word').on(t.word, t.assignmentId),
    index('assignment_words_card').on(t.cardId).where(sql`card_id IS NOT NULL`),
  ],
);
