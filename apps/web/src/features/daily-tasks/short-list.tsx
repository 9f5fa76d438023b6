import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TaskIcon } from './task-look.tsx';
import styles from './task-menu.module.css';
import { placeOf } from './task-place.ts';
import { TaskRing } from './task-ring.tsx';
import type { TaskActions } from './use-tasks.ts';
import { useOpenFirst } from './use-tasks.ts';

const shown = 4;

type ShortListProps = {
  tasks: readonly DailyTask[];
  actions: TaskActions;
  onLeave?: () => void;
  /** The way to all of them. */
  children: ReactNode;
};

/** At most four tasks, open ones first, and how many more there are. */
export function ShortList({ tasks, actions, onLeave, children }: ShortListProps) {
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
      <div className={layout.ends}>
        {more > 0 && <span className={typography.note}>{t('menu.more', { count: more })}</span>}
        {children}
      </div>
    </>
  );
}

type ShortTaskProps = { task: DailyTask; actions: TaskActions; onLeave?: (() => void) | undefined };

/** A task in one row: what it is, how far it is and what it is worth, and its ring. */
function ShortTask({ task, actions, onLeave }: ShortTaskProps) {
  const { t } = useTranslation('daily-tasks');
  const titleId = useId();
  const { title, progress, target, completed, xp, xpGiven } = task;
  return (
    <li className={styles.task} aria-labelledby={titleId}>
      <span className={styles.icon}>
        {completed ? <IconCheck size="1.25rem" aria-hidden="true" /> : <TaskIcon type={task.type} size="1.25rem" />}
      </span>
      <div className={styles.words}>
        {completed ? (
          <span id={titleId} tabIndex={-1} className={styles.done}>
            <s>{title}</s>
            <VisuallyHidden>, {t('completed')}</VisuallyHidden>
          </span>
        ) : (
          <Link id={titleId} to={placeOf(task.actionUrl).to} className={styles.link} onClick={onLeave}>
            {title}
          </Link>
        )}
        <span className={styles.facts}>
          <span aria-hidden="true">{t('short-of', { progress, target })}</span>
          {completed ? (xpGiven ?? 0) > 0 && t('xp-given', { xp: xpGiven }) : t('xp', { xp })}
        </span>
      </div>
      <TaskRing task={task} actions={actions} titleId={titleId} />
    </li>
  );
}
