import { IconClock } from '@tabler/icons-react';
import type { RunningTest } from '@wordgrove/contract/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#features/games/play/play-clock.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './test.module.css';

/** Minutes left at which a screen reader says so. */
const saidAt = [5, 1];

type TimeLeftProps = Pick<RunningTest, 'now'> & { endsAt: string; onTimeUp: () => void };

/** How much time is left, by the server's clock: this device's may be wrong. */
export function TimeLeft({ now, endsAt, onTimeUp }: TimeLeftProps) {
  const { t } = useTranslation('games-test');
  // Runs from when the answer came; setting the device's clock changes nothing.
  const [came] = useState(() => performance.now());
  const leftNow = () => Math.max(0, Date.parse(endsAt) - Date.parse(now) - (performance.now() - came));
  const [left, setLeft] = useState(leftNow);
  const tick = useEffectEvent(() => {
    const next = leftNow();
    setLeft(next);
    if (next === 0) onTimeUp();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 500);
    return () => clearInterval(timer);
  }, []);
  const said = saidAt.find((minutes) => left <= minutes * 60_000 && left > (minutes - 0.5) * 60_000);
  return (
    <p className={styles.time} data-short={left < 60_000}>
      <IconClock size="1.25rem" aria-hidden="true" />
      <span>
        {t('time-left')} <strong>{clockText(left)}</strong>
      </span>
      <VisuallyHidden>
        <span role="status">{said === undefined ? '' : t('minutes-left', { count: said })}</span>
      </VisuallyHidden>
    </p>
  );
}
