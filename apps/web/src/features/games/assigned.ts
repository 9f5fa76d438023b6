import { useQuery } from '@tanstack/react-query';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { orpc } from '#platform/api.ts';
import { stillTrueMs } from './api.ts';

type OwnGame = Extract<OwnAssignment['task'], { kind: 'game' }>;

/** What a game needs to know of an assignment. */
export type Assigned = Pick<OwnAssignment, 'id' | 'title'> & {
  task: Pick<OwnGame, 'type' | 'mode' | 'items' | 'timer' | 'target' | 'words'>;
  /** The student's progress so far. */
  own: Pick<OwnAssignment, 'isOpen' | 'percent' | 'turnedInAt' | 'attempts' | 'counts'>;
};

/** Those that are games. */
const games = ({ assignments }: { assignments: readonly OwnAssignment[] }): Assigned[] =>
  assignments.flatMap(({ id, title, task, ...own }) => (task.kind === 'game' ? [{ id, title, task, own }] : []));

/**
 * The lists that a student's teachers have set, in the order of the student's own list, as far as its first page goes.
 */
export const useAssignmentChoice = (isWanted: boolean) =>
  useQuery(
    orpc.assignments.mine.queryOptions({
      input: {},
      enabled: isWanted,
      staleTime: stillTrueMs,
      select: games,
    }),
  );

/**
 * The same, plus the named assignment wherever it is in the list; it is fetched separately only when the page lacks it.
 */
export function useChoiceWith(id: string | null, isWanted: boolean) {
  const page = useAssignmentChoice(isWanted);
  const isListed = page.data?.some((each) => each.id === id);
  const isElsewhere = id !== null && isListed === false;
  const one = useQuery(
    orpc.assignments.mine.queryOptions({
      input: { only: id ?? undefined },
      enabled: isWanted && isElsewhere,
      staleTime: stillTrueMs,
      select: games,
    }),
  );
  if (!isElsewhere) return page;
  return { ...one, data: one.data && page.data && [...page.data, ...one.data] };
}

/** The game that a teacher has set, for a preview; null when it isn't one. */
export const useSetGame = (id: string) =>
  useQuery(
    orpc.assignments.one.queryOptions({
      input: { id },
      staleTime: stillTrueMs,
      select: ({ task }) => (task.kind === 'game' ? task : null),
    }),
  );

/** Whether a play of this game is an attempt at it, so that the teacher's settings apply. */
export function isAttemptAt(assigned: Assigned | undefined, type: GameType): assigned is Assigned {
  return assigned?.task.type === type;
}
