import { dayBefore } from '#platform/local-day.ts';
import { between, happens, oneOf, weighed } from './chance.ts';
import type { Day, Learner, TodoRow } from './learner.ts';
import { spend } from './learner.ts';
import { askedFor, countActivity } from './plan-tasks.ts';
import { todoTitles } from './todo-titles.ts';

const priorities = [
  ['high', 2],
  ['medium', 5],
  ['low', 3],
] as const;

const mostOpen = 5;

/** Ticks off an earlier to-do, and now and then adds a new one. */
export function keepTodos(learner: Learner, day: Day): void {
  const { chance, diary } = learner;
  const open = diary.todos.filter(({ doneAt }) => doneAt === null);
  const isAsked = askedFor(day, 'todos-done') > 0;
  for (const todo of open)
    if (happens(chance, isAsked ? 0.6 : 0.25) && spend(day, between(chance, 2, 20))) tick(learner, day, todo);
  const fresh = todoTitles[learner.language].filter((title) => open.every((todo) => todo.title !== title));
  if (open.length >= mostOpen || !happens(chance, 0.2) || !spend(day, between(chance, 10, 40))) return;
  diary.todos.push(newTodo(learner, day, oneOf(chance, fresh)));
}

/** A new to-do goes to the top. */
function newTodo({ id: studentId, chance, newId, diary }: Learner, day: Day, title: string): TodoRow {
  const at = new Date(day.at);
  return {
    id: newId(at),
    studentId,
    title,
    notes: '',
    dueOn: happens(chance, 0.6) ? dayBefore(day.name, -between(chance, 1, 7)) : null,
    priority: weighed(chance, priorities),
    doneAt: null,
    position: -diary.todos.length,
    removedAt: null,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}

function tick(learner: Learner, day: Day, todo: TodoRow): void {
  todo.doneAt = new Date(day.at);
  todo.updatedAt = todo.doneAt;
  countActivity(learner, day, { kind: 'todos-done', amount: 1, cause: `todo:${todo.id}`, source: 'self' });
}
