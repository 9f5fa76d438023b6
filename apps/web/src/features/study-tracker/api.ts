import { isDefinedError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StudyBoard, StudySession, StudyTimer } from '@wordgrove/contract/study-tracker';
import { orpc } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';
import { untilDayEnds } from '#platform/time-zones.ts';

/** Refetches the clock, the days and the sessions. Nothing waits for the answers. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: orpc.studyTracker.key() });
}

/** The queries that every change updates itself. */
const context = { updates: [orpc.studyTracker.key()] };

/** Puts an answer onto the board on screen without fetching anything. */
function usePutOnBoard(): (answer: Partial<StudyBoard>) => void {
  const queries = useQueryClient();
  const queryKey = orpc.studyTracker.board.queryKey();
  return (answer) => {
    changeShown<StudyBoard>(queries, queryKey, (board) => ({ ...board, ...answer }));
    askIfOld(queries, queryKey);
  };
}

/** The clock as the server answered; a refusal means that the screen is out of date. */
function useTimerAnswer() {
  const put = usePutOnBoard();
  const refresh = useRefresh();
  return { context, onSuccess: (timer: StudyTimer | null) => put({ timer }), onError: refresh };
}

/** The clock and the days; refetched at midnight, when a new day starts. */
export const useBoard = () =>
  useQuery(
    orpc.studyTracker.board.queryOptions({
      refetchInterval: ({ state }) => (state.data ? untilDayEnds(state.data.dayEndsAt) : false),
    }),
  );

/** A page of sessions; the previous page stays on the screen until it arrives. */
export const useSessions = (page: number) =>
  useQuery(orpc.studyTracker.sessions.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

export const useStart = () => useMutation(orpc.studyTracker.start.mutationOptions(useTimerAnswer()));

export const usePause = () => useMutation(orpc.studyTracker.pause.mutationOptions(useTimerAnswer()));

export const useResume = () => useMutation(orpc.studyTracker.resume.mutationOptions(useTimerAnswer()));

export const useStop = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.stop.mutationOptions({ context, onSettled: refresh }));
};

export const useDiscard = () => {
  const refresh = useRefresh();
  const put = usePutOnBoard();
  const onSuccess = () => put({ timer: null });
  return useMutation(orpc.studyTracker.discard.mutationOptions({ context, onSuccess, onError: refresh }));
};

export const useAddSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.add.mutationOptions({ context, onSuccess: refresh }));
};

/** `onConflict` gets the session as another screen has saved it meanwhile. */
export const useEditSession = (onConflict: (current: StudySession) => void) => {
  const refresh = useRefresh();
  return useMutation(
    orpc.studyTracker.edit.mutationOptions({
      context,
      onSettled: refresh,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};

export const useRemoveSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.remove.mutationOptions({ context, onSettled: refresh }));
};

export const useRestoreSession = () => {
  const refresh = useRefresh();
  return useMutation(orpc.studyTracker.restore.mutationOptions({ context, onSettled: refresh }));
};

export const useSetGoal = () => {
  const refresh = useRefresh();
  const onSuccess = usePutOnBoard();
  return useMutation(orpc.studyTracker.setGoal.mutationOptions({ context, onSuccess, onError: refresh }));
};
