import { IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import type { FillBlanksAnswer, FillBlanksDetail, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { isDone } from '@wordgrove/games/fill-blanks';
import { useRef } from 'react';
import { useInSight } from '#features/games/play/use-in-sight.ts';
import styles from './fill-blanks.module.css';
import { useFeedbackText } from './use-feedback-text.ts';

export type AnswerFeedbackProps = {
  item: FillBlanksItem;
  answer: FillBlanksAnswer;
  /** What the last answer on this screen came to; null before one, and after a refresh. */
  detail: FillBlanksDetail | null;
};

const icons = {
  right: IconCheck,
  'right-with-typo': IconCheck,
  'wrong-form': IconBulb,
  synonym: IconBulb,
  wrong: IconX,
} as const;

/** What came of the last answer. */
export function AnswerFeedback({ item, answer, detail }: AnswerFeedbackProps) {
  const textOf = useFeedbackText();
  const feedback = useRef<HTMLDivElement>(null);
  const last = answer.tries.at(-1);
  const shown = detail ?? (last ? { judged: last.judged, feedback: null, isDone: isDone(answer) } : null);
  const Icon = shown && icons[shown.judged];
  useInSight(feedback, detail && `${answer.tries.length} ${detail.judged}`);
  return (
    <div ref={feedback} className={styles.feedback} data-judged={shown?.judged}>
      {shown && Icon && (
        <>
          <Icon size={24} aria-hidden="true" />
          <div>
            <p>{textOf({ ...shown, feedback: null }, item)}</p>
            {shown.feedback && (
              <p lang="en" className={styles.why}>
                {shown.feedback}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}
