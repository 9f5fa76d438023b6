import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StudySession } from '@wordgrove/contract/study-tracker';
import { orpc } from '#platform/api.ts';

/** Asks again for the clock, the days and the sessions. Nothing waits for the answers. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.studyTracker.key() });
}

/** The clock and the days; asked again at midnight, when another day begins. */
export const useBoard = () =>
  useQuery(
    orpc.studyTracker.board.queryOptions({
      refetchInterval: ({ state }) =>
        state.data ? Math.max(1000, Date.parse(state.data.dayEndsAt) - Date.now() + 1000) : false,
    }),
  );

/** A page of what was studied; the one before stays on the screen until it is here. */
export const useSessions = (page: number) =>
  useQuery(orpc.studyTracker.sessions.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

export const useStart = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.start.mutationOptions({ onSettled: refresh }));
};

export const usePause = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.pause.mutationOptions({ onSettled: refresh }));
};

export const useResume = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.resume.mutationOptions({ onSettled: refresh }));
};

export const useStop = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.stop.mutationOptions({ onSettled: refresh }));
};

export const useDiscard = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.discard.mutationOptions({ onSettled: refresh }));
};

export const useAddSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.add.mutationOptions({ onSuccess: refresh }));
};

/** `onConflict` gets the session as it was saved on another screen meanwhile. */
export const useEditSession = (onConflict: (current: StudySession) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.studyTracker.edit.mutationOptions({
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const useRemoveSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.remove.mutationOptions({ onSettled: refresh }));
};

export const useRestoreSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.restore.mutationOptions({ onSettled: refresh }));
};

export const useSetGoal = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.setGoal.mutationOptions({ onSettled: refresh }));
};
