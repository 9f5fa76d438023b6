import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBoard } from './api.ts';
import { FailureBar, useFailure } from './failure-bar.tsx';
import { HowItGoes, TipList } from './how-it-goes.tsx';
import { ShortList } from './short-list.tsx';
import { useFirstTasks, useTaskActions } from './use-tasks.ts';

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
        <Skeleton shape="ringed" count={4} label={t('loading')} />
      )}
      {board?.total === 0 && !first.isMaking && (
        <div className={layout.ends}>
          <p>{t('empty.title')}</p>
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
          <ShortList key={board.day} tasks={board.tasks} actions={actions} />
        </>
      )}
      <FailureBar failure={failure} />
    </PartCard>
  );
}

/** The week and tips on the dashboard, once they have loaded. */
export function TodaySide() {
  const { data: board } = useBoard();
  if (!board) return null;
  return (
    <>
      <HowItGoes board={board} isOnDashboard />
      <TipList tips={board.tips} />
    </>
  );
}
