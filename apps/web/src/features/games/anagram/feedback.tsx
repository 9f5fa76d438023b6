import type { AnagramItem } from '@wordgrove/games/anagram';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import { Explained, KeysHint } from '#features/games/play/item-parts.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import type { Said } from './use-arrangement.ts';
import { sentenceOf } from './use-arrangement.ts';

type FeedbackProps = {
  item: AnagramItem;
  /** All items of the round. */
  items: readonly AnagramItem[];
  said: Said | null;
  isDone: boolean;
  isLast: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onNext: () => void;
};

/** The verdict on the last try; for a solved word its meaning, and the 'Next' button. */
export function Feedback({ items, ...shown }: FeedbackProps) {
  return (
    <SameRoom items={items} copy={LongestFeedback}>
      <ShownFeedback {...shown} />
    </SameRoom>
  );
}

/** Has the tone `task`, so that it isn't scrolled to. */
function LongestFeedback({ item }: { item: AnagramItem }) {
  const { t } = useTranslation('games-anagram');
  return (
    <FeedbackBar tone="task" title={t('right')}>
      <Explained word={item.written} {...item} />
      <NextButton isRight={false} isLast={false} text={t('to-results')} onNext={() => {}} />
    </FeedbackBar>
  );
}

type ShownFeedbackProps = Omit<FeedbackProps, 'items'>;

function ShownFeedback({ item, said, isDone, isLast, buttonRef, onNext }: ShownFeedbackProps) {
  const { t } = useTranslation('games-anagram');
  if (isDone) {
    return (
      <FeedbackBar tone="right" title={t('right')}>
        <Explained word={item.written} {...item} />
        <NextButton ref={buttonRef} isRight isLast={isLast} text={t(isLast ? 'to-results' : 'next')} onNext={onNext} />
      </FeedbackBar>
    );
  }
  if (!said) {
    return (
      <FeedbackBar tone="task" title={t('task')}>
        <KeysHint>{t('keys')}</KeysHint>
      </FeedbackBar>
    );
  }
  return (
    <FeedbackBar tone={said.tone} title={sentenceOf(said, t)}>
      <p>
        {t('yours')} <span lang="en">{said.made}</span>
      </p>
    </FeedbackBar>
  );
}
