import type { ReadingBoard, ReadingItem, ReadingQuestion } from '@wordgrove/games/reading';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerOutcome } from '#features/games/play/answer-outcome.tsx';
import { ChoiceList } from '#features/games/play/choice-list.tsx';
import { ItemTask } from '#features/games/play/item-task.tsx';
import { Button } from '#ui/button.tsx';
import { QuestionFeedback } from './question-feedback.tsx';
import styles from './reading.module.css';
import { ReadingSpeed } from './reading-speed.tsx';
import type { ReadingStep } from './step-of.ts';

export type QuestionPaneProps = {
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
        <p className={styles.muted}>{t('number', { place, all: questions.length })}</p>
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
          <Button ref={nextRef} variant="primary" onClick={onNext}>
            {t(isLast ? 'to-results' : 'next')}
          </Button>
        )}
      </AnswerOutcome>
      <ReadingSpeed passage={passage} readMs={board.readMs} />
    </section>
  );
}
