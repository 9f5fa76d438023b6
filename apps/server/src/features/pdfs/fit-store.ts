import type { Language } from '@wordgrove/contract/languages';
import type { ClassFit } from '@wordgrove/contract/pdf-fields';
import type { Placeholder } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { givenTo } from '#db/given-texts.ts';
import type { pdfWords } from '#db/schema/all.ts';
import {
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
import { rowsOf } from '#db/statement.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { auxiliaries } from './fit.ts';
import type { LevelAnswers } from './memory-parts.ts';

type Word = typeof pdfWords.$inferSelect;

/** A teacher's text beside a class of theirs. */
export type FitSubject = Pick<ClassFit, 'classId' | 'className' | 'level' | 'pack' | 'packs'> & {
  running: number;
  unlisted: number;
  /** The words of all packs that the class has from this text. */
  packed: string[];
  /** The teacher's own translations for this class. */
  corrected: { word: string; language: Language; translations: string[] }[];
};

const livePacks = sql`${pdfPacks} AS k
        JOIN ${flashcardDecks} AS d ON d.id = k.deck_id AND d.owner_id = p.teacher_id AND d.archived_at IS NULL
        JOIN ${flashcardDeckClasses} AS link ON link.deck_id = d.id AND link.class_id = c.id`;

const subject = rowsOf(
  'fit_subject',
  ['teacherId', 'pdfId', 'classId'],
  ({ teacherId, pdfId, classId }) => sql<FitSubject>`
    SELECT c.id AS "classId", c.name AS "className", p.level, coalesce(p.words, 0) AS running,
      coalesce(p.unlisted_words, 0) AS unlisted, (
        SELECT json_build_object('deckId', d.id, 'name', d.name, 'createdAt', k.created_at, 'words', (
          SELECT count(*) FROM ${flashcards} AS card WHERE card.deck_id = d.id AND card.removed_at IS NULL))
        FROM ${livePacks}
        WHERE k.pdf_id = p.id AND k.class_id = c.id ORDER BY k.created_at DESC, d.id LIMIT 1) AS pack, (
        SELECT coalesce(json_agg(DISTINCT card.word) FILTER (WHERE card.word IS NOT NULL), '[]') FROM ${livePacks}
        JOIN ${flashcards} AS card ON card.deck_id = d.id AND card.removed_at IS NULL
        WHERE k.pdf_id = p.id AND k.class_id = c.id) AS packed, (
        SELECT count(*)::int FROM ${pdfPacks} AS k
        JOIN ${flashcardDecks} AS d ON d.id = k.deck_id AND d.owner_id = p.teacher_id WHERE k.pdf_id = p.id) AS packs, (
        SELECT coalesce(json_agg(json_build_object('word', own.word, 'language', own.language,
          'translations', own.translations)), '[]')
        FROM ${dictionaryCorrections} AS own WHERE own.class_id = c.id) AS corrected
    FROM ${pdfs} AS p
    JOIN ${classTeachers} AS t ON t.teacher_id = p.teacher_id
    JOIN ${classes} AS c ON c.id = t.class_id
    WHERE p.id = ${pdfId} AND p.teacher_id = ${teacherId} AND c.id = ${classId}`,
);

/** Null unless both the text and the class are the teacher's. */
export async function findFitSubject(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  { pdfId, classId }: { pdfId: string; classId: string },
): Promise<FitSubject | null> {
  const [row] = await subject(on, { teacherId, pdfId, classId });
  if (!row) return null;
  const { pack } = row;
  return { ...row, pack: pack && { ...pack, createdAt: new Date(pack.createdAt).toISOString() } };
}

export type TextWordRow = Pick<Word, 'word' | 'keys' | 'pos' | 'level' | 'times' | 'page' | 'sentence'>;

const words = rowsOf(
  'words_of_text',
  ['pdfId'],
  ({ pdfId }) => sql<TextWordRow>`
    SELECT word, keys, pos, level, times, page, sentence FROM pdf_words WHERE pdf_id = ${pdfId} ORDER BY word`,
);

/** A text's words of the dictionary. */
export function listTextWords(on: Db | Tx, pdfId: string): Promise<TextWordRow[]> {
  return words(on, { pdfId });
}

/** SQL for a student's first answers. */
export const answersOf = (studentId: Placeholder | ReturnType<typeof sql>) => sql`(
  SELECT coalesce(json_agg(json_build_object('level', l.level, 'recalled', l.recalled, 'recalledRight',
    l.recalled_right, 'recognised', l.recognised, 'recognisedRight', l.recognised_right)), '[]')
  FROM practice_levels AS l WHERE l.student_id = ${studentId})`;

export type ReaderRow = { studentId: string; name: string; language: Language | null; answers: LevelAnswers[] };

const readers = rowsOf(
  'readers_of_class',
  ['classId'],
  ({ classId }) => sql<ReaderRow>`
    SELECT e.student_id AS "studentId", ${shownName} AS name, ${profiles.language} AS language,
      ${answersOf(sql`e.student_id`)} AS answers
    FROM ${classEnrolments} AS e
    JOIN ${authUsers} ON ${authUsers.id} = e.student_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
    WHERE e.class_id = ${classId} AND e.status = 'active' ORDER BY lower(${shownName}), e.student_id`,
);

/** The active students of a class that `findFitSubject` found, with their languages and first answers, by name. */
export function listClassReaders(on: Db | Tx, classId: string): Promise<ReaderRow[]> {
  return readers(on, { classId });
}

/** One graded memory of a text's word: the word's place, whole days since the last answer, and the stability. */
export type Graded = { at: number; days: number; stability: number };

const daysSince = (now: Placeholder) =>
  sql`greatest(0, floor(date_part('epoch', ${now}::timestamptz - m.last_review) / 86400))::int`;

/** Bytes of one graded memory in `met`: the key's number, whole days since the last answer, and the stability. */
const metBytes = 16;

// OFFSET 0 makes it one pass over each student's memories: the plan that serves any class would look up each of the
// text's keys instead, a hundred times slower. Keys come as JSON, of which the planner expects few, so that they are
// what it hashes, and numbers go in binary: rows, or lists as text, take longer to write and to read.
const met = rowsOf(
  'met_words',
  ['keys', 'studentIds', 'now'],
  ({ keys, studentIds, now }) => sql<{ studentId: string; met: Buffer }>`
    WITH keys AS MATERIALIZED (
      SELECT key, nth::int FROM json_array_elements_text(${keys}) WITH ORDINALITY AS k (key, nth))
    SELECT m.student_id AS "studentId",
      string_agg(int4send(k.nth) || int4send(${daysSince(now)}) || float8send(m.stability), '') AS met
    FROM (
      SELECT g.student_id, g.word, g.stability, g.last_review FROM ${wordMemory} AS g
      WHERE g.student_id = ANY (${studentIds}::uuid[]) AND g.last_review IS NOT NULL OFFSET 0) AS m
    JOIN keys AS k ON k.key = m.word GROUP BY 1`,
);

/**
 * What students remember of a text's words, by student. A word with several keys may occur several times.
 *
 * @param words their place here is the `at` of what is met
 */
export function metReader(on: Db | Tx, words: readonly Pick<TextWordRow, 'keys'>[], now: Date) {
  // A key may belong to several words, and stands here for each.
  const all = words.flatMap((word, at) => word.keys.map((key) => ({ key, at })));
  const keys = JSON.stringify(all.map(({ key }) => key));
  const read = (bytes: Buffer): Graded[] =>
    Array.from({ length: bytes.length / metBytes }, (_, n) => ({
      at: all[bytes.readInt32BE(n * metBytes) - 1]?.at ?? 0,
      days: bytes.readInt32BE(n * metBytes + 4),
      stability: bytes.readDoubleBE(n * metBytes + 8),
    }));
  return async (studentIds: readonly string[]): Promise<Map<string, Graded[]>> => {
    const rows = await met(on, { keys, studentIds, now: now.toISOString() });
    return new Map(rows.map((row) => [row.studentId, read(row.met)]));
  };
}

type Step = Pick<Word, 'pos' | 'level' | 'times'>;

/** A text in a student's library, with the words that the student has graded memories of. */
export type CoveredText = {
  id: string;
  running: number;
  unlisted: number;
  /** Running words by part of speech and level; those of `word` apart where it is an auxiliary. */
  steps: (Step & { word: string | null })[];
  met: (Step & { word: string; days: number; stability: number })[];
};

const auxiliaryKeys = sql.raw(auxiliaries.map((key) => `'${key}'`).join(', '));

const covered = rowsOf(
  'covered_texts',
  ['userId', 'pdfIds', 'now'],
  ({ userId, pdfIds, now }) => sql<{ answers: LevelAnswers[]; texts: CoveredText[] }>`
    WITH shown AS MATERIALIZED (
      SELECT p.id, p.words AS running, coalesce(p.unlisted_words, 0) AS unlisted FROM ${pdfs} AS p
      WHERE p.id = ANY (${pdfIds}::uuid[]) AND p.words > 0 AND ${givenTo(userId)}),
    words AS MATERIALIZED (
      SELECT w.pdf_id, w.word, w.keys, w.pos, w.level, w.times FROM pdf_words AS w JOIN shown ON shown.id = w.pdf_id),
    met AS (
      SELECT w.pdf_id, json_agg(json_build_object('word', w.word, 'pos', w.pos, 'level', w.level, 'times', w.times,
        'days', ${daysSince(now)}, 'stability', m.stability)) AS met
      FROM (SELECT pdf_id, word, pos, level, times, unnest(keys) AS key FROM words) AS w
      JOIN (
        SELECT g.word, g.stability, g.last_review FROM ${wordMemory} AS g
        WHERE g.student_id = ${userId} AND g.last_review IS NOT NULL OFFSET 0) AS m ON m.word = w.key GROUP BY 1),
    steps AS (
      SELECT pdf_id, json_agg(json_build_object('pos', pos, 'level', level, 'word', word, 'times', times)) AS steps
      FROM (SELECT pdf_id, pos, level, CASE WHEN word IN (${auxiliaryKeys}) THEN word END AS word, sum(times) AS times
        FROM words GROUP BY 1, 2, 3, 4) AS sums GROUP BY 1)
    SELECT ${answersOf(userId)} AS answers, (
      SELECT coalesce(json_agg(json_build_object('id', shown.id, 'running', shown.running, 'unlisted', shown.unlisted,
        'steps', coalesce(steps.steps, '[]'), 'met', coalesce(met.met, '[]'))), '[]')
      FROM shown LEFT JOIN steps ON steps.pdf_id = shown.id LEFT JOIN met ON met.pdf_id = shown.id) AS texts`,
);

/** Those of the texts that the student may read and that have words, in one statement, with the first answers. */
export async function readCovered(on: Db | Tx, { userId }: OwnRows, pdfIds: readonly string[], now: Date) {
  const [row] = await covered(on, { userId, pdfIds, now: now.toISOString() });
  return row ?? { answers: [], texts: [] };
}
