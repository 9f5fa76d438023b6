import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBoard } from './api.ts';
import { GoalPart } from './days/goal-part.tsx';
import { WeekPart } from './days/week-part.tsx';
import { YearPart } from './days/year-part.tsx';
import { SessionsPart } from './sessions/sessions-part.tsx';
import styles from './study.module.css';
import { TimerPart } from './timer/timer-part.tsx';

/** How long a student studies: the clock, the day's goal, and the results. */
export function StudyPage() {
  const { t } = useTranslation('study-tracker');
  const board = useBoard();
  if (!board.data) {
    return (
      <>
        <PageHeader title={t('title')} lead={t('lead')} />
        {board.isError ? (
          <LoadFailed title={t('failed')} query={board} />
        ) : (
          <Skeleton shape="card" count={3} label={t('loading')} />
        )}
      </>
    );
  }
  // How far the server's clock is ahead of this device's.
  const ahead = Date.parse(board.data.now) - board.dataUpdatedAt;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        <TimerPart timer={board.data.timer} ahead={ahead} />
        <GoalPart board={board.data} />
        <WeekPart board={board.data} />
        <YearPart board={board.data} />
        <SessionsPart today={board.data.day} />
      </div>
    </>
  );
}
