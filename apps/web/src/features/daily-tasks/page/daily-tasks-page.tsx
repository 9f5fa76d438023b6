import { useTranslation } from 'react-i18next';
import { useBoard } from '#features/daily-tasks/api.ts';
import { FailureBar } from '#features/daily-tasks/failure-bar.tsx';
import { useFailure } from '#features/daily-tasks/use-failure.ts';
import { useFirstTasks } from '#features/daily-tasks/use-first-tasks.ts';
import { useTaskActions } from '#features/daily-tasks/use-task-actions.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import styles from './page.module.css';
import { RegenerateButton } from './regenerate-button.tsx';
import { TaskList } from './task-list.tsx';
import { TipList } from './tip-list.tsx';

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
        lead={board && t('lead', { day: format.day(board.day) })}
        actions={hasTasks && <RegenerateButton board={board} onFailed={(error) => report('generate', error)} />}
      />
      {!board && query.isError && <LoadFailed title={t('failed')} query={query} />}
      {(query.isPending || (first.isMaking && !hasTasks)) && <Skeleton shape="card" count={4} label={t('loading')} />}
      {board && !hasTasks && !first.isMaking && (
        <EmptyState
          picture={<Sprout />}
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
            <TipList tips={board.tips} />
          </div>
        </div>
      )}
      <FailureBar failure={failure} />
    </>
  );
}
