import type { Todo } from '@wordgrove/contract/todos';
import { sql } from 'drizzle-orm';
import { together } from '#db/statement.ts';

/** What is still to be done, in the student's own order, and how many are done. */
export const readOpen = together('open_todos', ['userId'], {
  todos: {
    json: ({ userId }) => sql`coalesce((SELECT json_agg(todo) FROM (
      SELECT id, title, notes, due_on AS "dueOn", priority, NULL AS "doneAt", version FROM todos
      WHERE student_id = ${userId} AND removed_at IS NULL AND done_at IS NULL ORDER BY position, id) AS todo), '[]')`,
    read: (todos: Todo[]) => todos,
  },
  done: {
    json: ({ userId }) => sql`coalesce((SELECT done FROM todo_totals WHERE student_id = ${userId}), 0)`,
    read: (count: number) => count,
  },
});
