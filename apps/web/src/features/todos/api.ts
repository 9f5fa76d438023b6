import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenTodos, Todo } from '@wordgrove/contract/todos';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeAtOnce, changeShown, markOld } from '#platform/change-shown.ts';
import { untilDayEnds } from '#platform/time-zones.ts';
import { placed } from './order.ts';

/** Refetches everything that depends on the list. Nothing waits for the answers. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.todos.key() });
}

/** The queries that every change updates itself. */
const context = { updates: [orpc.todos.key()] };

/** The open to-dos. They are refetched at midnight, when other ones become overdue. */
export const useOpenTodos = () =>
  useQuery(
    orpc.todos.open.queryOptions({
      refetchInterval: ({ state }) => (state.data ? untilDayEnds(state.data.dayEndsAt) : false),
    }),
  );

/** A page of completed to-dos; the previous page stays on the screen until it arrives. */
export const useDoneTodos = (page: number) =>
  useQuery(orpc.todos.done.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

/** New to-dos go to the top. */
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

/** `onConflict` gets the to-do as another screen has saved it meanwhile. */
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

/** What a request does to the open to-dos before the server has answered; null when only the server knows. */
type Change<Input> = (open: OpenTodos, input: Input) => Partial<OpenTodos> | null;

const changing = ['todos', 'changing'];

/** Shows a change at once. A change that can't be shown, or is refused, is refetched when the server has answered. */
function useAtOnce() {
  const queries = useQueryClient();
  const queryKey = orpc.todos.open.queryKey();
  return <Input>(change: Change<Input>) => ({
    context,
    mutationKey: changing,
    onMutate: (input: Input) =>
      changeAtOnce<OpenTodos>(queries, queryKey, (open) => {
        const changed = change(open, input);
        return changed && { ...open, ...changed };
      }),
    onError: () => markOld(queries, queryKey),
    // The answer to an earlier change would show the later ones undone.
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
