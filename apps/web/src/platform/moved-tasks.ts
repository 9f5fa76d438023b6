import type { MovedTasks, TaskBoard } from '@wordgrove/contract/daily-tasks';
import { orpc, queryClient } from './api.ts';
import { askIfOld, changeShown } from './change-shown.ts';
import { refresh } from './changes.ts';

/** The boards of today's tasks, in every language; for the `updates` of a call that `showMovedTasks` follows. */
export const boardsKey = orpc.dailyTasks.today.key();

/**
 * Shows the progress that something else, such as a card or a saved word, gave to today's tasks, as its answer says,
 * without fetching them. After a completed task, or where a board has other tasks, it is fetched.
 */
export function showMovedTasks(tasks: MovedTasks): void {
  if (tasks === null) {
    refresh([boardsKey]);
    return;
  }
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: boardsKey })) {
    changeShown<TaskBoard>(queryClient, queryKey, (board) => withMoved(board, tasks));
    askIfOld(queryClient, queryKey);
  }
}

/**
 * Null when the board lacks one of the tasks: it is of another day, or was made anew elsewhere. One without any has
 * some now, as the first activity of a day makes them.
 */
function withMoved(board: TaskBoard, moved: NonNullable<MovedTasks>): TaskBoard | null {
  if (board.tasks.length === 0) return null;
  const progressOf = new Map(moved.map((each) => [each.id, each]));
  if (moved.some(({ id }) => board.tasks.every((task) => task.id !== id))) return null;
  return { ...board, tasks: board.tasks.map((task) => ({ ...task, ...progressOf.get(task.id) })) };
}
