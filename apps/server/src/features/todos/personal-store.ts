import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { todos, todoTotals } from '#db/schema/all.ts';

/** A student's to-dos, done and removed ones too. */
export async function exportTodos(on: Db | Tx, userId: string) {
  const own = ownRows(on, { studentId: userId });
  const rows = await own(todos, 'position', 'id');
  return { todos: rows.map(({ position: _, ...todo }) => todo), todoTotals: await own(todoTotals) };
}
