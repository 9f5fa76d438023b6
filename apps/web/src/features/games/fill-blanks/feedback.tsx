import { IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import type { FillBlanksAnswer, FillBlanksDetail, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { isDone, isRight } from '@wordgrove/games/fill-blanks';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import { useInSight } from '#features/games/play/focus.ts';
import { NextButton } from '#features/games/play/next-button.tsx';
import { inSentences } from '#features/games/play/stage.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './fill-blanks.module.css';

const icons = { right: IconCheck, nearly: IconBulb, wrong: IconX } as const;

type AnswerFeedbackProps = {
  item: FillBlanksItem;
  /** All items of the round. */
  items: readonly FillBlanksItem[];
  /** Feedback on the last answer; null before one. */
  feedback: GapFeedback | null;
  /** How often this gap was answered on this screen; 0 after a refresh. */
  tries: number;
};

/** Feedback on a typed answer. Its space is kept, so that nothing moves when it appears. */
export function AnswerFeedback({ item, items, feedback, tries }: AnswerFeedbackProps) {
  const textOf = useFeedbackText();
  const part = useRef<HTMLDivElement>(null);
  useInSight(part, feedback && tries > 0 ? `${tries} ${feedback.judged}` : null);
  return (
    <SameRoom items={items} copy={LongestFeedback}>
      <div ref={part}>
        {feedback && (
          <Words tone={feedback.tone} text={textOf({ ...feedback, feedback: null }, item)} why={feedback.feedback} />
        )}
      </div>
    </SameRoom>
  );
}

function LongestFeedback({ item }: { item: FillBlanksItem }) {
  const [text = ''] = longestFirst(useFeedbackTexts(item));
  const [why = null] = longestFirst(Object.values(item.feedback));
  return <Words tone="wrong" text={text} why={why} />;
}

const longestFirst = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length);

function Words({ tone, text, why }: { tone: GapFeedback['tone']; text: string; why: string | null }) {
  const Icon = icons[tone];
  return (
    <div className={styles.feedback} data-tone={tone}>
      <Icon size="1.5rem" aria-hidden="true" />
      <div>
        <p>{text}</p>
        {why && (
          <p lang="en" className={styles.why}>
            {why}
          </p>
        )}
      </div>
    </div>
  );
}

type BankFeedbackProps = {
  item: FillBlanksItem;
  /** All items of the round. */
  items: readonly FillBlanksItem[];
  /** Feedback on the last answer; null before one. */
  feedback: GapFeedback | null;
  /** The button that moves on, now or leaving the gap for later. */
  next: ReactNode;
};

/** Feedback on a picked word, below the bank. Its space is kept, so that no word moves when it appears. */
export function BankFeedback({ items, ...shown }: BankFeedbackProps) {
  return (
    <SameRoom items={items} copy={LongestBankFeedback}>
      <ShownBankFeedback {...shown} />
    </SameRoom>
  );
}

/** Has the tone `task`, so that it isn't scrolled to. */
function LongestBankFeedback({ item }: { item: FillBlanksItem }) {
  const { t } = useTranslation('games-fill-blanks');
  const [title = ''] = longestFirst(useFeedbackTexts(item));
  const [why] = longestFirst(Object.values(item.feedback));
  return (
    <FeedbackBar tone="task" title={title}>
      {why && <p lang="en">{why}</p>}
      <NextButton isRight={false} isLast={false} text={t('next')} onNext={() => {}} />
    </FeedbackBar>
  );
}

function ShownBankFeedback({ item, feedback, next }: Omit<BankFeedbackProps, 'items'>) {
  const { t } = useTranslation('games-fill-blanks');
  const textOf = useFeedbackText();
  if (!feedback) {
    return (
      <FeedbackBar tone="task" title={t('pick')}>
        {next}
      </FeedbackBar>
    );
  }
  return (
    <FeedbackBar tone={feedback.tone} title={textOf({ ...feedback, feedback: null }, item)}>
      {feedback.feedback && <p lang="en">{feedback.feedback}</p>}
      {next}
    </FeedbackBar>
  );
}

/** The reply to an answer, in the reader's language, with any English note written for this very mistake. */
export function useFeedbackText(): (detail: FillBlanksDetail, item: FillBlanksItem) => string {
  const { t } = useTranslation('games-fill-blanks');
  return ({ judged, feedback, isDone: isOver }, { answers }) => {
    const word = answers[0] ?? '';
    if (judged === 'right' || judged === 'right-with-typo' || judged === 'synonym')
      return t(`judged.${judged}`, { word });
    const what = isOver ? t('solution', { word }) : `${t(`judged.${judged}`)} ${t('once-more')}`;
    return feedback ? inSentences([what, feedback]) : what;
  };
}

/** Every reply this gap's answers can get, except the notes written in English. */
function useFeedbackTexts(item: FillBlanksItem): readonly string[] {
  const textOf = useFeedbackText();
  const judged = ['right-with-typo', 'wrong-form', ...(item.synonyms.length > 0 ? ['synonym' as const] : [])] as const;
  return [
    ...judged.map((each) => textOf({ judged: each, feedback: null, isDone: false }, item)),
    textOf({ judged: 'wrong', feedback: null, isDone: true }, item),
  ];
}

type GapFeedback = FillBlanksDetail & { tone: 'right' | 'nearly' | 'wrong' };

/**
 * Feedback on the last answer to a gap.
 *
 * @param detail as judged on this screen; null before an answer, and after a refresh
 */
export function feedbackOf(answer: FillBlanksAnswer, detail: FillBlanksDetail | null): GapFeedback | null {
  const last = answer.tries.at(-1);
  const shown = detail ?? (last ? { judged: last.judged, feedback: null, isDone: isDone(answer) } : null);
  if (!shown) return null;
  return { ...shown, tone: isRight(shown.judged) ? 'right' : shown.judged === 'wrong' ? 'wrong' : 'nearly' };
}
