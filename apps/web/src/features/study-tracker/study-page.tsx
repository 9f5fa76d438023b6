import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Board } from './api.ts';
import { useBoard, useSetGoal } from './api.ts';
import { SessionsPart } from './sessions-part.tsx';
import styles from './study.module.css';
import { TimerPart } from './timer-part.tsx';
import { WeekPart } from './week-part.tsx';
import { YearPart } from './year-part.tsx';

/** How long a student studies: the clock, the day's goal, and the results. */
export function StudyPage() {
  const { t } = useTranslation('study-tracker');
  const board = useBoard();
  if (!board.data) {
    return (
      <>
        <PageHeader title={t('title')} lead={t('lead')} />
        <NotLoaded query={board} failed={t('failed')} loading={t('loading')} shape="card" count={3} />
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
        <SessionsPart today={board.data.day} />
        <div className={styles.whole}>
          <YearPart board={board.data} />
        </div>
      </div>
    </>
  );
}

const choices = [10, 15, 20, 30, 45, 60, 90, 120];

/** How much of today's goal is done, and what the goal is. */
function GoalPart({ board }: { board: Board }) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { done, failed } = useOutcomeToast();
  const setGoal = useSetGoal();
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const goal = wanted === undefined ? board.goal : wanted;
  const studied = board.days.find(({ day }) => day === board.day)?.seconds ?? 0;
  const options = [...new Set([...choices, ...(goal === null ? [] : [goal])])].sort((one, other) => one - other);

  const handleChoose = (value: string) => {
    const minutes = value === '' ? null : Number(value);
    setWanted(minutes);
    setGoal.mutate(
      { minutes },
      { onSuccess: () => done(t('saved')), onError: failed, onSettled: () => setWanted(undefined) },
    );
  };
  const today = t('goal.today', { time: duration(studied) });
  return (
    <PartCard title={today}>
      {goal !== null && (
        <ProgressBar
          label={t(studied >= goal * 60 ? 'goal.reached' : 'goal.label')}
          value={Math.min(studied, goal * 60)}
          max={goal * 60}
          text={t('goal.of', { time: duration(studied), goal: duration(goal * 60) })}
          tone={studied >= goal * 60 ? 'green' : 'blue'}
        />
      )}
      <SelectField
        label={t('goal.choose')}
        options={[
          { value: '', label: t('goal.none') },
          ...options.map((minutes) => ({ value: String(minutes), label: duration(minutes * 60) })),
        ]}
        value={goal === null ? '' : String(goal)}
        onChange={({ target }) => handleChoose(target.value)}
      />
    </PartCard>
  );
}
