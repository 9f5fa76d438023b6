import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenTodos, Todo } from '@wordgrove/contract/todos';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeAtOnce, changeShown, markOld } from '#platform/change-shown.ts';
import { untilDayEnds } from '#platform/until-day-ends.ts';
import { placed } from './order.ts';

/** Asks again for all that hangs on the list. Nothing waits for the answers. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.todos.key() });
}

/** What every change brings up to date itself. */
const context = { updates: [orpc.todos.key()] };

/** What is still to be done. At midnight other things are overdue, so it is asked again then. */
export const useOpenTodos = () =>
  useQuery(
    orpc.todos.open.queryOptions({
      refetchInterval: ({ state }) => (state.data ? untilDayEnds(state.data.dayEndsAt) : false),
    }),
  );

/** A page of what is done; the one before stays on the screen until it is here. */
export const useDoneTodos = (page: number) =>
  useQuery(orpc.todos.done.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

/** A new one stands before all others. */
export const useCreateTodo = () => {
  const queries = useQueryClient();
  const queryKey = orpc.todos.open.queryKey();
  const onSuccess = (todo: Todo) => {
    changeShown<OpenTodos>(queries, queryKey, (open) =>
      todo.doneAt === null && !isAmong(open.todos, todo.id) ? { ...open, todos: [todo, ...open.todos] } : null,
    );
    askIfOld(queries, queryKey);
  };
  return useMutation(orpc.todos.create.mutationOptions({ context, onSuccess }));
};

/** `onConflict` gets the to-do as it was saved on another screen meanwhile. */
export const useEditTodo = (onConflict: (current: Todo) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.todos.edit.mutationOptions({
      context,
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

/** What a wish does to the open ones before the server has answered; null when only the server can say it. */
type Change<Wish> = (open: OpenTodos, wish: Wish) => Partial<OpenTodos> | null;

const changing = ['todos', 'changing'];

/** Shows a change at once. What can't be shown, or is refused, is asked for when the server has answered. */
function useAtOnce() {
  const queries = useQueryClient();
  const queryKey = orpc.todos.open.queryKey();
  return <Wish>(change: Change<Wish>) => ({
    context,
    mutationKey: changing,
    onMutate: (wish: Wish) =>
      changeAtOnce<OpenTodos>(queries, queryKey, (open) => {
        const changed = change(open, wish);
        return changed && { ...open, ...changed };
      }),
    onError: () => markOld(queries, queryKey),
    // The answer to an earlier one would show the later ones undone.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: changing }) > 1) return;
      askIfOld(queries, queryKey);
      void queries.invalidateQueries({ queryKey: orpc.todos.done.key() });
    },
  });
}

const without = (todos: readonly Todo[], id: string) => todos.filter((todo) => todo.id !== id);
const isAmong = (todos: readonly Todo[], id: string) => todos.some((todo) => todo.id === id);

export const useTick = () => {
  const shown = useAtOnce()<{ id: string; isDone: boolean }>(({ todos, done }, { id, isDone }) =>
    isDone && isAmong(todos, id) ? { todos: without(todos, id), done: done + 1 } : null,
  );
  return useMutation(orpc.todos.tick.mutationOptions(shown));
};

export const useMove = () => {
  const shown = useAtOnce()<{ id: string; after: string | null }>(({ todos }, { id, after }) => ({
    todos: placed(todos, id, after),
  }));
  return useMutation(orpc.todos.move.mutationOptions(shown));
};

export const useRemove = () => {
  const shown = useAtOnce()<{ id: string }>(({ todos }, { id }) =>
    isAmong(todos, id) ? { todos: without(todos, id) } : null,
  );
  return useMutation(orpc.todos.remove.mutationOptions(shown));
};

export const useRestore = () => {
  const refresh = useRefresh();
  return useMutation(orpc.todos.restore.mutationOptions({ context, onSettled: refresh }));
};
