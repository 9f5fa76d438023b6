import type { Query, QueryKey } from '@tanstack/react-query';
import { hashKey, keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Assignment, ChosenDeck, StudentWork, TypedList } from '@wordgrove/contract/assignments';
import { dayMs } from '@wordgrove/contract/days';
import { untilDue } from '#features/assignments/student/until-due.ts';
import { client, orpc, queryClient } from '#platform/api.ts';
import { onEditConflict } from '#platform/changes.ts';

/** The queries that every change updates itself; the report on a list being typed depends on no assignment. */
const context = { updates: [orpc.assignments.key()] };

/** Refetches everything that depends on assignments, except one known answer. Nothing waits for it. */
function refresh(known?: QueryKey): void {
  const { list, one, work } = orpc.assignments;
  const predicate = ({ queryHash }: Query) => !known || queryHash !== hashKey(known);
  for (const { key } of [list, one, work]) void queryClient.invalidateQueries({ queryKey: key(), predicate });
}

/** Shows the server's answer at once: the form of a new assignment becomes that of an existing one. */
function show(answer: Assignment): void {
  const queryKey = orpc.assignments.one.queryKey({ input: { id: answer.id } });
  queryClient.setQueryData(queryKey, answer);
  refresh(queryKey);
}

/** The teacher's own assignments, or those of one class, newest first, page by page. */
export const useAssignments = (classId: string | null, isWanted: boolean) =>
  useInfiniteQuery(
    orpc.assignments.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, classId: classId ?? undefined }),
      enabled: isWanted,
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  );

/** One assignment with its words. */
export const useAssignment = (id: string, isWanted: boolean) =>
  useQuery(orpc.assignments.one.queryOptions({ input: { id }, enabled: isWanted }));

/**
 * What a list would ask, while it is being typed. It is only advice: a failed request is retried with the next letter.
 */
export const useListReport = (list: TypedList, isWanted: boolean) =>
  useQuery(
    orpc.assignments.readList.queryOptions({
      input: list,
      enabled: isWanted,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );

/** What a deck of the teacher's would ask, as it is now; `not-found` once it is gone. */
export const useDeckReport = (chosen: ChosenDeck, isWanted: boolean) =>
  useQuery(orpc.assignments.readDeck.queryOptions({ input: chosen, enabled: isWanted, retry: false }));

/** One assignment, and how far each student is. */
export const useWork = (id: string) =>
  useQuery(
    orpc.assignments.work.queryOptions({
      input: { id },
      // What nobody has turned in is missing once it is due.
      refetchInterval: ({ state: { data } }) => untilDue(data?.students.map(dueOf) ?? [], dayMs),
    }),
  );

/** When a work that isn't turned in will be missing; null when it is already, or never will be. */
function dueOf({ state, dueAt }: StudentWork): string | null {
  return state === 'assigned' || state === 'started' ? dueAt : null;
}

export type AssignmentWork = NonNullable<ReturnType<typeof useWork>['data']>;

/** The teacher's classes, open ones first. */
export const useClasses = () => useQuery(orpc.classes.list.queryOptions());

/** The archived class, or the first of them, of an assignment that nobody has because none of its classes is open. */
export function useArchivedClass({ classes, progress }: Pick<Assignment, 'classes' | 'progress'>): string | null {
  // Who has it is in an open class.
  const own = useQuery(orpc.classes.list.queryOptions({ enabled: progress.students === 0 }));
  if (progress.students > 0) return null;
  const archived = new Set(own.data?.filter(({ archivedAt }) => archivedAt !== null).map(({ id }) => id));
  return classes.every(({ id }) => archived.has(id)) ? (classes[0]?.id ?? null) : null;
}

/** Pending and active students of all open classes. */
export const useRoster = (isWanted: boolean) =>
  useQuery(orpc.classes.roster.queryOptions({ input: {}, enabled: isWanted }));

export const useCreate = () => useMutation(orpc.assignments.create.mutationOptions({ context, onSuccess: show }));

/** For a change that answers with the assignment; a refusal means that the screen is out of date. */
const change = { context, onSuccess: show, onError: () => refresh() };

/** For a change that answers with nothing to show. */
const silentChange = { context, onSettled: () => refresh() };

/** `onConflict` gets the assignment as another screen has saved it meanwhile. */
export const useEdit = (onConflict: (current: Assignment) => void) =>
  useMutation(
    orpc.assignments.edit.mutationOptions({
      ...change,
      onError: (error) => {
        refresh();
        onEditConflict(onConflict)(error);
      },
    }),
  );

export const usePublish = () => useMutation(orpc.assignments.publish.mutationOptions(change));

export const useWithdraw = () => useMutation(orpc.assignments.withdraw.mutationOptions(change));

export const useClose = () => useMutation(orpc.assignments.close.mutationOptions(change));

/** How many students take a test now, or were cut off: asked just before it is closed or opened again. */
export const useTestTries = () =>
  useMutation({ mutationFn: (assignmentId: string) => client.games.testTries({ assignmentId }) });

export const useRemove = () => useMutation(orpc.assignments.remove.mutationOptions(silentChange));

export const useRestore = () => useMutation(orpc.assignments.restore.mutationOptions(silentChange));

export const useCopyMany = () => useMutation(orpc.assignments.copyAll.mutationOptions(silentChange));

export const useRemoveAll = () => useMutation(orpc.assignments.removeAll.mutationOptions(silentChange));

export const useExtend = () => useMutation(orpc.assignments.extend.mutationOptions(silentChange));
