import { IconArrowBackUp, IconArrowLeft, IconKeyboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutTime } from '#features/flashcards/about-time.tsx';
import { secondsLeft } from '#features/flashcards/time-left.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { LastAnswer } from './last-answer.tsx';
import styles from './review.module.css';
import type { ReviewSession } from './review-session.ts';
import { lastAnswer } from './review-session.ts';
import type { Review } from './use-review.ts';
import type { TypedMode } from './use-typed-mode.ts';

type ReviewHeadProps = { review: Review; typing: TypedMode; onLeave: () => void };

/** The way out, how far the sitting has come, and what was answered last, with its undoing. */
export function ReviewHead({ review, typing, onLeave }: ReviewHeadProps) {
  const { t } = useTranslation('flashcards');
  const { session, phase, isExtra, undo } = review;
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <Button
          variant="plain"
          className={styles.tool}
          aria-label={t('review.leave')}
          aria-keyshortcuts="Escape"
          onClick={onLeave}
        >
          <IconArrowLeft size="1.5rem" aria-hidden="true" />
        </Button>
        <SittingBar session={session} />
        <p className={styles.time}>
          {session.cards.length > 0 && <AboutTime seconds={secondsLeft(session.cards, session.turns)} />}
        </p>
      </div>
      <div className={styles.way}>
        {/* Shown from the start; otherwise everything beside it would move once there is something to undo. */}
        <Tool
          text={t('undo')}
          onClick={undo}
          disabled={!lastAnswer(session) || phase === 'loading'}
          aria-keyshortcuts="Z"
        >
          <IconArrowBackUp size="1.375rem" aria-hidden="true" />
        </Tool>
        <div className={styles.lastPlace}>
          <LastAnswer turn={session.turns.at(-1)} />
        </div>
        {isExtra && phase === 'asking' && <Badge tone="purple">{t('review.extra')}</Badge>}
        <Tool
          text={t('typed.switch')}
          role="switch"
          aria-checked={typing.isOn}
          onClick={() => typing.turn(!typing.isOn)}
        >
          <IconKeyboard size="1.375rem" aria-hidden="true" />
        </Tool>
      </div>
    </header>
  );
}

type ToolProps = { text: string; children: ReactNode } & Pick<
  Parameters<typeof Button>[0],
  'onClick' | 'disabled' | 'role' | 'aria-checked' | 'aria-keyshortcuts'
>;

/** A small tool beside the cards: a picture, which says in words what it is where there is room. */
function Tool({ text, children, ...rest }: ToolProps) {
  return (
    <Button variant="plain" className={styles.tool} aria-label={text} {...rest}>
      {children}
      <span className={styles.toolText} aria-hidden="true">
        {text}
      </span>
    </Button>
  );
}

/** How far the sitting has come. How many cards are left is only heard: time says more. */
function SittingBar({ session: { cards, turns, typed } }: { session: ReviewSession }) {
  const { t } = useTranslation('flashcards');
  const done = turns.length + (typed ? 1 : 0);
  const left = cards.length - (typed ? 1 : 0);
  return (
    <div className={styles.bar}>
      <ProgressBar
        label={t('review.title')}
        labelHidden
        value={done}
        max={Math.max(1, done + left)}
        text={t('review.left', { count: left })}
      />
    </div>
  );
}
