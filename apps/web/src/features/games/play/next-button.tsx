import type { Ref } from 'react';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

/** Whether a game goes on by itself after a right answer, and then to something other than its results. */
export const GoesOnContext = createContext(false);

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
  const isLeaving = goesOn && isRight;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => next(), seenMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <Button ref={ref} variant="primary" onClick={onNext}>
      {goesOn && isLast ? t('play.next') : text}
    </Button>
  );
}
