import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';

/** What is overdue changes without anybody doing anything. */
const againMs = 5 * 60_000;

/** Everything that the student's teachers have set. */
export const useOwnAssignments = () => useQuery(orpc.assignments.mine.queryOptions({ refetchInterval: againMs }));

/** The words of a list. */
export const useAskedWords = (id: string) => useQuery(orpc.assignments.words.queryOptions({ input: { id } }));

/** Puts the answer to a change where the list is read. */
function useReplace(): (changed: OwnAssignment) => void {
  const queries = useQueryClient();
  const queryKey = orpc.assignments.mine.queryKey();
  return (changed) => {
    changeShown<{ assignments: OwnAssignment[] }>(queries, queryKey, ({ assignments }) => ({
      assignments: assignments.map((each) => (each.id === changed.id ? changed : each)),
    }));
    askIfOld(queries, queryKey);
  };
}

/** What a change brings up to date itself. */
const context = { updates: [orpc.assignments.mine.key()] };

/** Asks again when a change was refused: what is on the screen is no longer so. */
function useRefused(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.assignments.mine.queryKey() });
}

export const useTurnIn = () => {
  const [onSuccess, onError] = [useReplace(), useRefused()];
  return useMutation(orpc.assignments.turnIn.mutationOptions({ context, onSuccess, onError }));
};

export const useTakeBack = () => {
  const [onSuccess, onError] = [useReplace(), useRefused()];
  return useMutation(orpc.assignments.takeBack.mutationOptions({ context, onSuccess, onError }));
};
