import { limits } from '@wordgrove/contract/limits';
import { todoPriorities } from '@wordgrove/contract/todo-priorities';
import type { Todo } from '@wordgrove/contract/todos';
import { fitsIn, isName } from '#platform/field-checks.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';

export type TodoFields = 'title' | 'notes' | 'dueOn' | 'priority';
export type TodoTexts = Pick<Todo, TodoFields>;

const checks = { title: isName, notes: fitsIn(limits.textMax) };

export function useTodoForm({ title, notes, dueOn, priority }: TodoTexts): FormState<TodoFields> {
  return useFormState({ start: { title, notes, dueOn: dueOn ?? '', priority }, checks });
}

/** The form's values as a to-do takes them. */
export function textsOf({ title, notes, dueOn, priority }: Readonly<Record<TodoFields, string>>): TodoTexts {
  return { title, notes, dueOn: dueOn || null, priority: isOneOf(todoPriorities, priority) ? priority : 'medium' };
}
