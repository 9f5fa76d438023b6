import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { givenTo, ofColleague, readableBy } from '#db/given-texts.ts';
import { classEnrolments, classTeachers, pdfClasses, pdfLookUps, pdfReadings, pdfs, profiles } from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { TextRow } from './text-store.ts';
import { hasCover } from './text-store.ts';

const p = alias(pdfs, 'p');
const r = alias(pdfReadings, 'r');

type Reading = Pick<typeof pdfReadings.$inferSelect, 'page' | 'offset' | 'finishedAt'> & {
  pagesRead: number | null;
  openedAt: Date | null;
  wordsLookedUp: number;
};

/** A text with its reader's own progress. */
export type ReadText = TextRow & Reading & { hasCover: boolean; teacherName: string | null };

const { pages, ...textColumns } = getTableColumns(p);
const readText = {
  ...textColumns,
  pages,
  hasCover,
  teacherName: profiles.displayName,
  page: r.page,
  offset: r.offset,
  pagesRead: r.pagesRead,
  finishedAt: r.finishedAt,
  openedAt: r.openedAt,
  // Nobody has looked up anything in a text before opening it.
  wordsLookedUp: sql<number>`(
    SELECT count(DISTINCT l.word)::int FROM ${pdfLookUps} AS l WHERE l.pdf_id = r.pdf_id AND l.student_id = r.reader_id)`,
};

/**
 * Of the texts given to a student those that may stand on a page: enough of those being read, and of each teacher's newest.
 * After years a class has hundreds.
 */
const near = ({ userId, size, from }: Wanted<'userId' | 'size' | 'from'>) => sql`p.id IN (
  (SELECT p.id FROM ${pdfReadings} AS r JOIN ${pdfs} AS p ON p.id = r.pdf_id
    WHERE r.reader_id = ${userId} AND r.finished_at IS NULL AND p.kind IN ('pdf', 'txt') AND ${givenTo(userId)}
    ORDER BY r.last_opened_at DESC LIMIT ${size}::int + ${from}::int)
  UNION ALL
  SELECT newest.id FROM (
    SELECT DISTINCT t.teacher_id FROM ${classEnrolments} AS e JOIN ${classTeachers} AS t ON t.class_id = e.class_id
    WHERE e.student_id = ${userId} AND e.status = 'active') AS giver, LATERAL (
    SELECT p.id FROM ${pdfs} AS p WHERE p.teacher_id = giver.teacher_id AND ${givenTo(userId)}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${size}::int + ${from}::int) AS newest)`;

const library = statement('library', ['userId', 'size', 'from'], (on, { userId, size, from }) =>
  on
    .select(readText)
    .from(p)
    .leftJoin(r, and(eq(r.pdfId, p.id), eq(r.readerId, userId)))
    .leftJoin(profiles, eq(profiles.userId, p.teacherId))
    .where(near({ userId, size, from }))
    .orderBy(
      sql`CASE WHEN r.finished_at IS NULL AND p.kind IN ('pdf', 'txt') THEN r.last_opened_at END DESC NULLS LAST,
        p.created_at DESC, p.id DESC`,
    )
    .limit(size)
    .offset(from),
);

/** The texts given to a student: those being read here, latest first, then the rest, newest first. */
export function listLibrary(on: Db | Tx, { userId }: OwnRows, page: { size: number; from: number }) {
  return library(on, { userId, ...page });
}

const colleagues = statement('texts_of_colleagues', ['userId', 'size', 'from'], (on, { userId, size, from }) =>
  on
    .select(readText)
    .from(p)
    .leftJoin(r, and(eq(r.pdfId, p.id), eq(r.readerId, userId)))
    .leftJoin(profiles, eq(profiles.userId, p.teacherId))
    .where(
      sql`p.id IN (SELECT link.pdf_id FROM ${classTeachers} AS own
        JOIN ${pdfClasses} AS link ON link.class_id = own.class_id WHERE own.teacher_id = ${userId}) AND ${ofColleague(userId)}`,
    )
    .orderBy(desc(p.createdAt), desc(p.id))
    .limit(size)
    .offset(from),
);

/** What other teachers gave to classes that the user teaches too, newest first. */
export function listOfColleagues(on: Db | Tx, { userId }: OwnRows, page: { size: number; from: number }) {
  return colleagues(on, { userId, ...page });
}

const read = statement('read_text', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select(readText)
    .from(p)
    .leftJoin(r, and(eq(r.pdfId, p.id), eq(r.readerId, userId)))
    .leftJoin(profiles, eq(profiles.userId, p.teacherId))
    .where(and(eq(p.id, id), readableBy(userId))),
);

/** A text that the user may read, with the user's own progress. */
export async function findRead(on: Db | Tx, { userId }: OwnRows, id: string): Promise<ReadText | null> {
  const [row] = await read(on, { userId, id });
  return row ?? null;
}

/** Notes that a student has opened a text. True the first time. */
export async function noteOpened(tx: Tx, { userId }: OwnRows, pdfId: string, now: Date): Promise<boolean> {
  const [row] = await opened(tx, { userId, pdfId, now: now.toISOString() });
  return row?.isFirst ?? false;
}

const opened = rowsOf(
  'text_opened',
  ['userId', 'pdfId', 'now'],
  ({ userId, pdfId, now }) => sql<{ isFirst: boolean }>`
    INSERT INTO ${pdfReadings} AS r (reader_id, pdf_id, opened_at, last_opened_at)
    VALUES (${userId}, ${pdfId}, ${now}, ${now})
    ON CONFLICT (reader_id, pdf_id) DO UPDATE SET last_opened_at = greatest(r.last_opened_at, excluded.last_opened_at)
    RETURNING (xmax = 0) AS "isFirst"`,
);
