import { useTranslation } from 'react-i18next';
import { Verdict } from '#features/games/play/verdict.tsx';
import styles from './reading.module.css';
import type { ReadingStep } from './step-of.ts';

export type QuestionFeedbackProps = {
  isRight: boolean;
  answer: string;
  step: ReadingStep;
  marked: number | null;
  proof: { number: number; text: string };
};

/** Feedback on the answer and, once the question is done, the sentence that proves it. */
export function QuestionFeedback({ isRight, answer, step, marked, proof }: QuestionFeedbackProps) {
  const { t } = useTranslation('games-reading');
  const isProved = marked === proof.number;
  const proofText = isProved ? 'proved' : marked === null ? 'proof-is' : 'proof-is-other';
  return (
    <>
      <Verdict isRight={isRight}>{isRight ? t('right') : t('wrong-is', { answer })}</Verdict>
      <p>{t(step === 'mark' ? 'mark-task' : proofText)}</p>
      {step === 'done' && (
        <blockquote className={styles.quote} lang="en">
          {proof.text}
        </blockquote>
      )}
    </>
  );
}
