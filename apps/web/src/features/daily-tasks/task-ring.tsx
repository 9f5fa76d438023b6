import { IconCheck } from '@tabler/icons-react';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { progressTone } from './task-look.tsx';
import styles from './task-ring.module.css';
import type { TaskActions } from './use-tasks.ts';

export type TaskRingProps = {
  task: DailyTask;
  actions: TaskActions;
  /** Id of the task's title, which says what the button is about and takes the focus when no button is left. */
  titleId: string;
};

/**
 * How far a task is, as a ring around its button: '+1' below the target, 'Complete' at it, and a mark when it is done.
 * What the product saw is drawn as a line, what the student only noted as dots.
 */
export function TaskRing({ task, actions, titleId }: TaskRingProps) {
  const { t } = useTranslation('daily-tasks');
  const { title, progress, target, completed } = task;
  const isFull = !completed && progress >= target;
  return (
    <span className={styles.ring} data-full={isFull || undefined}>
      {!isFull && <Arcs task={task} />}
      <VisuallyHidden>
        <progress
          value={Math.min(progress, target)}
          max={target}
          aria-label={title}
          aria-valuetext={t('of', { progress, target })}
        />
      </VisuallyHidden>
      {completed && <IconCheck className={styles.check} size="1.5rem" stroke={2.5} aria-hidden="true" />}
      <RingButton task={task} actions={actions} titleId={titleId} />
    </span>
  );
}

function RingButton({ task, actions, titleId }: TaskRingProps) {
  const { t } = useTranslation('daily-tasks');
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!task.completed || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [task.completed, titleId]);

  if (task.completed) return null;
  const isFull = task.progress >= task.target;
  const act = () => {
    wasPressed.current = true;
    (isFull ? actions.complete : actions.step)(task);
  };
  return (
    <Button
      className={styles.button}
      variant={isFull ? 'quiet' : 'plain'}
      loading={actions.isBusy(task.id)}
      aria-describedby={titleId}
      onClick={act}
    >
      {t(isFull ? 'complete' : 'step')}
    </Button>
  );
}

/** The length of a dot and the gap after it, in hundredths of the ring. */
const dot = 2;
const gap = 3;

/** Where the line of a ring ends and its dots begin, in hundredths. */
export function arcsOf({
  progress,
  byActivity,
  target,
  completed,
}: Pick<DailyTask, 'progress' | 'byActivity' | 'target' | 'completed'>): { seen: number; noted: number } {
  const share = (steps: number) => (Math.min(steps, target) / target) * 100;
  const seen = share(byActivity);
  return { seen, noted: Math.max(0, (completed ? 100 : share(progress)) - seen) };
}

function Arcs({ task }: { task: DailyTask }) {
  const { seen, noted } = arcsOf(task);
  const dots = Array.from({ length: Math.round(noted / (dot + gap)) }, () => `${dot} ${gap}`);
  const circle = { className: styles.arc, cx: 28, cy: 28, r: 25, pathLength: 100 };
  return (
    <svg
      viewBox="0 0 56 56"
      style={{ color: `var(--color-progress-${progressTone(task)})` }}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.track} cx="28" cy="28" r="25" />
      {seen > 0 && <circle {...circle} strokeDasharray={`${seen} 100`} />}
      {dots.length > 0 && <circle {...circle} strokeDasharray={`0 ${seen + gap / 2} ${dots.join(' ')} 0 100`} />}
    </svg>
  );
}
