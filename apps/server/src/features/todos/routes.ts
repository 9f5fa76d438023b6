import { student } from '#http/builders.ts';
import type { TodoChanges, TodoService } from './service.ts';

/** A student's own list; no call gives it to a teacher. */
export function todoRoutes(service: TodoService, changes: TodoChanges) {
  const { todos } = student;
  return {
    open: todos.open.handler(({ context }) => service.open(context.own, context.caller)),
    done: todos.done.handler(({ context, input }) => service.done(context.own, input.page)),
    create: todos.create.handler(({ context, input, errors }) => service.create(context.own, input, errors)),
    edit: todos.edit.handler(({ context, input, errors }) => changes.edit(context.own, input, errors)),
    tick: todos.tick.handler(({ context, input, errors }) => changes.tick(context.own, input, errors)),
    move: todos.move.handler(({ context, input }) => changes.move(context.own, input)),
    remove: todos.remove.handler(({ context, input }) => changes.remove(context.own, input.id)),
    restore: todos.restore.handler(({ context, input, errors }) => changes.restore(context.own, input.id, errors)),
  };
}
