import { isDefinedError } from '@orpc/client';
import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { orpc } from '#platform/api.ts';

const classKeys = () => [orpc.classes.list.key(), orpc.classes.listInvites.key()];
// Homework goes to whoever is in a class.
const homeworkKeys = () => [orpc.assignments.list.key(), orpc.assignments.work.key()];
const rosterKeys = () => [orpc.classes.roster.key(), orpc.classes.cameIn.key(), ...classKeys(), ...homeworkKeys()];

/** The queries that a change refreshes itself. */
const updates = (keys: () => readonly QueryKey[]) => ({ updates: keys() });

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

export const useCreateClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.create.mutationOptions({ context: updates(classKeys), onSuccess: () => refresh(classKeys()) }),
  );
};

/**
 * A refusal refreshes too: the class may have been archived or handed over on another screen. `onConflict` gets the
 * class as somebody else has saved it meanwhile.
 */
export const useEditClass = (onConflict: (current: SchoolClass) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.rename.mutationOptions({
      context: updates(rosterKeys),
      onSettled: () => refresh(rosterKeys()),
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const useArchiveClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.archive.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useReopenClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.reopen.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useHandOverClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.handOver.mutationOptions({ context: updates(classKeys), onSettled: () => refresh(classKeys()) }),
  );
};

export const useKeepClass = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.keep.mutationOptions({ context: updates(classKeys), onSettled: () => refresh(classKeys()) }),
  );
};

/** The classes that other teachers want to hand over to the reader. */
export const useHandovers = () => useQuery(orpc.classes.handovers.queryOptions());

const handoverKeys = () => [orpc.classes.handovers.key(), ...rosterKeys()];

export const useTakeOver = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.takeOver.mutationOptions({ context: updates(handoverKeys), onSettled: () => refresh(handoverKeys()) }),
  );
};

export const useRefuseHandover = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.refuseHandover.mutationOptions({
      context: updates(handoverKeys),
      onSettled: () => refresh(handoverKeys()),
    }),
  );
};

export const useApprove = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.approve.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useDecline = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.decline.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useRemoveStudent = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.remove.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useRestoreStudent = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.restore.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};

export const useMoveStudent = () => {
  const refresh = useRefresh();
  return useMutation(
    orpc.classes.move.mutationOptions({ context: updates(rosterKeys), onSettled: () => refresh(rosterKeys()) }),
  );
};
