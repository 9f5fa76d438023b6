import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import { limits } from '@wordgrove/contract/limits';
import type { OpenTodos, Todo } from '@wordgrove/contract/todos';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Output } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { localDaysFrom } from '#platform/local-day.ts';
import { readOpen } from './list-store.ts';
import type { TodoMove } from './move-todo.ts';
import { moveTodo } from './move-todo.ts';
import { presentTodo } from './present.ts';
import { placeBetween, saysTheSame } from './rules.ts';
import type { TodoRow, TodoTexts } from './store.ts';
import { addDone, countDone, findRoom, findTodo, insertTodo, listDone, updateTodo } from './store.ts';

type Edit = TodoTexts & { id: string; version: number };
type Full = Refusals<'too-many-todos'>;
type TodoParts = { db: Db; clock: Clock; tell: Tell };
type ChangeParts = TodoParts & { countActivity: CountActivity; takeBackActivity: TakeBackActivity };

export type TodoService = ReturnType<typeof todoService>;

const causeOf = (id: string) => `todo:${id}`;

/** Reading the list, and adding to it. */
export function todoService({ db, clock, tell }: TodoParts) {
  return {
    open: async (own: OwnRows, { timeZone }: Caller): Promise<OpenTodos> => {
      const [today] = localDaysFrom(clock.now(), timeZone, 1);
      if (!today) throw new Error('today is missing');
      const rest = await readOpen(db, { userId: own.userId });
      return { day: today.day, dayEndsAt: today.endsAt.toISOString(), ...rest };
    },

    done: async (own: OwnRows, page: number): Promise<{ todos: Todo[]; total: number }> => {
      const size = limits.doneTodosPage;
      const [rows, total] = await Promise.all([
        listDone(db, own, { size, from: (page - 1) * size }),
        countDone(db, own),
      ]);
      return { todos: rows.map(presentTodo), total };
    },

    create: (own: OwnRows, { id, ...texts }: TodoTexts & { id: string }, errors: Full): Promise<Todo> =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'todos', own.userId);
        const earlier = await findTodo(tx, own, id);
        if (earlier) return presentTodo(earlier);
        const { open, firstPlace } = await findRoom(tx, own);
        refuseTooMany(open, errors);
        const position = placeBetween(null, firstPlace) ?? 0;
        const made = await insertTodo(tx, own, { id, ...texts, position }, clock.now());
        // Somebody else's to-do may have this id.
        if (!made) throw failures.notFound();
        await tell(tx, [own.userId], 'todos');
        return presentTodo(made);
      }),
  };
}

export type TodoChanges = ReturnType<typeof todoChanges>;

/** Changes to one to-do. */
export function todoChanges({ db, clock, tell, countActivity, takeBackActivity }: ChangeParts) {
  /** Changes one to-do while the list is locked, and tells the student's screens if it changed. */
  const change = (own: OwnRows, id: string, work: (tx: Tx, todo: TodoRow, now: Date) => Promise<TodoRow>) =>
    inTransaction(db, async (tx): Promise<Todo> => {
      await takeTurns(tx, 'todos', own.userId);
      const todo = await findTodo(tx, own, id);
      if (!todo) throw failures.notFound();
      const wasDone = isListedDone(todo);
      const changed = await work(tx, todo, clock.now());
      if (isListedDone(changed) !== wasDone) await addDone(tx, own, wasDone ? -1 : 1);
      if (changed !== todo) await tell(tx, [own.userId], 'todos');
      return presentTodo(changed);
    });

  return {
    edit: (own: OwnRows, { id, version, ...texts }: Edit, errors: Refusals<'edit-conflict', Todo>): Promise<Todo> =>
      change(own, id, async (tx, todo, now) => {
        if (todo.removedAt) throw failures.notFound();
        if (todo.version === version) return updateTodo(tx, own, id, { ...texts, version: version + 1 }, now);
        if (todo.version === version + 1 && saysTheSame(todo, texts)) return todo;
        throw errors['edit-conflict']({ data: presentTodo(todo) });
      }),

    tick: async (
      own: OwnRows,
      { id, isDone }: { id: string; isDone: boolean },
      errors: Full,
    ): Promise<Output<'todos.tick'>> => {
      let tasks: MovedTasks = [];
      const ticked = await change(own, id, async (tx, todo, now) => {
        if (todo.removedAt) throw failures.notFound();
        if (isDone === (todo.doneAt !== null)) return todo;
        if (!isDone) refuseTooMany((await findRoom(tx, own)).open, errors);
        const changed = await updateTodo(tx, own, id, { doneAt: isDone ? now : null }, now);
        // The product sees the tick, but only the student knows whether the thing was done.
        const done = { kind: 'todos-done', amount: 1, cause: causeOf(id), source: 'self' } as const;
        tasks = await (isDone ? countActivity(tx, own, done, now) : takeBackActivity(tx, own, causeOf(id), now));
        return changed;
      });
      return { ...ticked, tasks };
    },

    move: (own: OwnRows, wish: TodoMove): Promise<Todo> =>
      change(own, wish.id, (tx, todo, now) => moveTodo(tx, own, todo, wish, now)),

    remove: (own: OwnRows, id: string): Promise<Todo> =>
      change(own, id, async (tx, todo, now) =>
        todo.removedAt ? todo : updateTodo(tx, own, id, { removedAt: now }, now),
      ),

    restore: (own: OwnRows, id: string, errors: Full): Promise<Todo> =>
      change(own, id, async (tx, todo, now) => {
        if (!todo.removedAt) return todo;
        if (!todo.doneAt) refuseTooMany((await findRoom(tx, own)).open, errors);
        return updateTodo(tx, own, id, { removedAt: null }, now);
      }),
  };
}

const isListedDone = ({ doneAt, removedAt }: TodoRow) => doneAt !== null && removedAt === null;

/** `open` must be counted while the list is locked. */
function refuseTooMany(open: number, errors: Full): void {
  if (open >= limits.openTodosMax) throw errors['too-many-todos']();
}
