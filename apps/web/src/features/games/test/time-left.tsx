import { IconClock } from '@tabler/icons-react';
import type { RunningTest } from '@wordgrove/contract/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#features/games/play/play-clock.ts';
import { useFormat } from '#platform/use-format.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './test.module.css';

/** Minutes left at which a screen reader says so. */
const saidAt = [5, 1];

type TimeLeftProps = Pick<RunningTest, 'now'> & { endsAt: string; onTimeUp: () => void };

/** How much time is left, by the server's clock: this device's may be wrong. */
export function TimeLeft({ now, endsAt, onTimeUp }: TimeLeftProps) {
  const { t } = useTranslation('games-test');
  // Runs from when the answer came; setting the device's clock changes nothing.
  const [came, setCame] = useState(() => ({ now, at: performance.now() }));
  if (came.now !== now) setCame({ now, at: performance.now() });
  const leftNow = () => Math.max(0, Date.parse(endsAt) - Date.parse(came.now) - (performance.now() - came.at));
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

/** Says so when the teacher has given more or less time while the test was open. */
export function NewEnd({ endsAt }: Pick<RunningTest, 'endsAt'>) {
  const { t } = useTranslation('games-test');
  const format = useFormat();
  const [last, setLast] = useState({ endsAt, isChanged: false });
  if (last.endsAt !== endsAt) setLast({ endsAt, isChanged: true });
  const { isChanged } = last;
  return (
    <p role="status" className={styles.changed}>
      {isChanged && (endsAt === null ? t('end-gone') : t('end-changed', { when: format.dateTime(endsAt) }))}
    </p>
  );
}
