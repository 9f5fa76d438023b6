import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useBoard } from '#features/daily-tasks/api.ts';
import { FailureBar } from '#features/daily-tasks/failure-bar.tsx';
import { ShortList } from '#features/daily-tasks/menu/short-list.tsx';
import { useFailure } from '#features/daily-tasks/use-failure.ts';
import { useFirstTasks } from '#features/daily-tasks/use-first-tasks.ts';
import { useTaskActions } from '#features/daily-tasks/use-task-actions.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './today-card.module.css';

/** Today's tasks on the dashboard; opening it makes the day's first set. */
export function TodayCard() {
  const { t } = useTranslation('daily-tasks');
  const query = useBoard();
  const { failure, report } = useFailure();
  const actions = useTaskActions(report);
  const first = useFirstTasks(query.data, (error) => report('create', error));
  const board = query.data;
  return (
    <PartCard title={t('card.title')} actions={<ButtonLink to={paths.studentDailyTasks}>{t('menu.all')}</ButtonLink>}>
      {!board && query.isError && <LoadFailed title={t('failed')} query={query} />}
      {(query.isPending || (first.isMaking && board?.total === 0)) && (
        <Skeleton shape="row" count={4} label={t('loading')} />
      )}
      {board?.total === 0 && !first.isMaking && (
        <div className={styles.head}>
          <p>{t('empty.text')}</p>
          <Button variant="primary" onClick={first.again}>
            {t('generate')}
          </Button>
        </div>
      )}
      {board && board.total > 0 && (
        <>
          <ProgressBar
            label={t('done-of', { done: board.completed, total: board.total })}
            value={board.completed}
            max={board.total}
          />
          {board.streak.week > 0 && <p>{t('how-it-goes.streak-text', { count: board.streak.week })}</p>}
          <ShortList key={board.day} tasks={board.tasks} actions={actions} />
        </>
      )}
      <FailureBar failure={failure} />
    </PartCard>
  );
}
