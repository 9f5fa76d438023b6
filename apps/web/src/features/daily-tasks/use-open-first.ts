import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useState } from 'react';

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
