import type { Todo } from '@wordgrove/contract/todos';
import type { TodoRow } from './store.ts';

export function presentTodo({ id, title, notes, dueOn, priority, doneAt, version }: TodoRow): Todo {
  return { id, title, notes, dueOn, priority, doneAt: doneAt?.toISOString() ?? null, version };
}
