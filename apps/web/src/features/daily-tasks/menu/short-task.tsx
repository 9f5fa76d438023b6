import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { progressTone } from '#features/daily-tasks/progress-tone.ts';
import { TaskButtons } from '#features/daily-tasks/task-buttons.tsx';
import { TaskIcon } from '#features/daily-tasks/task-icon.tsx';
import { placeOf } from '#features/daily-tasks/task-place.ts';
import type { TaskActions } from '#features/daily-tasks/use-task-actions.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './task-menu.module.css';

export type ShortTaskProps = { task: DailyTask; actions: TaskActions; onLeave?: (() => void) | undefined };

/** A task in one row: what it is, its progress, and its button. */
export function ShortTask({ task, actions, onLeave }: ShortTaskProps) {
  const { t } = useTranslation('daily-tasks');
  const titleId = useId();
  const { title, progress, target, completed } = task;
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
        <div className={styles.progress}>
          <ProgressBar
            label={title}
            labelHidden
            value={progress}
            max={target}
            text={t('of', { progress, target })}
            tone={progressTone(task)}
          />
          <span aria-hidden="true">{t('short-of', { progress, target })}</span>
        </div>
      </div>
      <TaskButtons task={task} actions={actions} titleId={titleId} isSmall />
    </li>
  );
}
