import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { StudyDay } from '@wordgrove/contract/study-clock';
import { readStudyDay } from '@wordgrove/contract/study-clock';
import type { ChangedSession, StudyBoard, StudySession, StudyTimer } from '@wordgrove/contract/study-tracker';
import { orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';
import { onEditConflict, refreshing } from '#platform/changes.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { untilPast } from '#platform/time-zones.ts';

/** Refetches the clock, the days and the sessions. */
const { context, onSettled: refresh } = refreshing(orpc.studyTracker.key());

/** A change to a session, which moves today's tasks too. */
const change = {
  context: { updates: [...context.updates, boardsKey] },
  onSuccess: ({ tasks }: ChangedSession) => showMovedTasks(tasks),
  onSettled: refresh,
};

/** Puts an answer onto the board on screen without fetching anything. */
function putOnBoard(answer: Partial<StudyBoard>): void {
  const queryKey = orpc.studyTracker.board.queryKey();
  changeShown<StudyBoard>(queryClient, queryKey, (board) => ({ ...board, ...answer }));
  askIfOld(queryClient, queryKey);
}

/** The clock as the server answered; a refusal means that the screen is out of date. */
const timerChange = { context, onSuccess: (timer: StudyTimer | null) => putOnBoard({ timer }), onError: refresh };

/** The board as its parts show it. */
export type Board = Omit<StudyBoard, 'days'> & { days: StudyDay[] };

const readDays = (board: StudyBoard): Board => ({ ...board, days: board.days.map(readStudyDay) });

/** The clock and the days; refetched at midnight, when a new day starts. */
export const useBoard = () =>
  useQuery(
    orpc.studyTracker.board.queryOptions({
      select: readDays,
      refetchInterval: ({ state }) => (state.data ? untilPast(state.data.dayEndsAt) : false),
    }),
  );

/** A page of sessions; the previous page stays on the screen until it arrives. */
export const useSessions = (page: number) =>
  useQuery(orpc.studyTracker.sessions.queryOptions({ input: { page }, placeholderData: keepPreviousData }));

export const useStart = () => useMutation(orpc.studyTracker.start.mutationOptions(timerChange));

export const usePause = () => useMutation(orpc.studyTracker.pause.mutationOptions(timerChange));

export const useResume = () => useMutation(orpc.studyTracker.resume.mutationOptions(timerChange));

export const useStop = () => useMutation(orpc.studyTracker.stop.mutationOptions(change));

export const useDiscard = () =>
  useMutation(
    orpc.studyTracker.discard.mutationOptions({ ...timerChange, onSuccess: () => putOnBoard({ timer: null }) }),
  );

export const useAddSession = () =>
  useMutation(
    orpc.studyTracker.add.mutationOptions({
      context: change.context,
      onSuccess: (session) => {
        change.onSuccess(session);
        refresh();
      },
    }),
  );

/** `onConflict` gets the session as another screen has saved it meanwhile. */
export const useEditSession = (onConflict: (current: StudySession) => void) =>
  useMutation(orpc.studyTracker.edit.mutationOptions({ ...change, onError: onEditConflict(onConflict) }));

export const useRemoveSession = () => useMutation(orpc.studyTracker.remove.mutationOptions(change));

export const useRestoreSession = () => useMutation(orpc.studyTracker.restore.mutationOptions(change));

export const useSetGoal = () =>
  useMutation(orpc.studyTracker.setGoal.mutationOptions({ context, onSuccess: putOnBoard, onError: refresh }));
