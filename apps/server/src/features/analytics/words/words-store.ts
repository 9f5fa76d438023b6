import type { ClassWord } from '@wordgrove/contract/analytics';
import type { WordState } from '@wordgrove/contract/evidence';
import type { Language } from '@wordgrove/contract/languages';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import {
  assignmentClasses,
  assignments,
  assignmentWords,
  authUsers,
  classEnrolments,
  classes,
  classTeachers,
  dictionaryCorrections,
  flashcardDeckClasses,
  flashcardDecks,
  flashcards,
  pdfPacks,
  pdfs,
  profiles,
  wordMemory,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import { isAtRisk, isStable, stateAt } from '#db/word-state.ts';
import type { TaughtBy } from '#http/context.ts';
import { failingLapses } from './monday.ts';

/** A class of the teacher, archived or not. */
export type TaughtClass = {
  className: string;
  timeZone: string;
  students: number;
  /** The language that all of them use; null where they use several, or there is nobody. */
  language: Language | null;
  /** The teachers' own translations for this class. */
  corrected: { word: string; language: Language; translations: string[] }[];
};

const taughtClass = rowsOf(
  'class_with_words',
  ['teacherId', 'classId'],
  ({ teacherId, classId }) => sql<TaughtClass>`
    SELECT c.name AS "className", c.time_zone AS "timeZone", of_class.students,
      CASE WHEN of_class.languages = 1 THEN of_class.language END AS language, (
        SELECT coalesce(json_agg(json_build_object('word', own.word, 'language', own.language,
          'translations', own.translations)), '[]')
        FROM ${dictionaryCorrections} AS own WHERE own.class_id = c.id) AS corrected
    FROM ${classTeachers} AS t
    JOIN ${classes} AS c ON c.id = t.class_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS students, count(DISTINCT coalesce(${profiles.language}, '')) AS languages,
        min(${profiles.language}) AS language
      FROM ${classEnrolments} AS e JOIN ${profiles} ON ${profiles.userId} = e.student_id
      WHERE e.class_id = c.id AND e.status = 'active') AS of_class
    WHERE t.teacher_id = ${teacherId} AND c.id = ${classId}`,
);

/** Null unless the class is the teacher's. */
export async function findTaughtClass(db: Db, { teacherId }: TaughtBy, classId: string): Promise<TaughtClass | null> {
  const [row = null] = await taughtClass(db, { teacherId, classId });
  return row;
}

type Asked = Readonly<Record<'classId' | 'now', Given>>;

/** Whether somebody teaches the class. */
const teachesIt = (classId: Given, teacherId: SQL) => sql`EXISTS (
  SELECT FROM ${classTeachers} AS chooser WHERE chooser.class_id = ${classId} AND chooser.teacher_id = ${teacherId})`;

/**
 * The words that its teachers chose for a class, once for each place, as `(word, kind, id, name, text, back, language)`:
 * on the cards of decks that they share with it, where those made of a text name the text, and in homework that was
 * published for it, as it was published. What is to be read of a text chooses none of its words.
 */
const chosenWords = ({ classId, now }: Asked): SQL => sql`
  SELECT card.word, CASE WHEN p.id IS NULL THEN 'deck' ELSE 'text' END AS kind, coalesce(p.id, d.id) AS id,
    coalesce(p.title, d.name) AS name, card.front AS text, card.back, card.language
  FROM ${flashcardDeckClasses} AS link
  JOIN ${flashcardDecks} AS d ON d.id = link.deck_id AND ${teachesIt(classId, sql`d.owner_id`)} AND d.archived_at IS NULL
  JOIN ${flashcards} AS card ON card.deck_id = d.id AND card.removed_at IS NULL
  LEFT JOIN ${pdfPacks} AS pack ON pack.deck_id = d.id
  LEFT JOIN ${pdfs} AS p ON p.id = pack.pdf_id AND p.status = 'active'
  WHERE link.class_id = ${classId}
  UNION ALL
  SELECT w.word, 'homework', a.id, a.title, w.text, NULL, NULL
  FROM ${assignmentClasses} AS link
  JOIN ${assignments} AS a ON a.id = link.assignment_id AND ${teachesIt(classId, sql`a.teacher_id`)}
  CROSS JOIN LATERAL (
    SELECT set.word, set.text FROM ${assignmentWords} AS set WHERE set.assignment_id = a.id
    UNION ALL
    SELECT listed ->> 'word', listed ->> 'text'
    FROM jsonb_array_elements(CASE WHEN a.task ->> 'kind' = 'game' AND a.task #>> '{material,kind}' = 'words'
      THEN a.task #> '{material,words}' ELSE '[]' END) AS listed
    WHERE listed ->> 'word' IS NOT NULL) AS w
  WHERE link.class_id = ${classId} AND a.published_at <= ${now}::timestamptz AND a.removed_at IS NULL`;

/** A word with the numbers of students who have answered it. */
export type WordRow = Pick<ClassWord, 'word' | 'text' | 'sources'> & {
  /** What a teacher's own card says; null without one. */
  back: string | null;
  language: Language | null;
  known: number;
  learning: number;
  atRisk: number;
  forgetting: number;
  failing: number;
};

const isFailing = sql`(lapses >= ${sql.raw(String(failingLapses))} AND NOT ${isStable})`;

const counted = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}))::int`;

// OFFSET 0 makes it one walk along each student's part of an index: otherwise a large class reads the memories of the whole
// school. The second one judges each memory once; DISTINCT says that no student comes twice, or each one's memories are
// kept for that.
const words = rowsOf(
  'words_of_class',
  ['classId', 'now', 'monday'],
  ({ monday, ...asked }) => sql<WordRow>`
    WITH chosen AS MATERIALIZED (${chosenWords(asked)}),
    words AS MATERIALIZED (
      SELECT word, (array_agg(text ORDER BY kind, id))[1] AS text,
        (array_agg(back ORDER BY kind, id) FILTER (WHERE back IS NOT NULL))[1] AS back,
        (array_agg(language ORDER BY kind, id) FILTER (WHERE back IS NOT NULL))[1] AS language,
        jsonb_agg(DISTINCT jsonb_build_object('kind', kind, 'id', id, 'name', name)) AS sources
      FROM chosen GROUP BY word),
    met AS (
      SELECT m.word, ${counted(sql`NOT m.risky AND m.stable`)} AS known,
        ${counted(sql`NOT m.risky AND NOT m.stable`)} AS learning, ${counted(sql`m.risky`)} AS at_risk,
        ${counted(sql`m.fading`)} AS forgetting, ${counted(sql`NOT m.fading AND m.failing`)} AS failing
      FROM (
        SELECT word_memory.word, ${isFailing} AS failing, ${isStable} AS stable, ${isAtRisk(asked.now)} AS risky,
          ${isAtRisk(monday)} AS fading
        FROM (
          SELECT DISTINCT student_id FROM ${classEnrolments} WHERE class_id = ${asked.classId} AND status = 'active') AS e
        CROSS JOIN LATERAL (
          SELECT ${wordMemory.word}, ${wordMemory.stability}, ${wordMemory.lapses}, ${wordMemory.lastReview}
          FROM ${wordMemory} WHERE ${wordMemory.studentId} = e.student_id
            AND ${wordMemory.word} = ANY (ARRAY(SELECT word FROM words)) AND ${isGraded} OFFSET 0) AS word_memory
        OFFSET 0) AS m
      GROUP BY 1)
    SELECT words.*, coalesce(known, 0) AS known, coalesce(learning, 0) AS learning, coalesce(at_risk, 0) AS "atRisk",
      coalesce(forgetting, 0) AS forgetting, coalesce(failing, 0) AS failing
    FROM words LEFT JOIN met USING (word)`,
);

/** Every word chosen for a class that `findTaughtClass` found, in no order. `monday`: when they are to be repeated. */
export function listWords(db: Db, classId: string, { now, monday }: { now: Date; monday: Date }): Promise<WordRow[]> {
  return words(db, { classId, now: now.toISOString(), monday: monday.toISOString() });
}

export type WordStudent = {
  studentId: string;
  name: string;
  state: WordState;
  /** Why it is to be repeated on Monday. */
  need: 'forgetting' | 'failing' | null;
};

const wordStudents = rowsOf(
  'students_of_word',
  ['teacherId', 'classId', 'word', 'now', 'monday'],
  ({ teacherId, word, monday, ...asked }) => sql<WordStudent>`
    SELECT e.student_id AS "studentId", ${shownName} AS name,
      CASE WHEN ${wordMemory.studentId} IS NULL THEN 'new' ELSE ${stateAt(asked.now)} END AS state,
      CASE WHEN ${isGraded} AND ${isAtRisk(monday)} THEN 'forgetting' WHEN ${isGraded} AND ${isFailing} THEN 'failing'
        END AS need
    FROM ${classTeachers} AS t
    JOIN ${classEnrolments} AS e ON e.class_id = t.class_id AND e.status = 'active'
    JOIN ${authUsers} ON ${authUsers.id} = e.student_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
    LEFT JOIN ${wordMemory} ON ${wordMemory.studentId} = e.student_id AND ${wordMemory.word} = ${word}
    WHERE t.teacher_id = ${teacherId} AND t.class_id = ${asked.classId}
      AND EXISTS (SELECT FROM (${chosenWords(asked)}) AS chosen WHERE chosen.word = ${word})`,
);

/** How each active student of the class stands with the word; nobody when it isn't one of the class's words. */
export function listWordStudents(
  db: Db,
  { teacherId }: TaughtBy,
  { classId, word }: { classId: string; word: string },
  { now, monday }: { now: Date; monday: Date },
): Promise<WordStudent[]> {
  return wordStudents(db, { teacherId, classId, word, now: now.toISOString(), monday: monday.toISOString() });
}
