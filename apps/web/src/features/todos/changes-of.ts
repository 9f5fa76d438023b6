import type { TodoTexts } from './use-todo-form.ts';

export type TodoField = keyof TodoTexts;

const fields = ['title', 'dueOn', 'priority', 'notes'] as const;

/** The fields in which two versions of a to-do differ; only its title when they are equal. */
export function changesOf(before: TodoTexts, now: TodoTexts): readonly TodoField[] {
  const changed = fields.filter((field) => before[field] !== now[field]);
  return changed.length > 0 ? changed : ['title'];
}
