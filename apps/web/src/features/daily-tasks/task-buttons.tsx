import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import styles from './task-buttons.module.css';
import type { TaskActions } from './use-tasks.ts';

export type TaskButtonsProps = {
  task: DailyTask;
  actions: TaskActions;
  /** Id of the task's title, which says what the button is about and takes the focus when no button is left. */
  titleId: string;
  isSmall?: boolean;
};

/** '+1' below the target, 'Complete' at it, and nothing on a completed task. */
export function TaskButtons({ task, actions, titleId, isSmall = false }: TaskButtonsProps) {
  const { t } = useTranslation('daily-tasks');
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!task.completed || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [task.completed, titleId]);

  if (task.completed) return null;
  const act = (action: (task: DailyTask) => void) => () => {
    wasPressed.current = true;
    action(task);
  };
  const common = {
    className: isSmall ? styles.small : undefined,
    loading: actions.isBusy(task.id),
    'aria-describedby': titleId,
  };
  return task.progress < task.target ? (
    <Button {...common} onClick={act(actions.step)}>
      {t('step')}
    </Button>
  ) : (
    <Button {...common} onClick={act(actions.complete)}>
      {t('complete')}
    </Button>
  );
}
