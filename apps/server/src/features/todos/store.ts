import type { Todo } from '@wordgrove/contract/todos';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { todos, todoTotals } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { changing } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';

export type TodoRow = typeof todos.$inferSelect;
export type TodoTexts = Pick<Todo, 'title' | 'notes' | 'dueOn' | 'priority'>;

const isKept = isNull(todos.removedAt);
const isOpen = and(isKept, isNull(todos.doneAt));
const isDone = and(isKept, isNotNull(todos.doneAt));

const todo = statement('todo', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select()
    .from(todos)
    .where(and(eq(todos.studentId, userId), eq(todos.id, id))),
);

/** Finds removed to-dos too. */
export async function findTodo(on: Db | Tx, { userId }: OwnRows, id: string): Promise<TodoRow | null> {
  const [row] = await todo(on, { userId, id });
  return row ?? null;
}

const openTodos = statement('open_todo_rows', ['userId'], (on, { userId }) =>
  on
    .select()
    .from(todos)
    .where(and(eq(todos.studentId, userId), isOpen))
    .orderBy(asc(todos.position), asc(todos.id)),
);

/** In the student's own order. */
export function listOpen(on: Db | Tx, { userId }: OwnRows): Promise<TodoRow[]> {
  return openTodos(on, { userId });
}

const doneTodos = statement('done_todos', ['userId', 'size', 'from'], (on, { userId, size, from }) =>
  on
    .select()
    .from(todos)
    .where(and(eq(todos.studentId, userId), isDone))
    .orderBy(desc(todos.doneAt), desc(todos.id))
    .limit(size)
    .offset(from),
);

/** Last done first. */
export function listDone(on: Db | Tx, { userId }: OwnRows, page: { size: number; from: number }): Promise<TodoRow[]> {
  return doneTodos(on, { userId, ...page });
}

/** What adding needs to know: how many are open, and the position of the first to-do, done ones included. */
export async function findRoom(tx: Tx, { userId }: OwnRows): Promise<{ open: number; firstPlace: number | null }> {
  const [row] = await room(tx, { userId });
  return row ?? { open: 0, firstPlace: null };
}

const room = rowsOf(
  'room_for_todo',
  ['userId'],
  ({ userId }) => sql<{ open: number; firstPlace: number | null }>`
    SELECT count(*) FILTER (WHERE removed_at IS NULL AND done_at IS NULL)::int AS open, min(position) AS "firstPlace"
    FROM todos WHERE student_id = ${userId}`,
);

export async function countDone(on: Db | Tx, { userId }: OwnRows): Promise<number> {
  const [row] = await totals(on, { userId });
  return row?.done ?? 0;
}

const totals = statement('todo_totals', ['userId'], (on, { userId }) =>
  on.select({ done: todoTotals.done }).from(todoTotals).where(eq(todoTotals.studentId, userId)),
);

const addToTotal = statement('add_done_todo', ['userId', 'done'], (on, { userId, done }) =>
  on
    .insert(todoTotals)
    .values({ studentId: userId, done })
    .onConflictDoUpdate({ target: todoTotals.studentId, set: { done: sql`${todoTotals.done} + excluded.done` } }),
);

/** For a change made under `takeTurns`. */
export async function addDone(tx: Tx, { userId }: OwnRows, done: 1 | -1): Promise<void> {
  await addToTotal(tx, { userId, done });
}

const addTodo = statement(
  'insert_todo',
  ['id', 'userId', 'title', 'notes', 'dueOn', 'priority', 'position', 'now'],
  (on, { userId, now, ...texts }) =>
    on
      .insert(todos)
      .values({ ...texts, studentId: userId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning(),
);

/** Null when the id is taken. */
export async function insertTodo(
  tx: Tx,
  { userId }: OwnRows,
  { id, title, notes, dueOn, priority, position }: TodoTexts & { id: string; position: number },
  now: Date,
): Promise<TodoRow | null> {
  const [row] = await addTodo(tx, { id, userId, title, notes, dueOn, priority, position, now });
  return row ?? null;
}

type TodoChange = Partial<TodoTexts & Pick<TodoRow, 'doneAt' | 'position' | 'removedAt' | 'version'>>;

const changeTodo = changing('change_todo', todos, ['userId', 'id'], (on, set, { userId, id }) =>
  on
    .update(todos)
    .set(set)
    .where(and(eq(todos.studentId, userId), eq(todos.id, id)))
    .returning(),
);

/** For a to-do read under `takeTurns`. */
export async function updateTodo(
  tx: Tx,
  { userId }: OwnRows,
  id: string,
  change: TodoChange,
  now: Date,
): Promise<TodoRow> {
  const [row] = await changeTodo(tx, { userId, id }, { ...change, updatedAt: now });
  if (!row) throw new Error('a to-do vanished while it was held');
  return row;
}

/** Spaces all of a student's to-dos evenly again, in the same order. */
export async function spreadOut(tx: Tx, { userId }: OwnRows): Promise<void> {
  await tx.execute(sql`UPDATE ${todos} SET position = placed.at
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS at FROM ${todos} WHERE student_id = ${userId}) AS placed
    WHERE ${todos.id} = placed.id`);
}

/** Deletes for good the to-dos removed before `before`. */
export async function deleteOldTodos(db: Db, before: Date): Promise<void> {
  await db.delete(todos).where(and(isNotNull(todos.removedAt), lt(todos.removedAt, before)));
}
