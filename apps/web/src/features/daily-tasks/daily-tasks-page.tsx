import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { useBoard, useRegenerate } from './api.ts';
import styles from './daily-tasks-page.module.css';
import { FailureBar, useFailure } from './failure-bar.tsx';
import { HowItGoes, TipList } from './how-it-goes.tsx';
import { MomentOfDay } from './moment-of-day.tsx';
import { TaskItem } from './task-item.tsx';
import type { TaskActions } from './use-tasks.ts';
import { useFirstTasks, useOpenFirst, useTaskActions } from './use-tasks.ts';

/** A student's day: the tasks, progress, and tips. */
export function DailyTasksPage() {
  const { t } = useTranslation('daily-tasks');
  const format = useFormat();
  const query = useBoard();
  const { failure, report } = useFailure();
  const actions = useTaskActions(report);
  const first = useFirstTasks(query.data, (error) => report('create', error));
  const board = query.data;
  const hasTasks = board !== undefined && board.total > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={board && format.day(board.day)}
        actions={hasTasks && <RegenerateButton board={board} onFailed={(error) => report('generate', error)} />}
      />
      {!board && query.isError && <LoadFailed title={t('failed')} query={query} />}
      {(query.isPending || (first.isMaking && !hasTasks)) && <Skeleton shape="ringed" count={5} label={t('loading')} />}
      {board && !hasTasks && !first.isMaking && (
        <EmptyState
          picture={<Seedling mood="curious" />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button variant="primary" onClick={first.again}>
              {t('generate')}
            </Button>
          }
        />
      )}
      {hasTasks && (
        <div className={styles.page}>
          <TaskList board={board} actions={actions} />
          <div className={styles.side}>
            <HowItGoes board={board} />
            <TipList tips={board.tips} isOpenBeside />
          </div>
        </div>
      )}
      <FailureBar failure={failure} />
      <MomentOfDay />
    </>
  );
}

/** Gets new tasks, and asks first when open ones would be archived. */
function RegenerateButton({ board, onFailed }: { board: TaskBoard; onFailed: (error: unknown) => void }) {
  const { t } = useTranslation('daily-tasks');
  const regenerate = useRegenerate();
  const requestId = useRequestId();
  const [isAsking, setAsking] = useState(false);
  const open = board.total - board.completed;

  const renew = () => {
    // The same tasks on the screen mean the same request, so that sending it again makes no second set.
    const id = requestId(board.tasks.map((task) => task.id).join());
    const close = () => setAsking(false);
    regenerate.mutate({ id, language: currentLanguage() }, { onError: onFailed, onSettled: close });
  };
  return (
    <>
      <Button onClick={open > 0 ? () => setAsking(true) : renew} loading={regenerate.isPending && !isAsking}>
        {t('generate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('replace.title')}
        text={<p>{t('replace.text', { count: open })}</p>}
        confirmText={t('replace.confirm')}
        cancelText={t('replace.cancel')}
        onConfirm={renew}
        onClose={() => setAsking(false)}
        busy={regenerate.isPending}
      />
    </>
  );
}

/** All tasks of the day, open ones first, and how many of them are done. */
function TaskList({ board, actions }: { board: TaskBoard; actions: TaskActions }) {
  const { t } = useTranslation('daily-tasks');
  const { completed: done, total, paidLeft } = board;
  const tasks = useOpenFirst(board.tasks);
  return (
    <PartCard title={t('list')}>
      <div className={layout.stackSmall}>
        <ProgressBar label={t('done-of', { done, total })} value={done} max={total} />
        <p className={typography.figures} role="status">
          {done === total ? t('all-done') : paidLeft === 0 ? t('paid-none') : t('paid-left', { count: paidLeft })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for Safari */}
      <ul className={styles.tasks} role="list">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} actions={actions} />
        ))}
      </ul>
    </PartCard>
  );
}
