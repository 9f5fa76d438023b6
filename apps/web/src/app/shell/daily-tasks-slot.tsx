import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useDropdown } from './use-dropdown.ts';

const TaskMenu = lazyPart(() => import('#features/daily-tasks/menu/task-menu.tsx'), 'TaskMenu', 'daily-tasks');

/** Where the students' daily tasks open from the bar; the feature brings them along after the page. */
export function DailyTasksSlot() {
  const dropdown = useDropdown();
  return (
    <Suspense fallback={null}>
      <TaskMenu dropdown={dropdown} />
    </Suspense>
  );
}
