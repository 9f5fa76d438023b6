import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';

/** What is overdue changes without anybody doing anything. */
const againMs = 5 * 60_000;

/** What the student's teachers have set, as far as the first page goes: all that is to be done is on it. */
export const useOwnAssignments = () =>
  useQuery(orpc.assignments.mine.queryOptions({ input: {}, refetchInterval: againMs }));

/** One of them, whatever page it is on; null of one that the student doesn't have. */
export const useOwnAssignment = (id: string) => {
  const queries = useQueryClient();
  const listed = () =>
    queries.getQueryData(orpc.assignments.mine.queryKey({ input: {} }))?.assignments.filter((each) => each.id === id);
  return useQuery(
    orpc.assignments.mine.queryOptions({
      input: { only: id },
      refetchInterval: againMs,
      // What the list has shown is there at once, and asked again.
      placeholderData: () => {
        const assignments = listed();
        return assignments?.length ? { assignments, hasMore: false } : undefined;
      },
      select: ({ assignments }) => assignments.at(0) ?? null,
    }),
  );
};

/** The pages that follow the first, so many of them. */
export const useOlderAssignments = (pages: number) =>
  useQueries({
    queries: Array.from({ length: pages }, (_, n) =>
      orpc.assignments.minePage.queryOptions({ input: { page: n + 2 } }),
    ),
  });

/** The words of a list. */
export const useAskedWords = (id: string) => useQuery(orpc.assignments.words.queryOptions({ input: { id } }));

/** Puts the answer to a change wherever the assignment is read. */
function useReplace(): (changed: OwnAssignment) => void {
  const queries = useQueryClient();
  return (changed) => {
    const shown = pageKeys.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey }));
    for (const { queryKey } of shown) {
      changeShown<{ assignments: OwnAssignment[]; hasMore: boolean }>(
        queries,
        queryKey,
        ({ assignments, hasMore }) => ({
          assignments: assignments.map((each) => (each.id === changed.id ? changed : each)),
          hasMore,
        }),
      );
      askIfOld(queries, queryKey);
    }
  };
}

const pageKeys = [orpc.assignments.mine.key(), orpc.assignments.minePage.key()];

/** What a change brings up to date itself. */
const context = { updates: pageKeys };

/** Asks again when a change was refused: what is on the screen is no longer so. */
function useRefused(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of pageKeys) void queries.invalidateQueries({ queryKey });
  };
}

export const useTurnIn = () => {
  const [onSuccess, onError] = [useReplace(), useRefused()];
  return useMutation(orpc.assignments.turnIn.mutationOptions({ context, onSuccess, onError }));
};

export const useTakeBack = () => {
  const [onSuccess, onError] = [useReplace(), useRefused()];
  return useMutation(orpc.assignments.takeBack.mutationOptions({ context, onSuccess, onError }));
};
