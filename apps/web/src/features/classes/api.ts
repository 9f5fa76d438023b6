import { isDefinedError } from '@orpc/client';
import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { orpc } from '#platform/api.ts';

const classKeys = () => [orpc.classes.list.key(), orpc.classes.listInvites.key()];
// Homework goes to whoever is in a class.
const homeworkKeys = () => [orpc.assignments.list.key(), orpc.assignments.work.key()];
const rosterKeys = () => [orpc.classes.roster.key(), orpc.classes.cameIn.key(), ...classKeys(), ...homeworkKeys()];
const handoverKeys = () => [orpc.classes.handovers.key(), ...rosterKeys()];

/** Refetches what a change touched, without waiting for the live hint. Nothing waits for the answers. */
function useRefresh(): (keys: readonly QueryKey[]) => void {
  const queries = useQueryClient();
  return (keys) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  };
}

/** The teacher's classes, open ones first. */
export const useClasses = () => useQuery(orpc.classes.list.queryOptions());

/** Pending and active students of one class, or of all open ones. */
export const useRoster = (classId: string | undefined) =>
  useQuery(orpc.classes.roster.queryOptions({ input: classId ? { classId } : {} }));

export const useRefreshRoster = () => {
  const refresh = useRefresh();
  return () => refresh(rosterKeys());
};

/** The classes that other teachers want to hand over to the reader. */
export const useHandovers = () => useQuery(orpc.classes.handovers.queryOptions());

/**
 * For a change that touches what these keys name. A refusal refreshes them too: the class may have been archived or
 * handed over, or the student decided on, on another screen.
 */
function useRefreshed(keys: () => readonly QueryKey[]) {
  const refresh = useRefresh();
  return { context: { updates: keys() }, onSettled: () => refresh(keys()) };
}

export const useCreateClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.create.mutationOptions({
      context: { updates: classKeys() },
      onSuccess: () => refresh(classKeys()),
    }),
  );
};

/** `onConflict` gets the class as somebody else has saved it meanwhile. */
export const useEditClass = (onConflict: (current: SchoolClass) => void) =>
  useMutation(
    orpc.classes.rename.mutationOptions({
      ...useRefreshed(rosterKeys),
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );

export const useArchiveClass = () => useMutation(orpc.classes.archive.mutationOptions(useRefreshed(rosterKeys)));

export const useReopenClass = () => useMutation(orpc.classes.reopen.mutationOptions(useRefreshed(rosterKeys)));

export const useHandOverClass = () => useMutation(orpc.classes.handOver.mutationOptions(useRefreshed(classKeys)));

export const useKeepClass = () => useMutation(orpc.classes.keep.mutationOptions(useRefreshed(classKeys)));

export const useTakeOver = () => useMutation(orpc.classes.takeOver.mutationOptions(useRefreshed(handoverKeys)));

export const useRefuseHandover = () =>
  useMutation(orpc.classes.refuseHandover.mutationOptions(useRefreshed(handoverKeys)));

export const useApprove = () => useMutation(orpc.classes.approve.mutationOptions(useRefreshed(rosterKeys)));

export const useDecline = () => useMutation(orpc.classes.decline.mutationOptions(useRefreshed(rosterKeys)));

export const useRemoveStudent = () => useMutation(orpc.classes.remove.mutationOptions(useRefreshed(rosterKeys)));

export const useRestoreStudent = () => useMutation(orpc.classes.restore.mutationOptions(useRefreshed(rosterKeys)));

export const useMoveStudent = () => useMutation(orpc.classes.move.mutationOptions(useRefreshed(rosterKeys)));
