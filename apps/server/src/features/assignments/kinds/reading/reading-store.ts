import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { givenTo } from '#db/given-texts.ts';
import type { ClosedSpan } from '#db/schema/all.ts';
import { assignments, assignmentWork, pdfPages, pdfReadPages, pdfs } from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { KindSql, OwnProgress, Which } from '#features/assignments/kinds/kind.ts';
import { teachersOf } from '#features/assignments/taught-store.ts';
import { dueOf, hadBy, isLeft, isTakenAt, learnersWhere } from '#features/assignments/visible-store.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

const pdfId = sql`(a.task->>'pdfId')::uuid`;

/** Whether a `page` is among those that `a` wants read. Pages without words are never read. */
const isChosen = sql`page.pdf_id = ${pdfId} AND page.words > 0
  AND page.page >= (a.task->>'from')::int AND page.page <= coalesce((a.task->>'to')::int, page.page)`;

/** The chosen pages as `page`, with what one student read of each as `seen`. */
const chosenBy = (studentId: SQL | Placeholder) => sql`${pdfPages} AS page
  LEFT JOIN ${pdfReadPages} AS seen ON seen.pdf_id = page.pdf_id AND seen.page = page.page
    AND seen.reader_id = ${studentId} AND seen.read_at IS NOT NULL
  WHERE ${isChosen}`;

const ofLearner = chosenBy(sql`learners.student_id`);

export const readingSql: KindSql = {
  listed: sql`a.task || jsonb_build_object('text', (
    SELECT jsonb_build_object('title', p.title, 'pages', p.pages) FROM ${pdfs} AS p
    WHERE p.id = ${pdfId} AND p.teacher_id = a.teacher_id AND p.status = 'active'))`,
  brief: (studentId) => sql`a.task || jsonb_build_object('text', (
    SELECT jsonb_build_object('title', p.title) FROM ${pdfs} AS p WHERE p.id = ${pdfId} AND ${givenTo(studentId)}))`,
  next: sql`jsonb_build_object('kind', 'reading', 'pdfId', a.task->'pdfId', 'from', a.task->'from')`,
  begun: sql`EXISTS (SELECT FROM ${ofLearner} AND seen.page IS NOT NULL)`,
  waits: sql`a.points IS NOT NULL`,
};

type ShownText = { title: string; pages: number | null };

const textOf = rowsOf(
  'text_of_assignment',
  ['teacherId', 'id'],
  ({ teacherId, id }) => sql<ShownText>`
    SELECT p.title, p.pages FROM ${pdfs} AS p WHERE p.id = ${id} AND p.teacher_id = ${teacherId} AND p.status = 'active'`,
);

/** A text of the teacher's that isn't archived. */
export async function findTextOf(on: Db | Tx, { teacherId }: TaughtBy, id: string): Promise<ShownText | null> {
  const [row] = await textOf(on, { teacherId, id });
  return row ?? null;
}

export type PagesRead = { id: string; of: number; read: Record<string, number> };

const pagesRead = (ids: Given, isWanted: SQL) => sql<PagesRead>`
  SELECT a.id, (SELECT count(*)::int FROM ${pdfPages} AS page WHERE ${isChosen}) AS "of", (
    SELECT coalesce(json_object_agg(each.reader_id, each.pages), '{}') FROM (
      SELECT seen.reader_id, count(*)::int AS pages FROM ${pdfPages} AS page
      JOIN ${pdfReadPages} AS seen ON seen.pdf_id = page.pdf_id AND seen.page = page.page
      WHERE ${isChosen} AND seen.read_at IS NOT NULL AND ${isWanted} GROUP BY seen.reader_id) AS each) AS read
  FROM ${assignments} AS a WHERE a.id = ANY (${ids}::uuid[])`;

const readByAll = rowsOf('pages_read', ['ids'], ({ ids }) => pagesRead(ids, sql`true`));

/** How many of each assignment's pages there are, and how many each reader has read. */
export function listPagesRead(on: Db | Tx, { ids }: Which): Promise<PagesRead[]> {
  return readByAll(on, { ids });
}

export const ownPagesRead: OwnProgress<PagesRead[], PagesRead[]> = {
  json: ({ ids, studentId }) => sql`(SELECT coalesce(json_agg(pages), '[]') FROM (
    ${pagesRead(ids, sql`seen.reader_id = ${studentId}`)} AND a.task->>'kind' = 'reading') AS pages)`,
  read: (rows) => rows,
};

/** Whether anybody who has it turned it in, or has read one of its pages since it was published. */
export async function isRead(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${learnersWhere(sql`a.id = ${id}`)} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    WHERE EXISTS (SELECT FROM ${assignmentWork} AS said WHERE said.assignment_id = a.id AND said.turned_in_at IS NOT NULL)
      OR EXISTS (SELECT FROM ${ofLearner} AND seen.read_at >= a.published_at) LIMIT 1`);
  return rows.length > 0;
}

type Readable = { status: 'active' | 'archived'; kind: PdfKind; preparation: string; pages: number };

/** The text of an assignment, and how many of the chosen pages have words. */
export async function findReadable(tx: Tx, id: string): Promise<Readable | null> {
  const { rows } = await tx.execute<Readable>(sql`
    SELECT p.status, p.kind, p.preparation, (SELECT count(*)::int FROM ${pdfPages} AS page WHERE ${isChosen}) AS pages
    FROM ${assignments} AS a JOIN ${pdfs} AS p ON p.id = ${pdfId} WHERE a.id = ${id}`);
  return rows[0] ?? null;
}

/** How much of the pages one student has read, as `done`. */
const done = sql`(SELECT count(*)::int AS "of", count(seen.page)::int AS read, max(seen.read_at) AS at FROM ${ofLearner}) AS done`;

/**
 * Turns the work in of everybody who has read all of the pages already, as of the last of them, but not before it was
 * published. Of a later edit, only work that nobody has touched: turning in may have been taken back.
 */
export async function turnInRead(tx: Tx, id: string, isFirst: boolean, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${assignmentWork} AS work (student_id, assignment_id, turned_in_at, updated_at)
    SELECT learners.student_id, a.id, greatest(done.at, a.published_at), ${now.toISOString()}::timestamptz
    FROM ${learnersWhere(sql`a.id = ${id}`)} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
    CROSS JOIN LATERAL ${done}
    WHERE done.of > 0 AND done.read = done.of AND ${isTakenAt(sql`greatest(done.at, a.published_at)`)}
    ON CONFLICT (student_id, assignment_id) DO UPDATE
      SET turned_in_at = excluded.turned_in_at, updated_at = excluded.updated_at
      WHERE ${isFirst} AND ${isLeft(sql`work`)}`);
}

type OpenRow = {
  id: string;
  teacherIds: string[];
  publishedAt: string;
  closedAt: string | null;
  closedBefore: ClosedSpan[];
  due: string | null;
  isLateAllowed: boolean;
  isDone: boolean;
};

const openReadings = rowsOf(
  'open_readings',
  ['userId', 'pdfId', 'now'],
  ({ userId, pdfId: id, now }) => sql<OpenRow>`
    SELECT a.id, ${teachersOf} AS "teacherIds", a.published_at AS "publishedAt", a.closed_at AS "closedAt",
      a.closed_before AS "closedBefore",      ${dueOf} AS due, a.is_late_allowed AS "isLateAllowed", done.of > 0 AND done.read = done.of AS "isDone"
    FROM ${hadBy({ userId, now }, sql`a.task->>'kind' = 'reading' AND a.task->>'pdfId' = ${id}::text`)}
    CROSS JOIN LATERAL ${done}
    WHERE ${isLeft(sql`said`)}`,
);

/** The student's work with this text that is neither turned in nor returned, and whether all of its pages were read. */
export async function listOpenReadings(tx: Tx, { userId }: OwnRows, pdfId: string, now: Date) {
  const rows = await openReadings(tx, { userId, pdfId, now: now.toISOString() });
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return rows.map(({ publishedAt, closedAt, due, ...row }) => ({
    ...row,
    publishedAt: new Date(publishedAt),
    closedAt: date(closedAt),
    due: date(due),
    returnedAt: null,
  }));
}
