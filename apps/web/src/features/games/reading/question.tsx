import type { ReadingBoard, ReadingItem, ReadingQuestion } from '@wordgrove/games/reading';
import { wordsIn } from '@wordgrove/games/reading';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '#features/games/play/choice-list.tsx';
import { ItemTask } from '#features/games/play/item-parts.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import { AnswerOutcome, Verdict } from '#features/games/play/outcome.tsx';
import { Button } from '#ui/button.tsx';
import typography from '#ui/typography.module.css';
import styles from './reading.module.css';

type QuestionPaneProps = {
  passage: ReadingItem;
  question: ReadingQuestion;
  board: ReadingBoard;
  step: ReadingStep;
  isLast: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  nextRef: Ref<HTMLButtonElement>;
  onChoose: (choice: number) => void;
  onNext: () => void;
  onToText: () => void;
};

/** One question about the passage. */
export function QuestionPane(props: QuestionPaneProps) {
  const { passage, question, board, step, isLast, headingRef, nextRef, onChoose, onNext, onToText } = props;
  const { t } = useTranslation('games-reading');
  const { id, kind, options, right, proof } = question;
  const { questions, paragraphs } = passage;
  const place = questions.findIndex((each) => each.id === id) + 1;
  const choice = board.choices[id] ?? null;
  return (
    <section className={styles.question} aria-labelledby="reading-question">
      <div className={styles.top}>
        <p className={typography.figures}>{t('number', { place, all: questions.length })}</p>
        <Button className={styles.jump} variant="plain" onClick={onToText}>
          {t('to-text')}
        </Button>
      </div>
      <h2 id="reading-question" ref={headingRef} tabIndex={-1} className={styles.asked}>
        <ItemTask>{t(`kinds.${kind}`)}</ItemTask> <span lang="en">{question.question}</span>
      </h2>
      <ChoiceList key={id} options={options} right={right} choice={choice} onChoose={onChoose} />
      <AnswerOutcome isLong>
        {choice !== null && (
          <QuestionFeedback
            isRight={choice === right}
            answer={options[right] ?? ''}
            step={step}
            marked={board.marks[id] ?? null}
            proof={{ number: proof, text: paragraphs.flat()[proof] ?? '' }}
          />
        )}
        {step === 'done' && (
          // The proof is still to be read, so it waits.
          <NextButton
            ref={nextRef}
            isRight={false}
            isLast={isLast}
            text={t(isLast ? 'to-results' : 'next')}
            onNext={onNext}
          />
        )}
      </AnswerOutcome>
      <ReadingSpeed passage={passage} readMs={board.readMs} />
    </section>
  );
}

type QuestionFeedbackProps = {
  isRight: boolean;
  answer: string;
  step: ReadingStep;
  marked: number | null;
  proof: { number: number; text: string };
};

/** Feedback on the answer and, once the question is done, the sentence that proves it. */
function QuestionFeedback({ isRight, answer, step, marked, proof }: QuestionFeedbackProps) {
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

/** Words per minute, for the reader only: computed here and sent nowhere. */
function ReadingSpeed({ passage, readMs }: { passage: ReadingItem; readMs: number | null }) {
  const { t } = useTranslation('games-reading');
  const count = readMs === null ? null : wordsPerMinute(wordsIn(passage), readMs);
  return count === null ? null : <p className={typography.figures}>{t('speed', { count })}</p>;
}

const minuteMs = 60_000;

/** Nobody reads a text to the end faster than this. */
const fastest = 600;

/** How fast a text was read, in whole words per minute; null when that is implausible. */
export function wordsPerMinute(words: number, ms: number): number | null {
  const speed = Math.round((words * minuteMs) / Math.max(ms, 1));
  return speed > fastest ? null : speed;
}

/**
 * `read`: the passage alone. `answer`: the question is open. `mark`: the reader looks for its proof. `done`: everything
 * is shown.
 */
type ReadingStep = 'read' | 'answer' | 'mark' | 'done';

export function stepOf({ id, right }: ReadingQuestion, { readMs, choices, marks }: ReadingBoard): ReadingStep {
  const choice = choices[id];
  if (readMs === null) return 'read';
  if (choice === undefined) return 'answer';
  return choice === right && marks[id] === undefined ? 'mark' : 'done';
}
