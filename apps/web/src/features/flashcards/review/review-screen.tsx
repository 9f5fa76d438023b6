import type { ReviewCard } from '@wordgrove/contract/flashcards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { FailedState } from '#ui/load-failed.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RefusedNotice, WaitingNotice } from './answer-notices.tsx';
import { AskedCard } from './asked-card.tsx';
import { CardToCome } from './card-to-come.tsx';
import styles from './review.module.css';
import { ReviewHead } from './review-head.tsx';
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

/** The review: one card after the other, and a summary at the end. */
export function ReviewScreen({ studentId, deckId, words, onLeave, children }: ReviewScreenProps) {
  const { t } = useTranslation('flashcards');
  const { errorText } = useErrorText();
  const typing = useTypedMode();
  const review = useReview(studentId, { deckId, words }, typing.isOn);
  const { session, phase } = review;
  useReviewKeys({
    ...review,
    isAsking: phase === 'asking' && !typing.isOn,
    isShown: session.isShown,
    undo: lastAnswer(session) ? review.undo : null,
    leave: phase === 'end' ? undefined : onLeave,
  });
  const [card] = session.cards;
  return (
    <div className={styles.stage} data-full-stage={phase === 'asking' || phase === 'loading' ? '' : undefined}>
      <VisuallyHidden>
        <h1>{t('review.title')}</h1>
      </VisuallyHidden>
      {phase !== 'end' && <ReviewHead review={review} typing={typing} onLeave={onLeave} />}
      {children}
      <VisuallyHidden>
        <span role="status">{card && <AskedAloud card={card} session={session} isTyped={typing.isOn} />}</span>
      </VisuallyHidden>
      <WaitingNotice studentId={studentId} />
      <RefusedNotice studentId={studentId} />
      {phase === 'loading' && <CardToCome />}
      {phase === 'failed' && (
        <FailedState title={t('review.failed')} text={errorText(review.error)} onRetry={review.goOn} />
      )}
      {card && <CardOfReview key={`${session.turns.length} ${card.id}`} card={card} review={review} typing={typing} />}
      {phase === 'end' && <SessionEnd review={review} isOfGrove={words !== null} onLeave={onLeave} />}
    </div>
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
