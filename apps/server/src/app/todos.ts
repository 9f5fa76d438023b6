import type { CountActivity, TakeBackActivity } from '#features/daily-tasks/count-activity.ts';
import { todoRoutes } from '#features/todos/routes.ts';
import { todoChanges, todoService } from '#features/todos/service.ts';
import type { Built } from './parts.ts';

type Others = { countActivity: CountActivity; takeBackActivity: TakeBackActivity };

export function buildTodos({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>, others: Others) {
  const tasks = { countDone: others.countActivity, takeBackDone: others.takeBackActivity };
  const parts = { db, clock, tell };
  return todoRoutes(todoService(parts), todoChanges({ ...parts, tasks }));
}
