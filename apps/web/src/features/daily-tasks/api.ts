import { useMutation, useQuery } from '@tanstack/react-query';
import type { DailyTask, TaskBoard, TaskStep } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { client, orpc, queryClient } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { boardsKey } from '#platform/moved-tasks.ts';
import { usePartOptions } from '#platform/parts-filled.ts';

const newDayCheckMs = 300_000;

/**
 * Today's tasks in the language on the screen; after a change of language the old ones stay until the new ones arrive.
 */
export const useBoard = () => {
  useTranslation('app');
  const input = { language: currentLanguage() };
  return useQuery(
    orpc.dailyTasks.today.queryOptions({
      input,
      queryFn: async ({ signal }) => withXp(await client.dailyTasks.today(input, { signal })),
      placeholderData: (before) => before,
      // A page that stays open past midnight finds the new day.
      refetchInterval: newDayCheckMs,
      ...usePartOptions(),
    }),
  );
};

/** XP comes with the board but is cached separately, since much else gives XP without moving a task. */
function withXp(board: TaskBoard): TaskBoard {
  queryClient.setQueryData(orpc.memory.xp.queryKey(), board.xp);
  return board;
}

/** Total, level and today's XP, for parts that have a board. */
export const useXp = () => useQuery(orpc.memory.xp.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));

const boardKey = (language: TaskLanguage) => orpc.dailyTasks.today.queryKey({ input: { language } });

/** Shows the answer to a change at once. */
const changed = <Answer>(
  action: 'generate' | 'regenerate' | 'progress' | 'complete',
  boardOf: (answer: Answer, shown: TaskBoard | undefined) => TaskBoard | undefined,
) => ({
  context: { updates: [boardKey(currentLanguage()), orpc.memory.xp.key()] },
  onSuccess: (answer: Answer, { language }: { language: TaskLanguage }) => {
    const board = boardOf(answer, queryClient.getQueryData(boardKey(language)));
    if (board) queryClient.setQueryData(boardKey(language), withXp(board));
  },
  onError: (error: Error) => {
    // biome-ignore lint/suspicious/noConsole: every failure is logged, and in the bar nothing else says it
    console.error(action, error);
    // Another device, or the end of the day, was faster.
    refresh([orpc.dailyTasks.key()]);
  },
});

type TaskLanguage = ReturnType<typeof currentLanguage>;

const whole = (board: TaskBoard) => board;

/**
 * A step that moved nothing else is answered with its task's progress; another device's step may already be on the
 * screen.
 */
function afterStep({ id, progress, board }: TaskStep, shown: TaskBoard | undefined): TaskBoard | undefined {
  if (board || !shown) return board ?? undefined;
  const stepped = (task: DailyTask) => ({ ...task, progress: Math.max(task.progress, progress) });
  return { ...shown, tasks: shown.tasks.map((task) => (task.id === id ? stepped(task) : task)) };
}

export const useGenerate = () => useMutation(orpc.dailyTasks.generate.mutationOptions(changed('generate', whole)));

export const useRegenerate = () =>
  useMutation(orpc.dailyTasks.regenerate.mutationOptions(changed('regenerate', whole)));

export const useAdvance = () => useMutation(orpc.dailyTasks.advance.mutationOptions(changed('progress', afterStep)));

export const useComplete = () => useMutation(orpc.dailyTasks.complete.mutationOptions(changed('complete', whole)));

/** Notes that a moment is on the screen: no board shows it again. */
export const useSeeMoment = () =>
  useMutation(
    orpc.dailyTasks.seeMoment.mutationOptions({
      onMutate: () => {
        queryClient.setQueriesData<TaskBoard>({ queryKey: boardsKey }, (board) => board && { ...board, moment: null });
      },
    }),
  );
