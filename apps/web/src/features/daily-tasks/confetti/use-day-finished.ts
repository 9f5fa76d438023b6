import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useRef } from 'react';

/**
 * How often the day's last open task was completed while this page was open. A day that was already finished, and the
 * tasks of another day, don't count.
 */
export function useDayFinished(board: TaskBoard | undefined): number {
  const seen = useRef<{ day: string; isFinished: boolean; times: number } | null>(null);
  if (!board) return seen.current?.times ?? 0;
  const { day, total, completed } = board;
  const isFinished = total > 0 && completed === total;
  const before = seen.current;
  const hasJustFinished = isFinished && before?.day === day && !before.isFinished;
  seen.current = { day, isFinished, times: (before?.times ?? 0) + (hasJustFinished ? 1 : 0) };
  return seen.current.times;
}
