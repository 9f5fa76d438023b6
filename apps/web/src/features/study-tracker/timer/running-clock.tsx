import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { ClockRead } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { usePause, useResume, useStop } from '#features/study-tracker/api.ts';
import { clockText } from '#features/study-tracker/duration-text.ts';
import styles from '#features/study-tracker/study.module.css';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DiscardClock } from './discard-clock.tsx';
import { PhaseBell } from './phase-bell.tsx';
import { useRunningTitle } from './use-running-title.ts';

export type RunningClockProps = { timer: StudyTimer; read: ClockRead };

/** A running or paused clock, with the phase of a 25/5 clock. */
export function RunningClock({ timer, read }: RunningClockProps) {
  const { t } = useTranslation('study-tracker');
  const { done, failed } = useOutcomeToast();
  const duration = useDuration();
  const [pause, resume, stop] = [usePause(), useResume(), useStop()];
  const { id, version } = timer;
  const { state, phase, phaseLeft, studied } = read;
  const isRunning = state === 'running';
  const shown = clockText(phaseLeft ?? studied);
  useRunningTitle(isRunning ? shown : null);

  const handleStop = () =>
    stop.mutate(
      { id },
      { onSuccess: ({ seconds }) => done(t('clock.stopped', { time: duration(seconds) })), onError: failed },
    );
  return (
    <div className={styles.clock}>
      <p className={styles.marks}>
        <Badge tone="green">{t(`kinds.${timer.activity}`)}</Badge>
        {phaseLeft !== null && <Badge tone={phase === 'work' ? 'purple' : 'blue'}>{t(`clock.${phase}`)}</Badge>}
        {!isRunning && <Badge tone="yellow">{t('clock.paused')}</Badge>}
      </p>
      <p className={styles.time} role="timer" aria-label={t(phaseLeft === null ? 'clock.studied' : 'clock.left')}>
        {shown}
      </p>
      {phaseLeft !== null && <p className={styles.note}>{t('clock.so-far', { time: duration(studied) })}</p>}
      {state === 'over' && <p className={styles.note}>{t('clock.over')}</p>}
      {phaseLeft !== null && <PhaseBell phase={phase} isRunning={isRunning} />}
      <div className={styles.actions}>
        {isRunning && (
          <Button loading={pause.isPending} onClick={() => pause.mutate({ id, version }, { onError: failed })}>
            <IconPlayerPause size="1.125rem" aria-hidden="true" /> {t('clock.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate({ id, version }, { onError: failed })}>
            <IconPlayerPlay size="1.125rem" aria-hidden="true" /> {t('clock.resume')}
          </Button>
        )}
        <Button variant="primary" loading={stop.isPending} onClick={handleStop}>
          <IconPlayerStop size="1.125rem" aria-hidden="true" /> {t('clock.stop')}
        </Button>
        <DiscardClock id={id} />
      </div>
    </div>
  );
}
