import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useDropdown } from './use-dropdown.ts';

const TaskMenu = lazyPart(() => import('#features/daily-tasks/menu/task-menu.tsx'), 'TaskMenu', 'daily-tasks');

/** Where students open their daily tasks from the bar; the feature's code loads after the page. */
export function DailyTasksSlot() {
  const dropdown = useDropdown();
  return (
    <Suspense fallback={null}>
      <TaskMenu dropdown={dropdown} />
    </Suspense>
  );
}
