import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';

/** Assignments become overdue without anybody doing anything. */
const againMs = 5 * 60_000;

/** The first page of what the student's teachers have set; everything still to be done is on it. */
export const useOwnAssignments = () =>
  useQuery(orpc.assignments.mine.queryOptions({ input: {}, refetchInterval: againMs }));

/** One assignment, whatever page it is on; null when the student doesn't have it. */
export const useOwnAssignment = (id: string) => {
  const queries = useQueryClient();
  const listed = () =>
    queries.getQueryData(orpc.assignments.mine.queryKey({ input: {} }))?.assignments.filter((each) => each.id === id);
  return useQuery(
    orpc.assignments.mine.queryOptions({
      input: { only: id },
      refetchInterval: againMs,
      // Shows what the list already has, while it is refetched.
      placeholderData: () => {
        const assignments = listed();
        return assignments?.length ? { assignments, hasMore: false } : undefined;
      },
      select: ({ assignments }) => assignments.at(0) ?? null,
    }),
  );
};

/** The given number of pages after the first. */
export const useOlderAssignments = (pages: number) =>
  useQueries({
    queries: Array.from({ length: pages }, (_, n) =>
      orpc.assignments.minePage.queryOptions({ input: { page: n + 2 } }),
    ),
  });

/** The words of a list. */
export const useAskedWords = (id: string) => useQuery(orpc.assignments.words.queryOptions({ input: { id } }));

/** Puts the answer to a change everywhere the assignment is shown. */
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

/** The queries that a change updates itself. */
const context = { updates: pageKeys };

export const useTurnIn = () => useMutation(orpc.assignments.turnIn.mutationOptions(useAnswerShown()));

export const useTakeBack = () => useMutation(orpc.assignments.takeBack.mutationOptions(useAnswerShown()));

/** Shows the answer to a change everywhere; refetches when it was refused, as the screen is out of date. */
function useAnswerShown() {
  const queries = useQueryClient();
  return {
    context,
    onSuccess: useReplace(),
    onError: () => {
      for (const queryKey of pageKeys) void queries.invalidateQueries({ queryKey });
    },
  };
}
