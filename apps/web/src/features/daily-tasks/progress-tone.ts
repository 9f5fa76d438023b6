import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { ProgressTone } from '#ui/progress-bar.tsx';

/** The colour of a task's progress: green when completed, yellow from 80 %, blue from 50 %, otherwise grey. */
export function progressTone({
  completed,
  progress,
  target,
}: Pick<DailyTask, 'completed' | 'progress' | 'target'>): ProgressTone {
  if (completed) return 'green';
  if (progress * 10 >= target * 8) return 'yellow';
  return progress * 2 >= target ? 'blue' : 'grey';
}
