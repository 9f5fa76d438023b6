import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import type { OpenTodos, Todo } from '@wordgrove/contract/todos';
import { orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeAtOnce, changeShown, markOld } from '#platform/change-shown.ts';
import { onEditConflict, refresh, refreshing } from '#platform/changes.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { untilPast } from '#platform/time-zones.ts';
import { placed } from './order.ts';

/** Refetches everything that depends on the list. */
const change = refreshing(orpc.todos.key());
const { context } = change;
const openKey = orpc.todos.open.queryKey();

/** The open to-dos. They are refetched at midnight, when other ones become overdue. */
export const useOpenTodos = () =>
  useQuery(
    orpc.todos.open.queryOptions({
      refetchInterval: ({ state }) => (state.data ? untilPast(state.data.dayEndsAt) : false),
    }),
  );

/** A page of completed to-dos; the previous page stays on the screen until it arrives. */
export const useDoneTodos = (page: number) =>
  useQuery(orpc.todos.done.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

/** New to-dos go to the top. */
export const useCreateTodo = () => {
  const onSuccess = (todo: Todo) => {
    changeShown<OpenTodos>(queryClient, openKey, (open) =>
      todo.doneAt === null && !isAmong(open.todos, todo.id) ? { ...open, todos: [todo, ...open.todos] } : null,
    );
    askIfOld(queryClient, openKey);
  };
  return useMutation(orpc.todos.create.mutationOptions({ context, onSuccess }));
};

/** `onConflict` gets the to-do as another screen has saved it meanwhile. */
export const useEditTodo = (onConflict: (current: Todo) => void) =>
  useMutation(orpc.todos.edit.mutationOptions({ ...change, onError: onEditConflict(onConflict) }));

const changing = ['todos', 'changing'];

/**
 * Shows a change at once. A change that can't be shown, or is refused, is refetched when the server has answered.
 *
 * @param after what a request does to the open to-dos before the server has answered; null when only the server knows
 */
const atOnce = <Input>(after: (open: OpenTodos, input: Input) => Partial<OpenTodos> | null) => ({
  context,
  mutationKey: changing,
  onMutate: (input: Input) =>
    changeAtOnce<OpenTodos>(queryClient, openKey, (open) => {
      const changed = after(open, input);
      return changed && { ...open, ...changed };
    }),
  onError: () => markOld(queryClient, openKey),
  // The answer to an earlier change would show the later ones undone.
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey: changing }) > 1) return;
    askIfOld(queryClient, openKey);
    refresh([orpc.todos.done.key()]);
  },
});

const without = (todos: readonly Todo[], id: string) => todos.filter((todo) => todo.id !== id);
const isAmong = (todos: readonly Todo[], id: string) => todos.some((todo) => todo.id === id);

const ticked = {
  ...atOnce(({ todos, done }, { id, isDone }: { id: string; isDone: boolean }) =>
    isDone && isAmong(todos, id) ? { todos: without(todos, id), done: done + 1 } : null,
  ),
  context: { updates: [...context.updates, boardsKey] },
  onSuccess: ({ tasks }: { tasks: MovedTasks }) => showMovedTasks(tasks),
};
const moved = atOnce(({ todos }, { id, after }: { id: string; after: string | null }) => ({
  todos: placed(todos, id, after),
}));
const removed = atOnce(({ todos }, { id }: { id: string }) =>
  isAmong(todos, id) ? { todos: without(todos, id) } : null,
);

export const useTick = () => useMutation(orpc.todos.tick.mutationOptions(ticked));

export const useMove = () => useMutation(orpc.todos.move.mutationOptions(moved));

export const useRemove = () => useMutation(orpc.todos.remove.mutationOptions(removed));

export const useRestore = () => useMutation(orpc.todos.restore.mutationOptions(change));
