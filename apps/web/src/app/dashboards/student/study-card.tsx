import type { StudyToday } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { isClockForgotten } from './next-step.ts';
import styles from './student.module.css';

/** How long the student studied today, against the goal, with a link to the clock. */
export function StudyCard({ study }: { study: StudyToday }) {
  const { t } = useTranslation('dashboards');
  const inWords = useDuration();
  const { seconds, goal, timer } = study;
  const state = isClockForgotten(study) ? 'forgotten' : timer?.pausedAt === null ? 'running' : 'paused';
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-study">
      <h2 id="dashboard-study">{t('study.title')}</h2>
      <p className={seconds > 0 ? styles.figure : undefined}>
        {seconds > 0 ? t('study.today', { time: inWords(seconds) }) : t('study.nothing')}
      </p>
      {goal !== null && (
        <ProgressBar label={t('study.goal', { time: inWords(goal * 60) })} value={seconds} max={goal * 60} />
      )}
      {timer && <p className={styles.why}>{t(`study.${state}`)}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.studentStudyTracker}>{t(timer ? 'study.to-clock' : 'study.open')}</ButtonLink>
      </div>
    </Card>
  );
}
