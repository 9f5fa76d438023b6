import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { AskedCard } from './asked-card.tsx';
import { TypedCard } from './typed-card.tsx';
import { TypedFeedback } from './typed-feedback.tsx';
import type { Review } from './use-review.ts';
import type { TypedMode } from './use-typed-mode.ts';

export type CardOfReviewProps = { card: ReviewCard; review: Review; typing: TypedMode };

/** The current card, in the student's way of answering. */
export function CardOfReview({ card, review, typing: { isOn, judge } }: CardOfReviewProps) {
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
