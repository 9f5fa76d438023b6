import { IconCheck, IconEye, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import layout from '#ui/layout.module.css';
import styles from './task-item.module.css';
import { TaskIcon } from './task-look.tsx';
import { placeOf } from './task-place.ts';
import { TaskRing } from './task-ring.tsx';
import type { TaskActions } from './use-tasks.ts';

/** One task in a row: what to do, how far it is, and how to continue. */
export function TaskItem({ task, actions }: { task: DailyTask; actions: TaskActions }) {
  const { t } = useTranslation('daily-tasks');
  const titleId = useId();
  const { title, description, details, progress, target, completed } = task;
  const place = placeOf(task.actionUrl);
  return (
    <li className={styles.item} data-done={completed || undefined} aria-labelledby={titleId}>
      <span className={styles.icon}>
        {completed ? <IconCheck size="1.375rem" aria-hidden="true" /> : <TaskIcon type={task.type} />}
      </span>
      <div className={styles.words}>
        <h3 id={titleId} tabIndex={-1} className={styles.title}>
          {completed ? <s>{title}</s> : title}
        </h3>
        <TaskFacts task={task} />
      </div>
      <div className={styles.progress}>
        <TaskRing task={task} actions={actions} titleId={titleId} />
        <span aria-hidden="true">{t('of', { progress, target })}</span>
      </div>
      {!completed && (
        <div className={styles.ways}>
          <Link to={place.to} className={layout.link} aria-describedby={titleId}>
            {t(`go.${place.name}`)}
          </Link>
          <details className={styles.details}>
            <summary>{t('how')}</summary>
            <p>{description}</p>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </li>
  );
}

/** What a task is worth and requires, in a few words; for a completed one, what it earned; and who moved it. */
function TaskFacts({ task }: { task: DailyTask }) {
  const { t } = useTranslation('daily-tasks');
  const { priority, difficulty, timeEstimate, xp, xpGiven, completed } = task;
  return (
    <p className={styles.facts}>
      {completed ? (
        <>
          <Badge tone="green">{t('completed')}</Badge>
          {xpGiven ? <Badge tone="yellow">{t('xp-given', { xp: xpGiven })}</Badge> : <span>{t('xp-none')}</span>}
        </>
      ) : (
        <>
          <Badge tone="yellow">{t('xp', { xp })}</Badge>
          {priority === 'high' && <Badge tone="red">{t('priority.high')}</Badge>}
          <span>
            {t(`difficulty.${difficulty}`)} · {t('minutes', { count: timeEstimate })}
          </span>
        </>
      )}
      <Moved task={task} />
    </p>
  );
}

/**
 * How much of the progress was seen by the product and how much reported by the student; before there is any, whether
 * it can be seen.
 */
function Moved({ task: { progress, byActivity, isCounted, completed } }: { task: DailyTask }) {
  const { t } = useTranslation('daily-tasks');
  return (
    <>
      {byActivity > 0 && (
        <span className={styles.moved}>
          <IconEye size="1rem" aria-hidden="true" />
          {t('moved.activity', { count: byActivity })}
        </span>
      )}
      {progress > byActivity && (
        <span className={styles.moved}>
          <IconPencil size="1rem" aria-hidden="true" />
          {t('moved.self', { count: progress - byActivity })}
        </span>
      )}
      {isCounted && progress === 0 && !completed && (
        <span className={styles.moved}>
          <IconEye size="1rem" aria-hidden="true" />
          {t('counted')}
        </span>
      )}
    </>
  );
}
