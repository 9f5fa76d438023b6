import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TaskButtons } from './task-buttons.tsx';
import styles from './task-item.module.css';
import { progressTone, TaskIcon } from './task-look.tsx';
import { placeOf } from './task-place.ts';
import type { TaskActions } from './use-tasks.ts';

/** One task: what to do, how far it is, and how to continue. */
export function TaskItem({ task, actions }: { task: DailyTask; actions: TaskActions }) {
  const { t } = useTranslation('daily-tasks');
  const titleId = useId();
  const { title, description, details, progress, target, completed } = task;
  const place = placeOf(task.actionUrl);
  return (
    <Card as="li" className={clsx(styles.item, completed && styles.completed)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={styles.icon}>
          {completed ? <IconCheck size="1.375rem" aria-hidden="true" /> : <TaskIcon type={task.type} />}
        </span>
        <h3 id={titleId} tabIndex={-1} className={styles.title}>
          {completed ? <s>{title}</s> : title}
        </h3>
      </div>
      <TaskFacts task={task} />
      <p>{description}</p>
      {!completed && (
        <details className={styles.details}>
          <summary>{t('how')}</summary>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
      <ProgressBar
        label={t('progress')}
        value={progress}
        max={target}
        text={t('of', { progress, target })}
        tone={progressTone(task)}
      />
      <Moved task={task} />
      {/* The buttons keep their place when the task is completed, so that they can hand the focus on. */}
      <div className={styles.actions}>
        <TaskButtons task={task} actions={actions} titleId={titleId} />
        {!completed && (
          <Link to={place.to} className={layout.link} aria-describedby={titleId}>
            {t(`go.${place.name}`)}
          </Link>
        )}
      </div>
    </Card>
  );
}

/**
 * How much of the progress was seen by the product and how much reported by the student; before there is any, whether
 * it can be seen.
 */
function Moved({ task: { progress, byActivity, isCounted, completed } }: { task: DailyTask }) {
  const { t } = useTranslation('daily-tasks');
  const parts = [
    byActivity > 0 && t('moved.activity', { count: byActivity }),
    progress > byActivity && t('moved.self', { count: progress - byActivity }),
    isCounted && progress === 0 && !completed && t('counted'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return <p className={styles.moved}>{parts.join(' · ')}</p>;
}

const tones: Readonly<Record<DailyTask['priority'], BadgeTone>> = { high: 'red', medium: 'yellow', low: 'grey' };

/** What a task is worth and requires, in a few words; for a completed one, what it earned. */
function TaskFacts({ task }: { task: DailyTask }) {
  const { t } = useTranslation('daily-tasks');
  const { priority, difficulty, timeEstimate, xp, xpGiven, completed } = task;
  if (completed)
    return (
      <p className={styles.facts}>
        <Badge tone="green">{t('completed')}</Badge>
        {xpGiven ? <Badge tone="yellow">{t('xp-given', { xp: xpGiven })}</Badge> : <span>{t('xp-none')}</span>}
      </p>
    );
  return (
    <p className={styles.facts}>
      <Badge tone={tones[priority]}>{t(`priority.${priority}`)}</Badge>
      <Badge tone="yellow">{t('xp', { xp })}</Badge>
      <span>
        {t(`difficulty.${difficulty}`)} · {t('minutes', { count: timeEstimate })}
      </span>
    </p>
  );
}
