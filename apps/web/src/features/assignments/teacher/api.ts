import { isDefinedError } from '@orpc/client';
import type { Query, QueryKey } from '@tanstack/react-query';
import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Assignment, TypedList } from '@wordgrove/contract/assignments';
import { orpc } from '#platform/api.ts';

/** What every change brings up to date itself; what a typed list would ask hangs on no assignment. */
const context = { updates: [orpc.assignments.key()] };

/** Asks again for what hangs on assignments, but for one that is known. Nothing waits for the answers. */
function useRefresh(): (known?: QueryKey) => void {
  const queries = useQueryClient();
  const { list, one, work } = orpc.assignments;
  return (known) => {
    const predicate = ({ queryHash }: Query) => !known || queryHash !== hashKey(known);
    for (const queryKey of [list.key(), one.key(), work.key()]) void queries.invalidateQueries({ queryKey, predicate });
  };
}

/** What the server answered is there at once: the form of a new one goes on as that of one that is there. */
function useShow(): (answer: Assignment) => void {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return (answer) => {
    const queryKey = orpc.assignments.one.queryKey({ input: { id: answer.id } });
    queries.setQueryData(queryKey, answer);
    refresh(queryKey);
  };
}

/** The teacher's own, or those of one class, the newest first, page after page. */
export const useAssignments = (classId: string | null, isWanted: boolean) =>
  useInfiniteQuery(
    orpc.assignments.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, classId: classId ?? undefined }),
      enabled: isWanted,
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  );

/** One of them with its words. */
export const useAssignment = (id: string, isWanted: boolean) =>
  useQuery(orpc.assignments.one.queryOptions({ input: { id }, enabled: isWanted }));

/** What a list would ask, while it is typed. It is only advice: what fails is asked again with the next letter. */
export const useListReport = (list: TypedList, isWanted: boolean) =>
  useQuery(
    orpc.assignments.readList.queryOptions({
      input: list,
      enabled: isWanted,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );

/** One of them, and how far each student is. */
export const useWork = (id: string) => useQuery(orpc.assignments.work.queryOptions({ input: { id } }));

/** The teacher's classes, open ones first. */
export const useClasses = () => useQuery(orpc.classes.list.queryOptions());

/** Waiting and active students of all open classes. */
export const useRoster = (isWanted: boolean) =>
  useQuery(orpc.classes.roster.queryOptions({ input: {}, enabled: isWanted }));

export const useCreate = () => {
  const show = useShow();
  return useMutation(orpc.assignments.create.mutationOptions({ context, onSuccess: show }));
};

/** `onConflict` gets the assignment as it was saved on another screen meanwhile. */
export const useEdit = (onConflict: (current: Assignment) => void) => {
  const show = useShow();
  const refresh = useRefresh();
  return useMutation(
    orpc.assignments.edit.mutationOptions({
      context,
      onSuccess: show,
      onError: (error) => {
        refresh();
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const usePublish = () => {
  const show = useShow();
  const refresh = useRefresh();
  return useMutation(orpc.assignments.publish.mutationOptions({ context, onSuccess: show, onError: () => refresh() }));
};

export const useClose = () => {
  const show = useShow();
  const refresh = useRefresh();
  return useMutation(orpc.assignments.close.mutationOptions({ context, onSuccess: show, onError: () => refresh() }));
};

export const useRemove = () => {
  const refresh = useRefresh();
  return useMutation(orpc.assignments.remove.mutationOptions({ context, onSettled: () => refresh() }));
};

export const useRestore = () => {
  const refresh = useRefresh();
  return useMutation(orpc.assignments.restore.mutationOptions({ context, onSettled: () => refresh() }));
};

export const useExtend = () => {
  const refresh = useRefresh();
  return useMutation(orpc.assignments.extend.mutationOptions({ context, onSettled: () => refresh() }));
};
