import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

const newDayCheckMs = 300_000;

/** Today's tasks in the language on the screen; after a change of language the others stay until the new ones are here. */
export const useBoard = () => {
  useTranslation('app');
  const queries = useQueryClient();
  const input = { language: currentLanguage() };
  return useQuery(
    orpc.dailyTasks.today.queryOptions({
      input,
      queryFn: async ({ signal }) => withXp(queries, await client.dailyTasks.today(input, { signal })),
      placeholderData: (before) => before,
      // A page that stays open past midnight finds the new day.
      refetchInterval: newDayCheckMs,
      ...usePartOptions(),
    }),
  );
};

/** XP comes with the board; it has a place of its own, since much else gives XP that moves no task. */
function withXp(queries: QueryClient, board: TaskBoard): TaskBoard {
  queries.setQueryData(orpc.memory.xp.queryKey(), board.xp);
  return board;
}

/** Total, level and what was earned today, for a part that has a board. */
export const useXp = () => useQuery(orpc.memory.xp.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));

const boardKey = (language: TaskLanguage) => orpc.dailyTasks.today.queryKey({ input: { language } });

/** Every change answers with the whole board, and what it says is shown at once. */
const useChanged = (action: 'generate' | 'regenerate' | 'progress' | 'complete') => {
  const queries = useQueryClient();
  return {
    context: { updates: [boardKey(currentLanguage()), orpc.memory.xp.key()] },
    onSuccess: (board: TaskBoard, { language }: { language: TaskLanguage }) => {
      queries.setQueryData(boardKey(language), withXp(queries, board));
    },
    onError: (error: Error) => {
      // biome-ignore lint/suspicious/noConsole: every failure is logged, and in the bar nothing else says it
      console.error(action, error);
      // Another device or the end of the day was quicker.
      void queries.invalidateQueries({ queryKey: orpc.dailyTasks.key() });
    },
  };
};

type TaskLanguage = ReturnType<typeof currentLanguage>;

export const useGenerate = () => useMutation(orpc.dailyTasks.generate.mutationOptions(useChanged('generate')));

export const useRegenerate = () => useMutation(orpc.dailyTasks.regenerate.mutationOptions(useChanged('regenerate')));

export const useAdvance = () => useMutation(orpc.dailyTasks.advance.mutationOptions(useChanged('progress')));

export const useComplete = () => useMutation(orpc.dailyTasks.complete.mutationOptions(useChanged('complete')));
