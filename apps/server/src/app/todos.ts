import { todoRoutes } from '#features/todos/routes.ts';
import { todoChanges, todoService } from '#features/todos/service.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Built } from './parts.ts';

type Others = { countActivity: CountActivity; takeBackActivity: TakeBackActivity };

export function buildTodos(
  { db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>,
  { countActivity, takeBackActivity }: Others,
) {
  const parts = { db, clock, tell };
  return todoRoutes(todoService(parts), todoChanges({ ...parts, countActivity, takeBackActivity }));
}
