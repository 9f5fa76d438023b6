import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import type { OwnAssignment, OwnPage } from '@wordgrove/contract/assignments';
import type { Kind } from '#features/assignments/kinds/kind.ts';
import { orpc, queryClient } from '#platform/api.ts';
import { askIfOld, changeShown } from '#platform/change-shown.ts';
import { refresh } from '#platform/changes.ts';
import { recount } from './arrange.ts';
import { untilDue } from './until-due.ts';

const againMs = 5 * 60_000;

type Due = Pick<OwnAssignment, 'dueAt' | 'isOpen' | 'isOverdue' | 'isLateAllowed' | 'turnedInAt'>;

/** Assignments become overdue, and are over, without anybody doing anything. */
function untilChange({ state }: { state: { data: { assignments: readonly Due[] } | undefined } }): number {
  const isComing = ({ isOpen, isOverdue, isLateAllowed, turnedInAt }: Due) =>
    isOpen && (turnedInAt === null ? !isOverdue : !isLateAllowed);
  const dues = state.data?.assignments.filter(isComing).map(({ dueAt }) => dueAt);
  return untilDue(dues ?? [], againMs);
}

/** The first page of what the student's teachers have set; everything still to be done is on it. */
export const useOwnAssignments = () =>
  useQuery(orpc.assignments.mine.queryOptions({ input: {}, refetchInterval: untilChange }));

/** One assignment, whatever page it is on; null when the student doesn't have it. */
export const useOwnAssignment = (id: string) =>
  useQuery(
    orpc.assignments.mine.queryOptions({
      input: { only: id },
      refetchInterval: untilChange,
      // Shows what the list already has, while it is refetched.
      placeholderData: () => {
        const list = queryClient.getQueryData(orpc.assignments.mine.queryKey({ input: {} }));
        const assignments = list?.assignments.filter((each) => each.id === id);
        return assignments?.length ? { assignments, hasMore: false, totals: null, archived: null } : undefined;
      },
      select: ({ assignments }) => assignments.at(0) ?? null,
    }),
  );

/** What is left of one whose class is archived; null for any other. */
export const useArchivedAssignment = (id: string) =>
  useQuery(orpc.assignments.mine.queryOptions({ input: { only: id }, select: ({ archived }) => archived }));

/** The given number of pages after the first. */
export const useOlderAssignments = (pages: number) =>
  useQueries({
    queries: Array.from({ length: pages }, (_, n) =>
      orpc.assignments.minePage.queryOptions({ input: { page: n + 2 } }),
    ),
  });

/** Whether a list of words belongs to it. */
const hasWordList: Readonly<Record<Kind, boolean>> = {
  game: true,
  reading: false,
  'hand-in': false,
  words: false,
  outcome: false,
};

/**
 * The words of a list.
 *
 * @param kind undefined until it is known; they are requested meanwhile
 */
export function useAskedWords(id: string, kind: Kind | undefined) {
  const isWanted = kind === undefined || hasWordList[kind];
  const query = useQuery(orpc.assignments.words.queryOptions({ input: { id }, enabled: isWanted }));
  return { ...query, isAwaited: isWanted && query.isPending };
}

const pageKeys = [orpc.assignments.mine.key(), orpc.assignments.minePage.key()];

/** Puts the answer to a change everywhere the assignment is shown. */
function show(changed: OwnAssignment): void {
  for (const { queryKey } of pageKeys.flatMap((key) => queryClient.getQueryCache().findAll({ queryKey: key }))) {
    changeShown<Omit<OwnPage, 'totals' | 'archived'> & Partial<OwnPage>>(queryClient, queryKey, (page) => {
      const before = page.assignments.find(({ id }) => id === changed.id);
      const assignments = page.assignments.map((each) => (each === before ? changed : each));
      const { totals } = page;
      return { ...page, assignments, ...(totals && before && { totals: recount(totals, before, changed) }) };
    });
    askIfOld(queryClient, queryKey);
  }
}

/** Shows the answer to a change everywhere; refetches when it was refused, as the screen is out of date. */
const change = { context: { updates: pageKeys }, onSuccess: show, onError: () => refresh(pageKeys) };

export const useTurnIn = () => useMutation(orpc.assignments.turnIn.mutationOptions(change));

export const useTakeBack = () => useMutation(orpc.assignments.takeBack.mutationOptions(change));
