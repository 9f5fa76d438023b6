import { IconPlayerPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { RunMark } from './growing-line.tsx';
import styles from './play-head.module.css';
import type { Tried } from './tries.ts';

type PlayHeadProps = {
  /** The way out. */
  leave: ReactNode;
  /** How far it has come. */
  line: ReactNode;
  /** Null without a row to be seen. */
  tries: readonly Tried[] | null;
  isPaused: boolean;
  onPause: () => void;
  /** What else belongs there: a clock. */
  children?: ReactNode;
};

/** The slim head of a stage: the way out, how far it has come, and the pause, which brings the navigation back. */
export function PlayHead({ leave, line, tries, isPaused, onPause, children }: PlayHeadProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.head}>
      <div className={styles.leave}>{leave}</div>
      {line}
      {tries && <RunMark tries={tries} />}
      {children}
      <Button
        className={styles.round}
        icon={IconPlayerPause}
        aria-label={t('play.pause')}
        aria-keyshortcuts="Escape"
        disabled={isPaused}
        onClick={onPause}
      />
    </div>
  );
}

/** The text of a head's button, beside its icon; on a phone only for screen readers. */
export function HeadText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
