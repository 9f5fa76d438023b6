import type { DailyTask, TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdvance, useComplete, useGenerate } from './api.ts';

/**
 * Has the day's first tasks made when somebody opens a screen about them and there are none. Happens automatically once
 * a day; after a failure, `again` is the reader's own retry.
 */
export function useFirstTasks(
  board: TaskBoard | undefined,
  onFailed: (error: unknown) => void = () => undefined,
): { isMaking: boolean; again: () => void } {
  const { mutate, isPending } = useGenerate();
  const tried = useRef<string | null>(null);
  const make = () => mutate({ language: currentLanguage() }, { onError: onFailed });
  const emptyDay = board && board.total === 0 ? board.day : null;

  const makeFirst = useEffectEvent(make);
  useEffect(() => {
    if (emptyDay === null || tried.current === emptyDay) return;
    tried.current = emptyDay;
    makeFirst();
  }, [emptyDay]);

  return { isMaking: isPending, again: make };
}

type TaskAction = 'progress' | 'complete';

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

type Kept = { ids: string; order: readonly string[] };

/**
 * The tasks, open ones first. They keep the order they had when the list appeared, until it gets other tasks: a
 * completed task doesn't jump away from under the finger.
 */
export function useOpenFirst(tasks: readonly DailyTask[]): readonly DailyTask[] {
  const [kept, setKept] = useState(() => orderOf(tasks));
  const now = kept.ids === idsOf(tasks) ? kept : orderOf(tasks);
  if (now !== kept) setKept(now);
  return [...tasks].sort((one, other) => now.order.indexOf(one.id) - now.order.indexOf(other.id));
}

function idsOf(tasks: readonly DailyTask[]): string {
  return tasks
    .map(({ id }) => id)
    .sort()
    .join();
}

function orderOf(tasks: readonly DailyTask[]): Kept {
  const order = [...tasks].sort((one, other) => Number(one.completed) - Number(other.completed)).map(({ id }) => id);
  return { ids: idsOf(tasks), order };
}
