import type { Ref } from 'react';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { GoesOnContext } from './goes-on.ts';
import styles from './next-button.module.css';

/** Long enough to see that it was right, and what the word means. */
const seenMs = 1400;

type NextButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  /** Whether there is nothing to explain: a wrong answer waits with its reason. */
  isRight: boolean;
  isLast: boolean;
  text: string;
  onNext: () => void;
};

/** Leads on from an answered item, to the results after the last one. */
export function NextButton({ ref, isRight, isLast, text, onNext }: NextButtonProps) {
  const { t } = useTranslation('games');
  const goesOn = useContext(GoesOnContext);
  const next = useEffectEvent(onNext);
  const isLeaving = isRight && (goesOn === 'through' || (goesOn === 'to-results' && !isLast));
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => next(), seenMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <Button ref={ref} data-next variant="primary" className={styles.next} onClick={onNext}>
      {goesOn === 'through' && isLast ? t('play.next') : text}
    </Button>
  );
}
