import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { calls, codes, withCurrent } from './errors.ts';
import {
  daySchema,
  idSchema,
  instantSchema,
  requiredLineSchema,
  textSchema,
  turnableDaySchema,
  versionSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { todoPriorities } from './todo-priorities.ts';

const prioritySchema = z.enum(todoPriorities);

export const todoSchema = z.object({
  id: idSchema,
  title: z.string(),
  notes: z.string(),
  dueOn: daySchema.nullable(),
  priority: prioritySchema,
  doneAt: instantSchema.nullable(),
  /** Version of the text. Ticking and moving leave it unchanged, so they don't conflict with an edit in progress. */
  version: versionSchema,
});

export type Todo = z.infer<typeof todoSchema>;

const openTodosSchema = z.object({
  /** The caller's local day: anything due earlier is overdue. */
  day: daySchema,
  dayEndsAt: instantSchema,
  todos: z.array(todoSchema).max(limits.openTodosMax),
  /** How many are done. */
  done: z.int(),
});

export type OpenTodos = z.infer<typeof openTodosSchema>;

const texts = {
  title: requiredLineSchema,
  notes: textSchema.default(''),
  dueOn: turnableDaySchema.nullable().default(null),
  priority: prioritySchema.default('medium'),
};

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['todos'] });
const id = z.object({ id: idSchema });
const full = codes('too-many-todos');

export const todos = {
  /** Open items, in the student's own order. */
  open: calls.route(route('GET', '/todos')).output(openTodosSchema),
  /** Done items, latest first. */
  done: calls
    .route(route('POST', '/todos/done/list'))
    .input(z.object({ page: z.int().min(1).max(10_000).default(1) }))
    .output(z.object({ todos: z.array(todoSchema).max(limits.doneTodosPage), total: z.int() })),
  /** Adds it at the top. */
  create: calls
    .errors(full)
    .route({ ...route('POST', '/todos'), successStatus: 201 })
    .input(z.object({ id: idSchema, ...texts }))
    .output(todoSchema),
  edit: calls
    .errors(withCurrent('edit-conflict', todoSchema))
    .route(route('PATCH', '/todos/{id}'))
    .input(z.object({ id: idSchema, ...texts, version: versionSchema }))
    .output(todoSchema),
  /** Ticks it off, or reopens it at its old place. */
  tick: calls
    .errors(full)
    .route(route('POST', '/todos/{id}/tick'))
    .input(id.extend({ isDone: z.boolean() }))
    .output(todoSchema.extend({ tasks: movedTasksSchema })),
  /** Moves it after another open item, or to the top. */
  move: calls
    .route(route('POST', '/todos/{id}/move'))
    .input(id.extend({ after: idSchema.nullable() }))
    .output(todoSchema),
  /** Deletes it; it can be restored for some weeks. */
  remove: calls.route(route('POST', '/todos/{id}/remove')).input(id).output(todoSchema),
  restore: calls.errors(full).route(route('POST', '/todos/{id}/restore')).input(id).output(todoSchema),
};
