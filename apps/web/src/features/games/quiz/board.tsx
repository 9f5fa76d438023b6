import type { QuizBoard as Board, QuizItem, QuizMove, QuizRound } from '@wordgrove/games/quiz';
import { askedIn, lastAsked, quiz } from '@wordgrove/games/quiz';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '#features/games/play/choice-list.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import { AnswerOutcome, OutcomeWords } from '#features/games/play/outcome.tsx';
import { stageOf } from '#features/games/play/stage.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { SameRoom } from '#ui/same-room.tsx';
import typography from '#ui/typography.module.css';
import { Prompt } from './prompt.tsx';

type Props = BoardProps<QuizRound, Board, QuizMove, { right: number; comesBack: boolean }>;

/** One question after the other; keys 1 to 4 answer. An answered question stays, with its explanation, until 'Next'. */
export function QuizBoard({ round, board, onMove, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-quiz');
  const [keptId, setKeptId] = useState<string | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const asked = askedIn(round, board);
  // A play left after its last answer comes back with nothing to do but to go on to the results.
  const shown = round.items.find(({ id }) => id === keptId) ?? asked ?? lastAsked(round, board);
  const choices = (shown && board.choices[shown.id]) ?? [];
  const isAnswered = keptId !== null || !asked;
  const choice = isAnswered ? (choices.at(-1) ?? null) : null;
  const isAgain = choices.length > (isAnswered ? 1 : 0);

  useEffect(() => {
    if (keptId !== null) next.current?.focus();
  }, [keptId]);

  if (!shown) return null;
  const place = round.items.indexOf(shown) + 1;

  const handleChoose = (chosen: number) => {
    const verdict = onMove({ item: shown.id, choice: chosen });
    if (!verdict) return;
    setKeptId(shown.id);
    const answer = shown.options[shown.right] ?? '';
    announce(verdict.outcome === 'right' ? t('right') : t('wrong-is', { answer }), shown.why);
  };
  const handleNext = () => {
    announce('');
    if (!asked) return onDone();
    setKeptId(null);
    question.current?.focus();
  };

  return (
    <section className={stage.item} aria-labelledby="quiz-question">
      <Prompt
        items={round.items}
        item={isAnswered && shown.filled ? { ...shown, prompt: shown.filled } : shown}
        number={t(isAgain ? 'again' : 'number', { place, all: round.items.length })}
        headingRef={question}
        canHear={canHear}
        say={say}
      />
      <ChoiceList
        key={`${shown.id}${isAgain}`}
        options={shown.options}
        right={shown.right}
        choice={choice}
        onChoose={handleChoose}
        look="wide"
      />
      <AnswerOutcome isPinned={choice !== null}>
        <SameRoom items={round.items} copy={LongestOutcome}>
          {choice !== null && <Outcome item={shown} choice={choice} comesBack={!isAgain && choice !== shown.right} />}
        </SameRoom>
        {choice !== null && (
          <NextButton
            ref={next}
            isRight={choice === shown.right}
            isLast={!asked}
            text={t(asked ? 'next' : 'to-results')}
            onNext={handleNext}
          />
        )}
      </AnswerOutcome>
    </section>
  );
}

function LongestOutcome({ item }: { item: QuizItem }) {
  return <Outcome item={item} choice={-1} comesBack />;
}

type OutcomeProps = { item: QuizItem; choice: number; comesBack: boolean };

function Outcome({ item: { options, right, why }, choice, comesBack }: OutcomeProps) {
  const { t } = useTranslation('games-quiz');
  const isRight = choice === right;
  const verdict = isRight ? t('right') : t('wrong-is', { answer: options[right] ?? '' });
  return (
    <OutcomeWords isRight={isRight} verdict={verdict} why={why}>
      {comesBack && <p className={typography.muted}>{t('comes-back')}</p>}
    </OutcomeWords>
  );
}

export const QuizStage = stageOf(quiz, QuizBoard);
