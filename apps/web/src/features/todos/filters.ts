import type { Todo } from '@wordgrove/contract/todos';

export const filters = ['open', 'today', 'overdue', 'done', 'all'] as const;

export type Filter = (typeof filters)[number];

/** The open to-dos that a filter shows. Days are compared as strings: YYYY-MM-DD. */
export function openIn(filter: Filter, todos: readonly Todo[], day: string): readonly Todo[] {
  if (filter === 'done') return [];
  if (filter === 'today') return todos.filter(({ dueOn }) => dueOn === day);
  if (filter === 'overdue') return todos.filter((todo) => isOverdue(todo, day));
  return todos;
}

export function isOverdue({ dueOn, doneAt }: Pick<Todo, 'dueOn' | 'doneAt'>, day: string): boolean {
  return doneAt === null && dueOn !== null && dueOn < day;
}
