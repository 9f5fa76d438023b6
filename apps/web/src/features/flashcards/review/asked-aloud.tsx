import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import type { ReviewSession } from './review-session.ts';

export type AskedAloudProps = { card: ReviewCard; session: ReviewSession; isTyped: boolean };

/** What a screen reader hears of the card that is asked; how a typed answer was judged says itself. */
export function AskedAloud({ card, session: { isShown, typed }, isTyped }: AskedAloudProps) {
  const { t } = useTranslation('flashcards');
  if (typed) return null;
  if (isShown) return t('review.answer-is', { text: card.back });
  return t('review.asked', { text: isTyped ? card.back : card.front });
}
