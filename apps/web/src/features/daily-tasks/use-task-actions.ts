import type { DailyTask, TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdvance, useComplete } from './api.ts';

export type TaskAction = 'progress' | 'complete';

export type TaskActions = {
  isBusy: (id: string) => boolean;
  /** One more step, as the +1 button does. */
  step: (task: DailyTask) => void;
  complete: (task: DailyTask) => void;
};

/**
 * The two actions on a task, with a busy flag for each task.
 *
 * @param onFailed called on every failure; failures are logged without it too
 */
export function useTaskActions(onFailed: (action: TaskAction, error: unknown) => void = () => undefined): TaskActions {
  const { t } = useTranslation('daily-tasks');
  const toast = useToast();
  const advance = useAdvance();
  const complete = useComplete();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const announce = (board: TaskBoard | null, { id }: DailyTask) => {
    const now = board?.tasks.find((each) => each.id === id);
    if (!now?.completed) return;
    const { title, xpGiven } = now;
    if (xpGiven) toast(t('done-toast', { title, xp: xpGiven }), 'success');
    else toast(t('done-toast-none', { title }), 'success');
  };

  const run = async (task: DailyTask, action: TaskAction, send: () => Promise<TaskBoard | null>) => {
    if (busy.has(task.id)) return;
    setBusy((before) => new Set(before).add(task.id));
    try {
      announce(await send(), task);
    } catch (error) {
      onFailed(action, error);
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== task.id)));
    }
  };

  const of = ({ id }: DailyTask) => ({ id, language: currentLanguage() });
  return {
    isBusy: (id) => busy.has(id),
    step: (task) =>
      void run(task, 'progress', async () => {
        const { board } = await advance.mutateAsync({ ...of(task), progress: task.progress + 1 });
        return board;
      }),
    complete: (task) => void run(task, 'complete', () => complete.mutateAsync(of(task))),
  };
}
