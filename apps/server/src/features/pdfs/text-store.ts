import type { Pdf } from '@wordgrove/contract/pdf-fields';
import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { readableBy } from '#db/given-texts.ts';
import { isBelow } from '#db/newest-first.ts';
import { classEnrolments, classes, classTeachers, pdfClasses, pdfCovers, pdfReadings, pdfs } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';

export type TextRow = typeof pdfs.$inferSelect;

/** A text with what stands around it on its teacher's screen. */
export type KeptText = TextRow & { hasCover: boolean; classes: { id: string; name: string }[]; readers: number } & {
  twin: Pdf['twin'];
};

const p = alias(pdfs, 'p');

export const hasCover = sql<boolean>`EXISTS (SELECT FROM ${pdfCovers} AS cover WHERE cover.pdf_id = p.id)`;

const kept = {
  ...getTableColumns(p),
  hasCover,
  // Only classes that the teacher still teaches are named.
  classes: sql<KeptText['classes']>`coalesce((
    SELECT json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name), c.id)
    FROM ${pdfClasses} AS link JOIN ${classes} AS c ON c.id = link.class_id
    JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = p.teacher_id
    WHERE link.pdf_id = p.id), '[]')`,
  // Those whom one of these classes shows: not who was removed from it, or belongs to another teacher's.
  readers: sql<number>`(SELECT count(*)::int FROM ${pdfReadings} AS r WHERE r.pdf_id = p.id AND EXISTS (
    SELECT FROM ${pdfClasses} AS link, ${classTeachers} AS t, ${classEnrolments} AS e
    WHERE link.pdf_id = p.id AND t.class_id = link.class_id AND t.teacher_id = p.teacher_id
      AND e.class_id = link.class_id AND e.status = 'active' AND e.student_id = r.reader_id))`,
};

const twin = sql<KeptText['twin']>`(
  SELECT json_build_object('id', o.id, 'title', o.title) FROM ${pdfs} AS o
  WHERE o.teacher_id = p.teacher_id AND o.md5 = p.md5 AND o.bytes = p.bytes AND o.id <> p.id
    AND o.created_at <= p.created_at
  ORDER BY o.created_at, o.id LIMIT 1)`;

const page = statement('texts', ['teacherId', 'status', 'before', 'size'], (on, wanted) => {
  const last = sql`FROM ${pdfs} AS last WHERE last.teacher_id = ${wanted.teacherId}`;
  return on
    .select({ ...kept, twin: sql<KeptText['twin']>`NULL` })
    .from(p)
    .where(and(eq(p.teacherId, wanted.teacherId), eq(p.status, wanted.status), isBelow(p, wanted.before, last)))
    .orderBy(desc(p.createdAt), desc(p.id))
    .limit(wanted.size);
});

export type TextPage = { status: TextRow['status']; before: string | null; size: number };

/** The teacher's own texts, newest first; `before` is the last one of the page before. */
export function listTexts(on: Db | Tx, { teacherId }: TaughtBy, wish: TextPage): Promise<KeptText[]> {
  return page(on, { teacherId, ...wish });
}

const one = statement('text', ['teacherId', 'id'], (on, { teacherId, id }) =>
  on
    .select({ ...kept, twin })
    .from(p)
    .where(and(eq(p.teacherId, teacherId), eq(p.id, id))),
);

export async function findText(on: Db | Tx, { teacherId }: TaughtBy, id: string): Promise<KeptText | null> {
  const [row] = await one(on, { teacherId, id });
  return row ?? null;
}

/** Finds a text of the teacher's and locks it until the transaction ends. */
export async function holdText(tx: Tx, { teacherId }: TaughtBy, id: string): Promise<TextRow | null> {
  const [row] = await tx
    .select()
    .from(pdfs)
    .where(and(eq(pdfs.id, id), eq(pdfs.teacherId, teacherId)))
    .for('no key update');
  return row ?? null;
}

const asked = statement('asked_text', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select({ ...getTableColumns(p), isReadable: readableBy(userId) })
    .from(p)
    .where(eq(p.id, id)),
);

/** A text, and whether the user may read it. */
export async function findAsked(on: Db | Tx, userId: string, id: string) {
  const [row] = await asked(on, { userId, id });
  return row ?? null;
}

const cover = statement('cover', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select({ picture: pdfCovers.picture })
    .from(pdfCovers)
    .innerJoin(p, eq(p.id, pdfCovers.pdfId))
    .where(and(eq(p.id, id), readableBy(userId))),
);

/** The picture of page one, for somebody who may read the text. */
export async function findCover(on: Db | Tx, userId: string, id: string): Promise<Buffer | null> {
  const [row] = await cover(on, { userId, id });
  return row?.picture ?? null;
}

export async function countTexts(on: Db | Tx, { teacherId }: TaughtBy): Promise<number> {
  const [row] = await on.select({ n: count() }).from(pdfs).where(eq(pdfs.teacherId, teacherId));
  return row?.n ?? 0;
}

/** False when the id is taken. */
export async function insertText(tx: Tx, text: typeof pdfs.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(pdfs).values(text).onConflictDoNothing().returning({ id: pdfs.id });
  return inserted.length > 0;
}

type Change = Partial<Pick<TextRow, 'title' | 'description' | 'status'>>;

/** For a text locked by `holdText`. */
export async function updateText(tx: Tx, { id }: TextRow, change: Change, now: Date): Promise<void> {
  await tx
    .update(pdfs)
    .set({ ...change, version: sql`${pdfs.version} + 1`, updatedAt: now })
    .where(eq(pdfs.id, id));
}

/** For a text locked by `holdText`. What was read in it goes with it. */
export async function removeText(tx: Tx, { id }: TextRow): Promise<void> {
  await tx.delete(pdfs).where(eq(pdfs.id, id));
}

/**
 * Whether the classes are all the teacher's; a lock keeps it so until the transaction ends. A class that has the text
 * already may since have been archived.
 */
export async function areTaught(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  classIds: readonly string[],
  has: readonly string[] = [],
): Promise<boolean> {
  const wanted = [...new Set(classIds)].filter((id) => !has.includes(id));
  if (wanted.length === 0) return true;
  const found = await on
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .innerJoin(classes, and(eq(classes.id, classTeachers.classId), isNull(classes.archivedAt)))
    .where(and(eq(classTeachers.teacherId, teacherId), inArray(classTeachers.classId, wanted)))
    .for('key share', { of: classTeachers });
  return found.length === wanted.length;
}

/** The classes that have the text, also those that its teacher no longer teaches. */
export async function listClassIds(tx: Tx, pdfId: string): Promise<string[]> {
  const rows = await tx.select({ id: pdfClasses.classId }).from(pdfClasses).where(eq(pdfClasses.pdfId, pdfId));
  return rows.map(({ id }) => id);
}

/** For a text just made, or locked by `holdText`. A class that keeps it keeps the day on which it got it. */
export async function putClasses(tx: Tx, pdfId: string, classIds: readonly string[], now: Date): Promise<void> {
  const wanted = [...new Set(classIds)];
  await tx
    .delete(pdfClasses)
    .where(and(eq(pdfClasses.pdfId, pdfId), sql`${pdfClasses.classId} <> ALL (${sql.param(wanted)}::uuid[])`));
  if (wanted.length === 0) return;
  await tx
    .insert(pdfClasses)
    .values(wanted.map((classId) => ({ pdfId, classId, sharedAt: now })))
    .onConflictDoNothing();
}
