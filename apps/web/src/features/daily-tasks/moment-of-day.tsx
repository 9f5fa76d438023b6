import type { Moment } from '@wordgrove/contract/daily-tasks';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useAllowed } from '#platform/class-allows.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useBoard, useSeeMoment } from './api.ts';
import styles from './moment-of-day.module.css';

const MomentCard = lazyPart(() => import('./moment-card.tsx'), 'MomentCard', 'daily-tasks');

/**
 * What the student has just reached, such as a new level: one at most for each time that a screen is opened, and never
 * again. Nothing where a class has celebrations off.
 */
export function MomentOfDay() {
  const { data: board } = useBoard();
  const [hasBegun, setBegun] = useState(false);
  const next = board?.moment ?? null;
  if (next && !hasBegun) setBegun(true);
  return (
    // Here before anything is said in it, so that it is announced.
    <div role="status" className={styles.place}>
      {hasBegun && <ShownMoment next={next} />}
    </div>
  );
}

function ShownMoment({ next }: { next: Moment | null }) {
  const { celebrations, sound } = useAllowed();
  const { mutate } = useSeeMoment();
  const [shown, setShown] = useState<Moment | null>(null);
  const [isOver, setOver] = useState(false);
  if (celebrations && next && !shown) setShown(next);

  const see = useEffectEvent(({ kind, value }: Moment) => mutate({ kind, value }));
  useEffect(() => {
    if (shown) see(shown);
  }, [shown]);

  if (!shown || isOver) return null;
  return (
    <Suspense fallback={null}>
      <MomentCard moment={shown} isSoundAllowed={sound} onClose={() => setOver(true)} />
    </Suspense>
  );
}
