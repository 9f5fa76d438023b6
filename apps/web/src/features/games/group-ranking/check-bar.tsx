import { IconConfetti } from '@tabler/icons-react';
import type { Checked, ItemBoard } from '@wordgrove/games/group-ranking';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusWhenDone, useInSight } from '#features/games/play/focus.ts';
import { NextButton } from '#features/games/play/next-button.tsx';
import { Button } from '#ui/button.tsx';
import typography from '#ui/typography.module.css';
import styles from './group-ranking.module.css';

type CheckBarProps = {
  /** Number of checks so far. */
  tries: number;
  /** What the last check found; empty before the first one. */
  feedback: string;
  /** How much was right at the last check, of how much. */
  found: { right: number; of: number };
  /** What is left to do before a check; empty when it can be checked. */
  missing: string;
  isDone: boolean;
  isLast: boolean;
  onCheck: () => void;
  onNext: () => void;
};

/**
 * 'Check', what it found, and 'Next' when there is nothing left to try. Its space is kept, so that nothing jumps; on a
 * phone its buttons stay at the bottom of the screen.
 */
export function CheckBar({ tries, feedback, found, missing, isDone, isLast, onCheck, onNext }: CheckBarProps) {
  const { right, of } = found;
  const { t } = useTranslation('games-group-ranking');
  const said = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A continued play starts where the page starts.
  const triesBefore = useRef(tries);
  const tone = right === of ? 'right' : right > 0 ? 'nearly' : 'wrong';
  useFocusWhenDone(next, isDone);
  useInSight(said, tries === triesBefore.current ? null : String(tries));

  return (
    <div className={styles.bar}>
      <p ref={said} className={styles.feedback} data-tone={tone}>
        <span>{feedback}</span>
        {feedback && tone === 'right' && <IconConfetti size="1.625rem" aria-hidden="true" />}
      </p>
      <div className={styles.actions}>
        {isDone ? (
          <NextButton
            ref={next}
            isRight={tone === 'right'}
            isLast={isLast}
            text={t(isLast ? 'to-results' : 'next')}
            onNext={onNext}
          />
        ) : (
          <Button data-check variant="primary" disabled={missing !== ''} onClick={onCheck}>
            {t('check')}
          </Button>
        )}
        {!isDone && <p className={typography.muted}>{missing}</p>}
      </div>
    </div>
  );
}

/** The number of a place, which is also the key that moves something there. */
export function Key({ place, ...hidden }: { place: number; 'aria-hidden'?: 'true' }) {
  return (
    <span className={styles.key} {...hidden}>
      {place + 1}
    </span>
  );
}

/** Props shared by sets to sort and scales to rank. */
export type ItemProps<Item> = {
  item: Item;
  board: ItemBoard;
  isDone: boolean;
  isLast: boolean;
  /** Returns false when it isn't possible. */
  onPut: (thing: string, to: number | null) => boolean;
  onCheck: () => Checked;
  onNext: () => void;
  announce: (text: string) => void;
};
