import { useQuery } from '@tanstack/react-query';
import type { Learned, OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { orpc, queryClient } from '#platform/api.ts';
import { stillTrueMs } from './api.ts';

type OwnGame = Extract<OwnAssignment['task'], { kind: 'game' }>;

/** What a game needs to know of an assignment. */
export type Assigned = Pick<OwnAssignment, 'id' | 'title'> & {
  /** `type` is null for words to learn, which any game may ask. */
  task: Pick<OwnGame, 'mode' | 'items' | 'timer' | 'target' | 'words'> & { type: GameType | null };
  /** The student's progress so far; `learned` of words to learn. */
  own: Pick<OwnAssignment, 'isOpen' | 'percent' | 'turnedInAt' | 'attempts' | 'counts'> & {
    learned?: Pick<Learned, 'there' | 'of'>;
  };
};

/** One that is a game itself. */
export type AssignedGame = Assigned & { task: { type: GameType } };

/** Those with words that games ask to practise: a test has its own screen. */
const games = ({ assignments }: { assignments: readonly OwnAssignment[] }): Assigned[] =>
  assignments.flatMap(({ id, title, task, ...own }): Assigned[] => {
    if (task.kind === 'game') return task.test ? [] : [{ id, title, task, own }];
    if (task.kind !== 'words' && task.kind !== 'outcome') return [];
    const { there, of } = task;
    const anyGame = { type: null, mode: '', items: 0, timer: 'none', target: null, words: of } as const;
    return [{ id, title, task: anyGame, own: { ...own, learned: { there, of } } }];
  });

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

const useOne = (id: string | null, isWanted: boolean) =>
  useQuery(
    orpc.assignments.mine.queryOptions({
      input: { only: id ?? undefined },
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
  const one = useOne(id, isWanted && isElsewhere);
  if (!isElsewhere) return page;
  return { ...one, data: one.data && page.data && [...page.data, ...one.data] };
}

/**
 * The choice for a game's setup. For homework that is this game there is nothing else to choose: when its own page has
 * just shown it, that answer is enough, and nothing is asked.
 */
export function useChoiceToSetUp(id: string | null, type: GameType, isWanted: boolean) {
  const [isAtHand] = useState(() => hasAtHand(id, type));
  const all = useChoiceWith(id, isWanted && !isAtHand);
  const one = useOne(id, isWanted && isAtHand);
  return isAtHand ? one : all;
}

function hasAtHand(id: string | null, type: GameType): boolean {
  if (id === null) return false;
  const known = queryClient.getQueryState(orpc.assignments.mine.queryKey({ input: { only: id } }));
  if (!known?.data || known.isInvalidated || Date.now() - known.dataUpdatedAt > stillTrueMs) return false;
  return isAttemptAt(games(known.data)[0], type);
}

/** Whether a play of this game is an attempt at it, so that the teacher's settings apply. */
export function isAttemptAt(assigned: Assigned | undefined, type: GameType): assigned is AssignedGame {
  return assigned?.task.type === type;
}
