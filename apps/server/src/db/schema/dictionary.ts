import type { SecondSource } from '@wordgrove/contract/dictionary';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { classes } from './classes.ts';
import { id, instant } from './columns.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** The spec's `savedWords`. */
export const dictionarySavedWords = pgTable(
  'dictionary_saved_words',
  {
    userId: userId(),
    /** In lower case. */
    word: text('word').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    index('dictionary_saved_words_newest').on(t.userId, t.savedAt, t.word),
  ],
);

/** The spec's dictionary history: one row per search. */
export const dictionaryHistory = pgTable(
  'dictionary_history',
  {
    id: id(),
    userId: userId(),
    word: text('word').notNull(),
    isFound: boolean('is_found').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (t) => [
    index('dictionary_history_words').on(t.userId, t.word, t.searchedAt),
    index('dictionary_history_age').on(t.searchedAt),
  ],
);

/** A teacher's replacements for the word bank's translations, for one class. */
export const dictionaryCorrections = pgTable(
  'dictionary_corrections',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** `lemma:pos`. */
    word: text('word').notNull(),
    language: text('language', { enum: ['tr', 'es', 'fr', 'de'] }).notNull(),
    /** Empty once the correction was withdrawn; the row stays for its version. */
    translations: text('translations').array().notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.word, t.language] })],
);

/** Answers of the second source. */
export const dictionaryCache = pgTable(
  'dictionary_cache',
  {
    word: text('word').primaryKey(),
    /** Empty: the source doesn't know the word. */
    entries: jsonb('entries').$type<SecondSource['entries']>().notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [index('dictionary_cache_age').on(t.fetchedAt)],
);

/** When a person's searches went to the second source within the last hour. */
export const dictionaryCalls = pgTable('dictionary_calls', {
  userId: userId().primaryKey(),
  calledAt: instant('called_at').array().notNull(),
  lastAt: instant('last_at').notNull(),
});
