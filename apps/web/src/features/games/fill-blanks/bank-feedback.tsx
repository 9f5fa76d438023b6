import type { FillBlanksItem } from '@wordgrove/games/fill-blanks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import type { GapFeedback } from './feedback-of.ts';
import { useFeedbackText } from './use-feedback-text.ts';

export type BankFeedbackProps = {
  item: FillBlanksItem;
  /** Feedback on the last answer; null before one. */
  feedback: GapFeedback | null;
  /** The button that moves on, now or leaving the gap for later. */
  next: ReactNode;
};

/** Feedback on a picked word, in view below a bank that may be longer than the screen. */
export function BankFeedback({ item, feedback, next }: BankFeedbackProps) {
  const { t } = useTranslation('games-fill-blanks');
  const textOf = useFeedbackText();
  if (!feedback) return <FeedbackBar tone="task" title={t('pick')} isSticky />;
  return (
    <FeedbackBar tone={feedback.tone} title={textOf({ ...feedback, feedback: null }, item)} isSticky>
      {feedback.feedback && <p lang="en">{feedback.feedback}</p>}
      {next}
    </FeedbackBar>
  );
}
