import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from './clock-text.ts';
import type { PlayClock } from './play-clock.ts';
import styles from './play-frame.module.css';

export type PlayTimerProps = {
  clock: PlayClock;
  /** Counts down from it, or up without one. */
  limitMs: number | null;
  onTimeUp: () => void;
};

/** The time that has passed or is left. It isn't announced automatically: screen reader users ask for it. */
export function PlayTimer({ clock, limitMs, onTimeUp }: PlayTimerProps) {
  const { t } = useTranslation('games');
  const [passed, setPassed] = useState(clock.now);
  const latest = useRef({ clock, onTimeUp });
  latest.current = { clock, onTimeUp };

  useEffect(() => {
    const timer = setInterval(() => {
      const now = latest.current.clock.now();
      setPassed(now);
      if (limitMs !== null && now >= limitMs) latest.current.onTimeUp();
    }, 250);
    return () => clearInterval(timer);
  }, [limitMs]);

  const shown = limitMs === null ? passed : Math.max(0, limitMs - passed);
  return (
    <p className={styles.timer}>
      <IconClock size="1.25rem" aria-hidden="true" />
      <span>
        {t(limitMs === null ? 'play.time' : 'play.time-left')} <strong>{clockText(shown)}</strong>
      </span>
    </p>
  );
}
