import type { NextTodos } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import type { Todo } from '@wordgrove/contract/todos';
import { sql } from 'drizzle-orm';
import { batched } from '#db/batched.ts';
import { partsOfEach } from '#db/of-each.ts';
import type { Part } from '#db/statement.ts';

const open: Part<'userId', Todo[], Todo[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(todo) FROM (
    SELECT id, title, notes, due_on AS "dueOn", priority, NULL AS "doneAt", version FROM todos
    WHERE student_id = ${userId} AND removed_at IS NULL AND done_at IS NULL ORDER BY position, id) AS todo), '[]')`,
  read: (todos) => todos,
};

const done: Part<'userId', number, number> = {
  json: ({ userId }) => sql`coalesce((SELECT done FROM todo_totals WHERE student_id = ${userId}), 0)`,
  read: (count) => count,
};

/** The open to-dos in the student's own order, and the number of done ones. */
export const readOpen = batched(partsOfEach('open_todos', { userId: 'uuid' }, { todos: open, done }));

/** The to-dos on a dashboard: those due soonest, and how many there are. */
export const nextTodos: Part<'userId' | 'day', NextTodos, NextTodos> = {
  json: ({ userId, day }) => sql`(
    WITH open AS MATERIALIZED (
      SELECT id, title, due_on, priority, position FROM todos
      WHERE student_id = ${userId} AND removed_at IS NULL AND done_at IS NULL
    ), soonest AS (
      SELECT id, title, due_on AS "dueOn", priority FROM open
      ORDER BY due_on ASC NULLS LAST, position, id LIMIT ${sql.raw(String(limits.nextTodos))}
    )
    SELECT json_build_object(
      'soonest', coalesce((SELECT json_agg(soonest) FROM soonest), '[]'),
      'open', count(*),
      'overdue', count(*) FILTER (WHERE due_on < ${day}::date),
      'dueToday', count(*) FILTER (WHERE due_on = ${day}::date))
    FROM open)`,
  read: (json) => json,
};
