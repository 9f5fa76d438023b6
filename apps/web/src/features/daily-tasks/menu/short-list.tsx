import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { useOpenFirst } from '#features/daily-tasks/use-open-first.ts';
import type { TaskActions } from '#features/daily-tasks/use-task-actions.ts';
import { ShortTask } from './short-task.tsx';
import styles from './task-menu.module.css';

const shown = 4;

export type ShortListProps = { tasks: readonly DailyTask[]; actions: TaskActions; onLeave?: () => void };

/** At most four tasks, open ones first, and how many more there are. */
export function ShortList({ tasks, actions, onLeave }: ShortListProps) {
  const { t } = useTranslation('daily-tasks');
  const inOrder = useOpenFirst(tasks);
  const more = tasks.length - shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for Safari */}
      <ul className={styles.list} role="list">
        {inOrder.slice(0, shown).map((task) => (
          <ShortTask key={task.id} task={task} actions={actions} onLeave={onLeave} />
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('menu.more', { count: more })}</p>}
    </>
  );
}
