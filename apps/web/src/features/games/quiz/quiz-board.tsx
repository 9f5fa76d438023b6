import type { QuizBoard as Board, QuizItem, QuizMove, QuizRound } from '@wordgrove/games/quiz';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerOutcome } from '#features/games/play/answer-outcome.tsx';
import type { BoardProps } from '#features/games/play/board-props.ts';
import { ChoiceList } from '#features/games/play/choice-list.tsx';
import { OutcomeWords } from '#features/games/play/outcome-words.tsx';
import { Button } from '#ui/button.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './quiz.module.css';
import { QuizPrompt } from './quiz-prompt.tsx';

type Props = BoardProps<QuizRound, Board, QuizMove, { right: number; comesBack: boolean }>;

/** The question that was just answered stays until 'Next', with its explanation. */
type Answered = { item: QuizItem; choice: number; comesBack: boolean };

/** One question after the other; keys 1 to 4 answer. */
export function QuizBoard({ round, board, onMove, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-quiz');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const asked = answered?.item ?? round.items.find(({ id }) => id === board.queue[0]);
  const isAgain = asked !== undefined && (board.choices[asked.id]?.length ?? 0) > (answered ? 1 : 0);

  useEffect(() => {
    if (answered) next.current?.focus();
  }, [answered]);

  if (!asked) return null;
  const place = round.items.indexOf(asked) + 1;

  const handleChoose = (choice: number) => {
    const verdict = onMove({ item: asked.id, choice });
    if (!verdict) return;
    const { comesBack } = verdict.detail;
    const isRight = verdict.outcome === 'right';
    setAnswered({ item: asked, choice, comesBack });
    const answer = asked.options[asked.right] ?? '';
    announce(`${isRight ? t('right') : t('wrong-is', { answer })} ${asked.why}`);
  };
  const handleNext = () => {
    setAnswered(null);
    announce('');
    if (board.queue.length === 0) onDone();
    else question.current?.focus();
  };

  return (
    <section className={styles.question} aria-labelledby="quiz-question">
      <QuizPrompt
        items={round.items}
        item={answered?.item.filled ? { ...asked, prompt: answered.item.filled } : asked}
        number={t(isAgain ? 'again' : 'number', { place, all: round.items.length })}
        headingRef={question}
        canHear={canHear}
        say={say}
      />
      <ChoiceList
        key={`${asked.id}${isAgain}`}
        options={asked.options}
        right={asked.right}
        choice={answered?.choice ?? null}
        onChoose={handleChoose}
        wide
      />
      <AnswerOutcome isPinned={answered !== null}>
        <SameRoom items={round.items} copy={LongestOutcome}>
          {answered && <Outcome {...answered} />}
        </SameRoom>
        {answered && (
          <Button ref={next} variant="primary" onClick={handleNext}>
            {t(board.queue.length === 0 ? 'to-results' : 'next')}
          </Button>
        )}
      </AnswerOutcome>
    </section>
  );
}

function LongestOutcome({ item }: { item: QuizItem }) {
  return <Outcome item={item} choice={-1} comesBack />;
}

function Outcome({ item: { options, right, why }, choice, comesBack }: Answered) {
  const { t } = useTranslation('games-quiz');
  const isRight = choice === right;
  const verdict = isRight ? t('right') : t('wrong-is', { answer: options[right] ?? '' });
  return (
    <OutcomeWords isRight={isRight} verdict={verdict} why={why}>
      {comesBack && <p className={styles.note}>{t('comes-back')}</p>}
    </OutcomeWords>
  );
}
