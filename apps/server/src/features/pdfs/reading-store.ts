import type { GoOnReading } from '@wordgrove/contract/dashboards';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { givenTo, readableBy } from '#db/given-texts.ts';
import type { pdfReadings } from '#db/schema/all.ts';
import { classEnrolments, pdfClasses, pdfs } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

type Reading = typeof pdfReadings.$inferSelect;

export type Place = { pdfId: string; page: number; offset: number; at: Date };

const keep = rowsOf(
  'keep_place',
  ['userId', 'pdfId', 'page', 'offset', 'at', 'now'],
  ({ userId, pdfId, page, offset, at, now }) => sql<{ shown: number; changed: number }>`
    WITH shown AS (SELECT p.id, p.pages FROM ${pdfs} AS p WHERE p.id = ${pdfId} AND ${readableBy(userId)}),
    kept AS (
      INSERT INTO pdf_readings AS r (reader_id, pdf_id, opened_at, last_opened_at, page, page_offset, placed_at)
      SELECT ${userId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz,
        least(${page}::int, coalesce(pages, ${page}::int)), ${offset}::real, ${at}::timestamptz FROM shown
      ON CONFLICT (reader_id, pdf_id) DO UPDATE
        SET page = excluded.page, page_offset = excluded.page_offset, placed_at = excluded.placed_at
        WHERE r.placed_at IS NULL OR r.placed_at < excluded.placed_at
      RETURNING 1)
    SELECT (SELECT count(*)::int FROM shown) AS shown, (SELECT count(*)::int FROM kept) AS changed`,
);

/** Keeps the latest place in a text; null when there is no such text that the user may read. */
export async function keepPlace(db: Db, { userId }: OwnRows, place: Place, now: Date): Promise<number | null> {
  const { at, ...where } = place;
  // PostgreSQL refuses to round to nothing what is too small for a `real`.
  const offset = Math.fround(place.offset);
  const [row] = await keep(db, { userId, ...where, offset, at: at.toISOString(), now: now.toISOString() });
  return row && row.shown > 0 ? row.changed : null;
}

export type HeldReading = Pick<Reading, 'page' | 'offset' | 'pagesRead' | 'reports'> & {
  teacherId: string;
  openedAt: string;
  finishedAt: string | null;
  reportedAt: string | null;
  wordsLookedUp: number;
};

const hold = rowsOf(
  'hold_reading',
  ['userId', 'pdfId', 'now'],
  ({ userId, pdfId, now }) => sql<HeldReading>`
    WITH shown AS (SELECT p.id, p.teacher_id FROM ${pdfs} AS p WHERE p.id = ${pdfId} AND ${givenTo(userId)}),
    held AS (
      INSERT INTO pdf_readings AS r (reader_id, pdf_id, opened_at, last_opened_at)
      SELECT ${userId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz FROM shown
      ON CONFLICT (reader_id, pdf_id) DO UPDATE SET last_opened_at = greatest(r.last_opened_at, excluded.last_opened_at)
      RETURNING r.*)
    SELECT held.page, held.page_offset AS "offset", held.pages_read AS "pagesRead", held.reports,
      held.opened_at AS "openedAt", held.finished_at AS "finishedAt", held.reported_at AS "reportedAt",
      shown.teacher_id AS "teacherId",
      (SELECT count(DISTINCT l.word)::int FROM pdf_look_ups AS l
        WHERE l.pdf_id = held.pdf_id AND l.student_id = held.reader_id) AS "wordsLookedUp"
    FROM held CROSS JOIN shown`,
);

/** A student's reading of a text, locked until the transaction ends; null when the student can't read it. */
export async function holdReading(tx: Tx, { userId }: OwnRows, pdfId: string, now: Date): Promise<HeldReading | null> {
  const [row] = await hold(tx, { userId, pdfId, now: now.toISOString() });
  return row ?? null;
}

export type PageState = { page: number; words: number; activeMs: number; isRead: boolean; withText: number };

const states = rowsOf(
  'states_of_pages',
  ['userId', 'pdfId', 'pages'],
  ({ userId, pdfId, pages }) => sql<PageState>`
    SELECT p.page, p.words, coalesce(r.active_ms, 0) AS "activeMs", r.read_at IS NOT NULL AS "isRead", (
      SELECT count(*)::int FROM pdf_pages AS each WHERE each.pdf_id = ${pdfId} AND each.words > 0) AS "withText"
    FROM pdf_pages AS p
    LEFT JOIN pdf_read_pages AS r ON r.pdf_id = p.pdf_id AND r.page = p.page AND r.reader_id = ${userId}
    WHERE p.pdf_id = ${pdfId} AND p.page = ANY (${pages}::int[])`,
);

/** The named pages that the text has, and how far each was read. `withText`: pages of the text that have words. */
export function listPageStates(tx: Tx, { userId }: OwnRows, pdfId: string, pages: readonly number[]) {
  return states(tx, { userId, pdfId, pages: pages.map(String) });
}

/** The ids of earlier reports that are kept. An older one is before the last report and counts nothing anyway. */
const reportsKept = 50;

export type Report = {
  pdfId: string;
  reportId: string;
  at: Date;
  pages: readonly { page: number; ms: number; isRead: boolean }[];
  newlyRead: number;
  finished: boolean;
};

const add = rowsOf(
  'add_reading',
  ['userId', 'pdfId', 'reportId', 'at', 'pages', 'newlyRead', 'finished'],
  ({ userId, pdfId, reportId, at, pages, newlyRead, finished }) => sql<never>`
    WITH given AS (SELECT * FROM jsonb_to_recordset(${pages}::jsonb) AS g (page int, ms int, "isRead" boolean)),
    kept AS (
      INSERT INTO pdf_read_pages AS r (reader_id, pdf_id, page, active_ms, read_at)
      SELECT ${userId}::uuid, ${pdfId}::uuid, page, ms, CASE WHEN "isRead" THEN ${at}::timestamptz END FROM given
      ON CONFLICT (reader_id, pdf_id, page) DO UPDATE
        SET active_ms = r.active_ms + excluded.active_ms, read_at = coalesce(r.read_at, excluded.read_at))
    UPDATE pdf_readings SET
      active_ms = active_ms + (SELECT coalesce(sum(ms), 0) FROM given),
      pages_read = pages_read + ${newlyRead}::int,
      finished_at = CASE WHEN ${finished}::boolean THEN ${at}::timestamptz ELSE finished_at END,
      reported_at = greatest(reported_at, ${at}::timestamptz),
      reports = (reports || ${reportId}::uuid)[greatest(1, cardinality(reports) + 2 - ${sql.raw(String(reportsKept))}):]
    WHERE reader_id = ${userId}::uuid AND pdf_id = ${pdfId}::uuid`,
);

/** Adds a report to a reading that `holdReading` holds. */
export async function addReading(tx: Tx, { userId }: OwnRows, report: Report): Promise<void> {
  const { at, pages, ...rest } = report;
  await add(tx, { userId, ...rest, at: at.toISOString(), pages: JSON.stringify(pages) });
}

const look = rowsOf(
  'note_look_up',
  ['userId', 'pdfId', 'page', 'word', 'at'],
  ({ userId, pdfId, page, word, at }) => sql<{ shown: number }>`
    WITH shown AS (
      SELECT p.id FROM ${pdfs} AS p
      WHERE p.id = ${pdfId} AND ${page}::int <= coalesce(p.pages, 0) AND ${givenTo(userId)}),
    kept AS (
      INSERT INTO pdf_look_ups (pdf_id, student_id, page, word, first_at)
      SELECT id, ${userId}::uuid, ${page}::int, ${word}, ${at}::timestamptz FROM shown ON CONFLICT DO NOTHING)
    SELECT count(*)::int AS shown FROM shown`,
);

/** Notes where a student looked a word up; false when the student can't read such a page. */
export async function noteLookUp(
  tx: Tx,
  { userId }: OwnRows,
  { at, ...met }: { pdfId: string; page: number; word: string; at: Date },
): Promise<boolean> {
  const [row] = await look(tx, { userId, ...met, at: at.toISOString() });
  return (row?.shown ?? 0) > 0;
}

/** The text that the student opened last and hasn't finished, as the dashboard shows it. */
export const goOnReading: Part<'userId', GoOnReading | null, GoOnReading | null> = {
  json: ({ userId }) => sql`(
    SELECT json_build_object('id', p.id, 'title', p.title, 'page', r.page, 'pages', p.pages)
    FROM pdf_readings AS r JOIN ${pdfs} AS p ON p.id = r.pdf_id
    WHERE r.reader_id = ${userId} AND r.finished_at IS NULL AND p.kind IN ('pdf', 'txt') AND ${givenTo(userId)}
    ORDER BY r.last_opened_at DESC, p.id LIMIT 1)`,
  read: (text) => text,
};

const unread = rowsOf(
  'unread_pages',
  ['userId'],
  ({ userId }) => sql<{ pages: number }>`
    SELECT coalesce(sum(greatest(0, p.pages - coalesce(r.pages_read, 0))), 0)::int AS pages
    FROM ${pdfs} AS p LEFT JOIN pdf_readings AS r ON r.pdf_id = p.id AND r.reader_id = ${userId}
    WHERE p.has_text AND r.finished_at IS NULL AND p.id IN (
      SELECT link.pdf_id FROM ${classEnrolments} AS e JOIN ${pdfClasses} AS link ON link.class_id = e.class_id
      WHERE e.student_id = ${userId} AND e.status = 'active') AND ${givenTo(userId)}`,
);

/** Pages that the student hasn't read yet, of all texts with words that the student has been given. */
export async function countUnreadPages(on: Db | Tx, { userId }: OwnRows): Promise<number> {
  const [row] = await unread(on, { userId });
  return row?.pages ?? 0;
}
