import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { ClockRead } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePause, useResume, useStop } from './api.ts';
import { DiscardClock } from './forgotten-clock.tsx';
import styles from './study.module.css';

/** A running or paused clock, with the phase of a 25/5 clock. */
export function RunningClock({ timer, read }: { timer: StudyTimer; read: ClockRead }) {
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
      <p className={layout.row}>
        <Badge tone="green">{t(`kinds.${timer.activity}`)}</Badge>
        {phaseLeft !== null && <Badge tone={phase === 'work' ? 'purple' : 'blue'}>{t(`clock.${phase}`)}</Badge>}
        {!isRunning && <Badge tone="yellow">{t('clock.paused')}</Badge>}
      </p>
      <p className={styles.time} role="timer" aria-label={t(phaseLeft === null ? 'clock.studied' : 'clock.left')}>
        {shown}
      </p>
      {phaseLeft !== null && <p className={typography.note}>{t('clock.so-far', { time: duration(studied) })}</p>}
      {state === 'over' && <p className={typography.note}>{t('clock.over')}</p>}
      {phaseLeft !== null && <PhaseBell phase={phase} isRunning={isRunning} />}
      <div className={layout.row}>
        {isRunning && (
          <Button
            icon={IconPlayerPause}
            loading={pause.isPending}
            onClick={() => pause.mutate({ id, version }, { onError: failed })}
          >
            {t('clock.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button
            icon={IconPlayerPlay}
            loading={resume.isPending}
            onClick={() => resume.mutate({ id, version }, { onError: failed })}
          >
            {t('clock.resume')}
          </Button>
        )}
        <Button icon={IconPlayerStop} variant="primary" loading={stop.isPending} onClick={handleStop}>
          {t('clock.stop')}
        </Button>
        <DiscardClock id={id} />
      </div>
    </div>
  );
}

const between = ' · ';

/** Puts the running time in front of the tab's title, and removes it again. */
function useRunningTitle(time: string | null): void {
  const written = useRef('');
  useEffect(() => {
    // The page may have been given another title meanwhile.
    const plain = document.title.startsWith(written.current)
      ? document.title.slice(written.current.length)
      : document.title;
    written.current = time === null ? '' : `${time}${between}`;
    document.title = `${written.current}${plain}`;
  }, [time]);
  useEffect(
    () => () => {
      if (written.current && document.title.startsWith(written.current))
        document.title = document.title.slice(written.current.length);
    },
    [],
  );
}

const keptSound = 'studySound';

/** Says when to rest and when to continue; with a sound only for students who want it. */
function PhaseBell({ phase, isRunning }: { phase: 'work' | 'rest'; isRunning: boolean }) {
  const { t } = useTranslation('study-tracker');
  const [hasSound, setSound] = useState(() => readStored(keptSound) === 'on');
  const [said, setSaid] = useState('');
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (!isRunning) return;
    setSaid(t(phase === 'rest' ? 'clock.rest-now' : 'clock.work-now'));
    if (hasSound) ring();
  }, [phase, isRunning, hasSound, t]);
  const handleSound = (isOn: boolean) => {
    setSound(isOn);
    writeStored(keptSound, isOn ? 'on' : 'off');
    if (isOn) ring();
  };
  return (
    <>
      <SwitchField label={t('clock.sound')} checked={hasSound} onChange={({ target }) => handleSound(target.checked)} />
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

/** Two soft tones; silence where the browser has no audio or doesn't allow it. */
function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [place, pitch] of [660, 880].entries()) {
    const at = audio.currentTime + place * 0.25;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.15, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
  setTimeout(() => void audio.close().catch(() => undefined), 1500);
}

/** What a running clock shows: `5:07`, `1:05:07`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
