import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReviewCard } from '@wordgrove/contract/flashcards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import { FailedState } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RefusedNotice, WaitingNotice } from './answer-notices.tsx';
import { AskedCard } from './asked-card.tsx';
import styles from './review.module.css';
import type { ReviewSession } from './review-session.ts';
import { lastAnswer } from './review-session.ts';
import { SessionEnd } from './session-end.tsx';
import { TypedCard } from './typed-card.tsx';
import { TypedFeedback } from './typed-feedback.tsx';
import type { Review } from './use-review.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import type { TypedMode } from './use-typed-mode.ts';
import { useTypedMode } from './use-typed-mode.ts';

type ReviewScreenProps = {
  studentId: string;
  deckId: string | undefined;
  /** Plants to water: these words, and no others. */
  words: readonly string[] | null;
  onLeave: () => void;
  /** What the cards are reviewed for. */
  children?: ReactNode;
};

/** Keeps the line under the heading while there is nothing to count. */
const noWords = '\u00a0';

/** The review: one card after the other, and a summary at the end. */
export function ReviewScreen({ studentId, deckId, words, onLeave, children }: ReviewScreenProps) {
  const { t } = useTranslation('flashcards');
  const { errorText } = useErrorText();
  const typing = useTypedMode();
  const review = useReview(studentId, { deckId, words }, typing.isOn);
  const { session, phase, isExtra } = review;
  useReviewKeys({
    ...review,
    isAsking: phase === 'asking' && !typing.isOn,
    isShown: session.isShown,
    undo: lastAnswer(session) ? review.undo : null,
  });
  const [card] = session.cards;
  const leave = (
    <>
      {/* Shown from the start; otherwise everything below would move once there is something to undo. */}
      <Button onClick={review.undo} disabled={!lastAnswer(session) || phase === 'loading'} aria-keyshortcuts="Z">
        <IconArrowBackUp size="1.25rem" aria-hidden="true" />
        {t('undo')}
      </Button>
      <Button onClick={onLeave}>{t('review.leave')}</Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t('review.title')}
        lead={card ? t('review.left', { count: session.cards.length }) : noWords}
        actions={leave}
      />
      <div className={styles.screen}>
        {children}
        <VisuallyHidden>
          <span role="status">{card && <AskedAloud card={card} session={session} isTyped={typing.isOn} />}</span>
        </VisuallyHidden>
        <WaitingNotice studentId={studentId} />
        <RefusedNotice studentId={studentId} />
        {isExtra && phase === 'asking' && (
          <p>
            <Badge tone="purple">{t('review.extra')}</Badge> {t('review.extra-text')}
          </p>
        )}
        {phase === 'loading' && <Skeleton shape="card" label={t('review.loading')} />}
        {phase === 'failed' && (
          <FailedState title={t('review.failed')} text={errorText(review.error)} onRetry={review.goOn} />
        )}
        {(card || phase === 'loading') && (
          <SwitchField
            label={t('typed.switch')}
            checked={typing.isOn}
            onChange={({ target }) => typing.turn(target.checked)}
          />
        )}
        {card && (
          <CardOfReview key={`${session.turns.length} ${card.id}`} card={card} review={review} typing={typing} />
        )}
        {phase === 'end' && <SessionEnd review={review} isOfGrove={words !== null} onLeave={onLeave} />}
      </div>
    </>
  );
}

type CardOfReviewProps = { card: ReviewCard; review: Review; typing: TypedMode };

/** The current card, in the student's way of answering. */
function CardOfReview({ card, review, typing: { isOn, judge } }: CardOfReviewProps) {
  const { session, answer, next, show, grade } = review;
  if (session.typed) return <TypedFeedback card={card} typed={session.typed} onNext={next} />;
  if (!isOn || session.isShown) {
    return <AskedCard card={card} isShown={session.isShown} onShow={show} onGrade={grade} />;
  }
  const handleAnswer = (given: string) => {
    const fronts = session.cards.map(({ front }) => front);
    if (judge) answer(given, judge(card.front, given, fronts));
  };
  return <TypedCard card={card} isReady={judge !== undefined} onAnswer={handleAnswer} />;
}

type AskedAloudProps = { card: ReviewCard; session: ReviewSession; isTyped: boolean };

/** What screen readers announce about the current card; a typed answer's verdict is announced separately. */
function AskedAloud({ card, session: { isShown, typed }, isTyped }: AskedAloudProps) {
  const { t } = useTranslation('flashcards');
  if (typed) return null;
  if (isShown) return t('review.answer-is', { text: card.back });
  return t('review.asked', { text: isTyped ? card.back : card.front });
}
