import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import type { ReviewSession } from './review-session.ts';

export type AskedAloudProps = { card: ReviewCard; session: ReviewSession; isTyped: boolean };

/** What screen readers announce about the current card; a typed answer's verdict is announced separately. */
export function AskedAloud({ card, session: { isShown, typed }, isTyped }: AskedAloudProps) {
  const { t } = useTranslation('flashcards');
  if (typed) return null;
  if (isShown) return t('review.answer-is', { text: card.back });
  return t('review.asked', { text: isTyped ? card.back : card.front });
}
