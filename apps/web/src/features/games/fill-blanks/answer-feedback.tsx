import { IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import type { FillBlanksAnswer, FillBlanksDetail, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { isDone } from '@wordgrove/games/fill-blanks';
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

/** What came of the last answer. Its room is kept, so that nothing jumps. */
export function AnswerFeedback({ item, answer, detail }: AnswerFeedbackProps) {
  const textOf = useFeedbackText();
  const last = answer.tries.at(-1);
  const shown = detail ?? (last ? { judged: last.judged, feedback: null, isDone: isDone(answer) } : null);
  const Icon = shown && icons[shown.judged];
  return (
    <div className={styles.feedback} data-judged={shown?.judged}>
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
