import { limits } from '@wordgrove/contract/limits';
import type { Reader } from '@wordgrove/contract/pdf-fields';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { authUsers, classEnrolments, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import { rowsOf } from '#db/statement.ts';

const readers = rowsOf(
  'readers_of_text',
  ['pdfId', 'classId'],
  ({ pdfId, classId }) => sql<Reader>`
    SELECT e.student_id AS "studentId", ${shownName} AS name, r.opened_at AS "openedAt",
      r.last_opened_at AS "lastOpenedAt", coalesce(r.pages_read, 0) AS "pagesRead", r.finished_at AS "finishedAt",
      (coalesce(r.active_ms, 0) / 1000)::int AS "activeSeconds", (
        SELECT count(DISTINCT l.word)::int FROM pdf_look_ups AS l
        WHERE l.pdf_id = ${pdfId} AND l.student_id = e.student_id) AS "wordsLookedUp"
    FROM ${classEnrolments} AS e
    JOIN ${authUsers} ON ${authUsers.id} = e.student_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
    LEFT JOIN pdf_readings AS r ON r.reader_id = e.student_id AND r.pdf_id = ${pdfId}
    WHERE e.class_id = ${classId} AND e.status = 'active'
    ORDER BY lower(${shownName}), e.student_id`,
);

/** The active students of a class that was found to be the teacher's, as readers of one of the teacher's texts. */
export async function listReaders(db: Db, pdfId: string, classId: string): Promise<Reader[]> {
  const rows = await readers(db, { pdfId, classId });
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return rows.map((row) => ({
    ...row,
    openedAt: instant(row.openedAt),
    lastOpenedAt: instant(row.lastOpenedAt),
    finishedAt: instant(row.finishedAt),
  }));
}

const counted = rowsOf(
  'count_readers',
  ['pdfId', 'classId'],
  ({ pdfId, classId }) => sql<{ readers: number }>`
    SELECT count(*)::int AS readers FROM ${classEnrolments} AS e
    JOIN pdf_readings AS r ON r.reader_id = e.student_id AND r.pdf_id = ${pdfId}
    WHERE e.class_id = ${classId} AND e.status = 'active'`,
);

/** How many active students of the class have opened the text. */
export async function countReaders(db: Db, pdfId: string, classId: string): Promise<number> {
  const [row] = await counted(db, { pdfId, classId });
  return row?.readers ?? 0;
}

export type HeatPage = { page: number; text: string; forms: Record<string, string>; counts: Record<string, number> };

const heat = rowsOf(
  'heat_of_pages',
  ['pdfId', 'classId', 'from', 'least'],
  ({ pdfId, classId, from, least }) => sql<HeatPage>`
    SELECT p.page, p.text, p.forms, coalesce((
      SELECT json_object_agg(c.word, c.readers) FROM (
        SELECT l.word, count(*)::int AS readers FROM pdf_look_ups AS l
        JOIN ${classEnrolments} AS e ON e.student_id = l.student_id AND e.class_id = ${classId} AND e.status = 'active'
        WHERE l.pdf_id = p.pdf_id AND l.page = p.page GROUP BY 1 HAVING count(*) >= ${least}::int) AS c), '{}') AS counts
    FROM pdf_pages AS p
    WHERE p.pdf_id = ${pdfId} AND p.page BETWEEN ${from}::int AND ${from}::int + ${sql.raw(String(limits.pdfPagesAtOnce - 1))}
    ORDER BY p.page`,
);

/** Pages from `from` on, with the number of students for each word that at least `least` of them looked up there. */
export function listHeat(db: Db, pdfId: string, classId: string, from: number, least: number): Promise<HeatPage[]> {
  return heat(db, { pdfId, classId, from, least });
}
