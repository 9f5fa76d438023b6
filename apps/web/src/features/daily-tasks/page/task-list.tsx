import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { useOpenFirst } from '#features/daily-tasks/use-open-first.ts';
import type { TaskActions } from '#features/daily-tasks/use-task-actions.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './page.module.css';
import { TaskItem } from './task-item.tsx';

export type TaskListProps = { board: TaskBoard; actions: TaskActions };

/** All tasks of the day, open ones first, and how many of them are done. */
export function TaskList({ board, actions }: TaskListProps) {
  const { t } = useTranslation('daily-tasks');
  const { completed: done, total, paidLeft } = board;
  const tasks = useOpenFirst(board.tasks);
  return (
    <section className={styles.main} aria-labelledby="tasks-of-today">
      <div className={styles.head}>
        <h2 id="tasks-of-today">{t('list')}</h2>
        <ProgressBar label={t('done-of', { done, total })} value={done} max={total} />
        <p className={styles.note} role="status">
          {done === total ? t('all-done') : paidLeft === 0 ? t('paid-none') : t('paid-left', { count: paidLeft })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for Safari */}
      <ul className={styles.list} role="list">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
