import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { useBoard } from './api.ts';
import { FailureBar, useFailure } from './failure-bar.tsx';
import { HowItGoes, TipList } from './how-it-goes.tsx';
import { ShortList } from './short-list.tsx';
import { useFirstTasks, useTaskActions } from './use-tasks.ts';

/** Today's tasks on the dashboard; opening it makes the day's first set. */
export function TodayCard() {
  const { t } = useTranslation('daily-tasks');
  const id = useId();
  const query = useBoard();
  const { failure, report } = useFailure();
  const actions = useTaskActions(report);
  const first = useFirstTasks(query.data, (error) => report('create', error));
  const board = query.data;
  return (
    <Card as="section" className={layout.stackSmall} aria-labelledby={id}>
      <div className={layout.ends}>
        <h2 id={id}>{t('card.title')}</h2>
        {board && board.total > 0 && (
          <span className={typography.figures}>{t('done-of', { done: board.completed, total: board.total })}</span>
        )}
      </div>
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
        <ShortList key={board.day} tasks={board.tasks} actions={actions}>
          <Link className={layout.link} to={paths.studentDailyTasks}>
            {t('menu.all')}
          </Link>
        </ShortList>
      )}
      <FailureBar failure={failure} />
    </Card>
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
