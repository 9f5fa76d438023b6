import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { ClosedSpan } from '#db/schema/all.ts';
import { assignmentFiles, assignmentHandIns, assignments, assignmentWork } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { isOwnClass } from '#features/assignments/taught-store.ts';
import { dueOf, learnersWhere } from '#features/assignments/visible-store.ts';
import type { OwnRows } from '#http/context.ts';

export type FileRow = typeof assignmentFiles.$inferSelect;

/** Whose work on which assignment. */
export type WorkOf = { studentId: string; assignmentId: string };

const textOf = statement('hand_in_text', ['studentId', 'assignmentId'], (on, { studentId, assignmentId }) =>
  on
    .select({ text: assignmentHandIns.text, version: assignmentHandIns.version, savedAt: assignmentHandIns.savedAt })
    .from(assignmentHandIns)
    .where(and(eq(assignmentHandIns.studentId, studentId), eq(assignmentHandIns.assignmentId, assignmentId))),
);

/** What a student has written; empty before anything was. */
export async function findText(on: Db | Tx, of: WorkOf) {
  const [row] = await textOf(on, of);
  return row ?? { text: '', version: 0, savedAt: null };
}

/** For work whose turn it is. */
export async function putText(tx: Tx, of: WorkOf, { text, version }: { text: string; version: number }, now: Date) {
  await tx
    .insert(assignmentHandIns)
    .values({ ...of, text, version, savedAt: now })
    .onConflictDoUpdate({
      target: [assignmentHandIns.studentId, assignmentHandIns.assignmentId],
      set: { text, version, savedAt: now },
    });
}

const filesOf = statement('hand_in_files', ['studentId', 'assignmentId'], (on, { studentId, assignmentId }) =>
  on
    .select()
    .from(assignmentFiles)
    .where(and(eq(assignmentFiles.studentId, studentId), eq(assignmentFiles.assignmentId, assignmentId)))
    .orderBy(asc(assignmentFiles.place), asc(assignmentFiles.id)),
);

/** A student's files, in the student's order. */
export function listFiles(on: Db | Tx, of: WorkOf): Promise<FileRow[]> {
  return filesOf(on, of);
}

/** False when the id is taken. */
export async function insertFile(tx: Tx, file: FileRow): Promise<boolean> {
  const inserted = await tx
    .insert(assignmentFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ id: assignmentFiles.id });
  return inserted.length > 0;
}

/** @returns the keys of the bytes; none when there is no such file */
export async function deleteFile(tx: Tx, { studentId, assignmentId }: WorkOf, id: string): Promise<string[]> {
  const gone = await tx
    .delete(assignmentFiles)
    .where(
      and(
        eq(assignmentFiles.id, id),
        eq(assignmentFiles.studentId, studentId),
        eq(assignmentFiles.assignmentId, assignmentId),
      ),
    )
    .returning({ key: assignmentFiles.storeKey });
  return gone.map(({ key }) => key);
}

/** Numbers the files in this order. */
export async function placeFiles(tx: Tx, { studentId }: WorkOf, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE ${assignmentFiles} AS file SET place = wanted.place
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE file.id = wanted.id AND file.student_id = ${studentId}`);
}

type Asked = Pick<FileRow, 'id' | 'kind' | 'fileName' | 'encoding' | 'storeKey' | 'bytes' | 'md5'> & {
  isOwn: boolean;
  /** The asker teaches the student in a class that has the assignment. */
  isTaught: boolean;
  turnedInAt: string | null;
  due: string | null;
  isLateAllowed: boolean;
  closedAt: string | null;
  closedBefore: ClosedSpan[];
  returnedAt: string | null;
};

const askedFile = rowsOf(
  'hand_in_file',
  ['userId', 'id'],
  ({ userId, id }) => sql<Asked>`
    SELECT file.id, file.kind, file.file_name AS "fileName", file.encoding, file.store_key AS "storeKey", file.bytes,
      file.md5, file.student_id = ${userId} AS "isOwn",
      a.removed_at IS NULL AND EXISTS (SELECT FROM ${learnersWhere(
        sql`a.id = file.assignment_id AND e.student_id = file.student_id AND ${isOwnClass(userId)}`,
      )} AS learners) AS "isTaught",
      said.turned_in_at AS "turnedInAt", ${dueOf} AS due, a.is_late_allowed AS "isLateAllowed", a.closed_at AS "closedAt",
      a.closed_before AS "closedBefore",      said.returned_at AS "returnedAt"
    FROM ${assignmentFiles} AS file JOIN ${assignments} AS a ON a.id = file.assignment_id
    LEFT JOIN ${assignmentWork} AS said
      ON said.assignment_id = file.assignment_id AND said.student_id = file.student_id
    WHERE file.id = ${id}`,
);

/** A file, what its asker is to it, and the terms that decide whether its teacher sees it. */
export async function findAskedFile(on: Db | Tx, { userId }: OwnRows, id: string) {
  const [row] = await askedFile(on, { userId, id });
  if (!row) return null;
  const date = (at: string | null) => (at === null ? null : new Date(at));
  const { turnedInAt, due, closedAt, returnedAt, ...file } = row;
  const terms = { due: date(due), closedAt: date(closedAt), returnedAt: date(returnedAt) };
  return { ...file, ...terms, turnedInAt: date(turnedInAt) };
}

/** Which of these keys a file's row names. */
export async function findNamedFiles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: assignmentFiles.storeKey })
    .from(assignmentFiles)
    .where(inArray(assignmentFiles.storeKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
