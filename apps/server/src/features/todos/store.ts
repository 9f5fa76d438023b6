import type { Todo } from '@wordgrove/contract/todos';
import { and, asc, desc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { todos, todoTotals } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

export type TodoRow = typeof todos.$inferSelect;
export type TodoTexts = Pick<Todo, 'title' | 'notes' | 'dueOn' | 'priority'>;

const isOf = ({ userId }: OwnRows) => eq(todos.studentId, userId);
const isKept = isNull(todos.removedAt);
const isOpen = and(isKept, isNull(todos.doneAt));
const isDone = and(isKept, isNotNull(todos.doneAt));

/** Makes changes to somebody's list follow one another until the transaction ends. */
export async function holdTodos(tx: Tx, { userId }: OwnRows): Promise<void> {
  await held(tx, { userId });
}

const held = rowsOf(
  'hold_todos',
  ['userId'],
  ({ userId }) => sql<unknown>`SELECT pg_advisory_xact_lock(hashtextextended('todos:' || ${userId}::text, 0))`,
);

const todo = statement('todo', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select()
    .from(todos)
    .where(and(eq(todos.studentId, userId), eq(todos.id, id))),
);

/** Put away or not. */
export async function findTodo(on: Db | Tx, { userId }: OwnRows, id: string): Promise<TodoRow | null> {
  const [row] = await todo(on, { userId, id });
  return row ?? null;
}

export function listOpen(on: Db | Tx, own: OwnRows): Promise<TodoRow[]> {
  return on
    .select()
    .from(todos)
    .where(and(isOf(own), isOpen))
    .orderBy(asc(todos.position), asc(todos.id));
}

export function listDone(on: Db | Tx, own: OwnRows, page: { size: number; from: number }): Promise<TodoRow[]> {
  return on
    .select()
    .from(todos)
    .where(and(isOf(own), isDone))
    .orderBy(desc(todos.doneAt), desc(todos.id))
    .limit(page.size)
    .offset(page.from);
}

export function countOpen(on: Db | Tx, own: OwnRows): Promise<number> {
  return on.$count(todos, and(isOf(own), isOpen));
}

export async function countDone(on: Db | Tx, { userId }: OwnRows): Promise<number> {
  const [row] = await totals(on, { userId });
  return row?.done ?? 0;
}

const totals = statement('todo_totals', ['userId'], (on, { userId }) =>
  on.select({ done: todoTotals.done }).from(todoTotals).where(eq(todoTotals.studentId, userId)),
);

/** For a change made while `holdTodos` keeps the others away. */
export async function addDone(tx: Tx, { userId }: OwnRows, done: 1 | -1): Promise<void> {
  await tx
    .insert(todoTotals)
    .values({ studentId: userId, done })
    .onConflictDoUpdate({ target: todoTotals.studentId, set: { done: sql`${todoTotals.done} + excluded.done` } });
}

/** The place of the first of all, done ones too; null when there is none. */
export async function findFirstPlace(tx: Tx, own: OwnRows): Promise<number | null> {
  const [row] = await tx
    .select({ place: min(todos.position) })
    .from(todos)
    .where(isOf(own));
  return row?.place ?? null;
}

/** Null when the id is taken. */
export async function insertTodo(
  tx: Tx,
  own: OwnRows,
  todo: TodoTexts & { id: string; position: number },
  now: Date,
): Promise<TodoRow | null> {
  const [row] = await tx
    .insert(todos)
    .values({ ...todo, studentId: own.userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

type TodoChange = Partial<TodoTexts & Pick<TodoRow, 'doneAt' | 'position' | 'removedAt' | 'version'>>;

/** For one that was read while `holdTodos` keeps the others away. */
export async function updateTodo(tx: Tx, own: OwnRows, id: string, change: TodoChange, now: Date): Promise<TodoRow> {
  const [row] = await tx
    .update(todos)
    .set({ ...change, updatedAt: now })
    .where(and(isOf(own), eq(todos.id, id)))
    .returning();
  if (!row) throw new Error('a to-do vanished while it was held');
  return row;
}

/** Gives all of somebody's to-dos places with room between them, in the same order. */
export async function spreadOut(tx: Tx, { userId }: OwnRows): Promise<void> {
  await tx.execute(sql`UPDATE ${todos} SET position = placed.at
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS at FROM ${todos} WHERE student_id = ${userId}) AS placed
    WHERE ${todos.id} = placed.id`);
}

/** Those that were put away before then, for good. */
export async function deleteOldTodos(db: Db, before: Date): Promise<void> {
  await db.delete(todos).where(and(isNotNull(todos.removedAt), lt(todos.removedAt, before)));
}
