import { IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import type { FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { useRef } from 'react';
import { useInSight } from '#features/games/play/use-in-sight.ts';
import { SameRoom } from '#ui/same-room.tsx';
import type { GapFeedback } from './feedback-of.ts';
import styles from './fill-blanks.module.css';
import { useFeedbackText, useFeedbackTexts } from './use-feedback-text.ts';

const icons = { right: IconCheck, nearly: IconBulb, wrong: IconX } as const;

export type AnswerFeedbackProps = {
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
