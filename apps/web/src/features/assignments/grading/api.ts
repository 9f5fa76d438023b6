import { useMutation, useQuery } from '@tanstack/react-query';
import type { GradedWork, StudentWork } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useSyncExternalStore } from 'react';
import type { AssignmentWork } from '#features/assignments/teacher/api.ts';
import { client, orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';
import { refresh, refreshing } from '#platform/changes.ts';
import { errorCode, errorData, errorStatus } from '#platform/errors.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { gradesKey } from '#platform/storage.ts';
import { useSession } from '#platform/use-session.ts';
import type { GradeKeeper } from './grade-keeper.ts';
import { gradeKeeper } from './grade-keeper.ts';

const workKey = (id: string) => orpc.assignments.work.queryKey({ input: { id } });

function showWork(id: string, changed: StudentWork): void {
  changeShown<AssignmentWork>(queryClient, workKey(id), (shown) => ({
    ...shown,
    students: shown.students.map((each) => (each.studentId === changed.studentId ? changed : each)),
  }));
  askIfOld(queryClient, workKey(id));
}

/** The work on an assignment, as last known. */
export function workNow(id: string): readonly StudentWork[] {
  return queryClient.getQueryData(workKey(id))?.students ?? [];
}

const keepers = new Map<string, GradeKeeper>();

/** One for each teacher and assignment, as long as the page is open. */
function keeperOf(teacherId: string, id: string): GradeKeeper {
  const prefix = gradesKey(teacherId, id);
  const known = keepers.get(prefix);
  if (known) return known;
  const keeper = gradeKeeper({
    prefix,
    send: async ({ typed: _, ...grade }) => {
      try {
        const work = await client.assignments.grade({ id, ...grade }, { context: { updates: [workKey(id)] } });
        showWork(id, work);
        return work;
      } catch (error) {
        // The student has left: the screen is out of date.
        if (errorStatus(error) === 404) refresh([workKey(id)]);
        // The contract declares the current row as the data of this code.
        if (errorCode(error) === 'edit-conflict') showWork(id, errorData(error) as StudentWork);
        throw error;
      }
    },
  });
  keepers.set(prefix, keeper);
  // What an earlier page left behind.
  void keeper.flush();
  window.addEventListener('pagehide', keeper.store);
  const forget = () => {
    window.removeEventListener('pagehide', keeper.store);
    keepers.delete(prefix);
  };
  beforeSignOut({ finish: keeper.flush, forget });
  return keeper;
}

/** The grades of one assignment on their way to the server; renders again whenever one changes. */
export function useGradeKeeper(id: string): GradeKeeper {
  const { user } = useSession();
  const keeper = keeperOf(user?.uid ?? '', id);
  useSyncExternalStore(keeper.subscribe, keeper.changes);
  return keeper;
}

/** Returns saved grades in several requests; `onResults` gets the results of each. */
export async function returnGraded(
  id: string,
  works: readonly GradedWork[],
  onResults: (results: Awaited<ReturnType<typeof client.assignments.returnGraded>>['results']) => void,
): Promise<void> {
  const updates = [workKey(id)];
  for (let from = 0; from < works.length; from += limits.gradesAtOnce) {
    const some = works.slice(from, from + limits.gradesAtOnce);
    const { results } = await client.assignments.returnGraded({ id, works: some }, { context: { updates } });
    onResults(results);
  }
  refresh(updates);
}

export const useTryAgain = (id: string) =>
  useMutation(
    orpc.assignments.tryAgain.mutationOptions({
      context: { updates: [workKey(id)] },
      onSuccess: (work) => showWork(id, work),
      onError: () => refresh([workKey(id)]),
    }),
  );

const commentsKey = orpc.assignments.comments.key();

/** Their order is that of the moment when the screen is opened, so none is kept from an earlier one. */
export const useComments = () => useQuery(orpc.assignments.comments.queryOptions({ gcTime: 0 }));

export const useAddComment = () => useMutation(orpc.assignments.addComment.mutationOptions(refreshing(commentsKey)));

export const useEditComment = () => useMutation(orpc.assignments.editComment.mutationOptions(refreshing(commentsKey)));

export const useRemoveComment = () =>
  useMutation(orpc.assignments.removeComment.mutationOptions(refreshing(commentsKey)));
