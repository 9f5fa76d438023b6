import type { CardOrigin, ImportReport } from '@wordgrove/contract/flashcards';
import { languages } from '@wordgrove/contract/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { classes } from './classes.ts';
import { id, instant, stamps } from './columns.ts';

const user = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

const deckId = () =>
  uuid('deck_id')
    .notNull()
    .references(() => flashcardDecks.id, { onDelete: 'cascade' });

export const flashcardDecks = pgTable(
  'flashcard_decks',
  {
    id: id(),
    ownerId: user('owner_id'),
    name: text('name').notNull(),
    /** When the owner deleted it; it is purged some weeks later. */
    archivedAt: instant('archived_at'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('flashcard_decks_owner').on(t.ownerId)],
);

/**
 * A deck shared with a class: its active students learn from the teacher's own cards, as long as the teacher teaches
 * it.
 */
export const flashcardDeckClasses = pgTable(
  'flashcard_deck_classes',
  {
    deckId: deckId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    sharedAt: instant('shared_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deckId, t.classId] }), index('flashcard_deck_classes_class').on(t.classId)],
);

/** The spec's `flashcards`. */
export const flashcards = pgTable(
  'flashcards',
  {
    id: id(),
    deckId: deckId(),
    /** The order of creation. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    /** The key of the card's memory: `lemma:pos`, or `card:<id>`. */
    word: text('word').notNull(),
    /** The language of the back. */
    language: text('language', { enum: languages }),
    note: text('note').notNull().default(''),
    /** The word bank's sense that it was made of, by id; null for a word with one, and once its word is another. */
    sense: text('sense'),
    met: jsonb('met').$type<CardOrigin>().notNull(),
    createdBy: user('created_by'),
    removedAt: instant('removed_at'),
    /** Whether `mark-graded` found that the deck's owner graded the word days ago; false says nothing. */
    wasGraded: boolean('was_graded').notNull().default(false),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [
    uniqueIndex('flashcards_position').on(t.position),
    // With `removed_at`, so that removed cards are passed over in the index.
    index('flashcards_deck').on(t.deckId, t.position, t.removedAt),
    // A deck's cards are counted in it alone; it seldom repeats a deck's id.
    index('flashcards_kept').on(t.deckId).where(sql`removed_at IS NULL`),
    // The word first: one look finds it in all of a learner's decks.
    index('flashcards_word').on(t.word, t.deckId),
    // After years nearly all of a student's cards have been graded.
    index('flashcards_maybe_new').on(t.deckId).where(sql`NOT was_graded AND removed_at IS NULL`),
    index('flashcards_created_by').on(t.createdBy),
    index('flashcards_removed').on(t.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);

/** A card that somebody has suspended; in a shared deck each student does so separately. */
export const flashcardSuspensions = pgTable(
  'flashcard_suspensions',
  {
    userId: user('user_id'),
    cardId: uuid('card_id')
      .notNull()
      .references(() => flashcards.id, { onDelete: 'cascade' }),
    suspendedAt: instant('suspended_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.cardId] }), index('flashcard_suspensions_card').on(t.cardId)],
);

/** A completed import, so that a repeated request doesn't import again. */
export const flashcardImports = pgTable(
  'flashcard_imports',
  {
    id: id(),
    ownerId: user('owner_id'),
    deckId: deckId(),
    report: jsonb('report').$type<ImportReport>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('flashcard_imports_owner').on(t.ownerId),
    index('flashcard_imports_deck').on(t.deckId),
    index('flashcard_imports_age').on(t.createdAt),
  ],
);
