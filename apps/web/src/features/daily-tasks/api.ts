import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

const newDayCheckMs = 300_000;

/** Today's tasks in the language on the screen; after a change of language the others stay until the new ones are here. */
export const useBoard = () => {
  useTranslation('app');
  return useQuery(
    orpc.dailyTasks.today.queryOptions({
      input: { language: currentLanguage() },
      placeholderData: (before) => before,
      // A page that stays open past midnight finds the new day.
      refetchInterval: newDayCheckMs,
      ...usePartOptions(),
    }),
  );
};

/** Every change answers with the whole board, and what it says is shown at once. */
const useChanged = () => {
  const queries = useQueryClient();
  return {
    onSuccess: (board: TaskBoard, { language }: { language: TaskLanguage }) => {
      queries.setQueryData(orpc.dailyTasks.today.queryKey({ input: { language } }), board);
      void queries.invalidateQueries({ queryKey: orpc.memory.xp.key() });
    },
    // Another device or the end of the day was quicker.
    onError: () => void queries.invalidateQueries({ queryKey: orpc.dailyTasks.key() }),
  };
};

type TaskLanguage = ReturnType<typeof currentLanguage>;

export const useGenerate = () => useMutation(orpc.dailyTasks.generate.mutationOptions(useChanged()));

export const useRegenerate = () => useMutation(orpc.dailyTasks.regenerate.mutationOptions(useChanged()));

export const useAdvance = () => useMutation(orpc.dailyTasks.advance.mutationOptions(useChanged()));

export const useComplete = () => useMutation(orpc.dailyTasks.complete.mutationOptions(useChanged()));

/** Total, level and what was earned today. */
export const useXp = () => useQuery(orpc.memory.xp.queryOptions(usePartOptions()));
