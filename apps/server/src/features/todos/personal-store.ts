import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { todos, todoTotals } from '#db/schema/all.ts';

/** A student's to-dos, done and removed ones too. */
export async function exportTodos(on: Db | Tx, userId: string) {
  const rows = await on
    .select()
    .from(todos)
    .where(eq(todos.studentId, userId))
    .orderBy(asc(todos.position), asc(todos.id));
  const totals = await on.select().from(todoTotals).where(eq(todoTotals.studentId, userId));
  return {
    todos: rows.map(({ studentId: _, position: __, ...todo }) => todo),
    todoTotals: totals.map(({ done }) => ({ done })),
  };
}
