import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenTodos, Todo } from '@wordgrove/contract/todos';
import { orpc } from '#platform/api.ts';
import { placed } from './order.ts';

/** Asks again for all that hangs on the list. Nothing waits for the answers. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.todos.key() });
}

/** What is still to be done. At midnight other things are overdue, so it is asked again then. */
export const useOpenTodos = () =>
  useQuery(
    orpc.todos.open.queryOptions({
      refetchInterval: ({ state }) =>
        state.data ? Math.max(1000, Date.parse(state.data.dayEndsAt) - Date.now() + 1000) : false,
    }),
  );

/** A page of what is done; the one before stays on the screen until it is here. */
export const useDoneTodos = (page: number) =>
  useQuery(orpc.todos.done.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

export const useCreateTodo = () => {
  const refresh = useRefresh();
  return useMutation(orpc.todos.create.mutationOptions({ onSuccess: refresh }));
};

/** `onConflict` gets the to-do as it was saved on another screen meanwhile. */
export const useEditTodo = (onConflict: (current: Todo) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.todos.edit.mutationOptions({
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

/** What a wish does to the open ones before the server has answered. */
type Change<Wish> = (open: OpenTodos, wish: Wish) => Partial<OpenTodos>;

const changing = ['todos', 'changing'];

/** Shows a change at once. What the server says takes its place, or what was there before when it refuses. */
function useAtOnce() {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const queryKey = orpc.todos.open.queryKey();
  return <Wish>(change: Change<Wish>) => ({
    mutationKey: changing,
    onMutate: async (wish: Wish): Promise<{ before: OpenTodos | undefined }> => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<OpenTodos>(queryKey);
      if (before) queries.setQueryData<OpenTodos>(queryKey, { ...before, ...change(before, wish) });
      return { before };
    },
    onError: (_error: Error, _wish: Wish, shown: { before: OpenTodos | undefined } | undefined) => {
      if (shown?.before) queries.setQueryData<OpenTodos>(queryKey, shown.before);
    },
    // The answer to an earlier one would show the later ones undone.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: changing }) <= 1) refresh();
    },
  });
}

export const useTick = () => {
  const shown = useAtOnce()<{ id: string; isDone: boolean }>(({ todos, done }, { id, isDone }) =>
    isDone ? { todos: todos.filter((todo) => todo.id !== id), done: done + 1 } : {},
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
  const shown = useAtOnce()<{ id: string }>(({ todos }, { id }) => ({ todos: todos.filter((todo) => todo.id !== id) }));
  return useMutation(orpc.todos.remove.mutationOptions(shown));
};

export const useRestore = () => {
  const refresh = useRefresh();
  return useMutation(orpc.todos.restore.mutationOptions({ onSettled: refresh }));
};
