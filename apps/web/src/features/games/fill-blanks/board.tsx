import type {
  FillBlanksBoard as Board,
  FillBlanksDetail,
  FillBlanksItem,
  FillBlanksMove,
  FillBlanksRound,
} from '@wordgrove/games/fill-blanks';
import { fillBlanks, givenLetter, hintOf, isDone, noAnswer, offeredFor } from '@wordgrove/games/fill-blanks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusWhenDone } from '#features/games/play/focus.ts';
import { NextButton } from '#features/games/play/next-button.tsx';
import { stageOf } from '#features/games/play/stage.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import type { BoardProps, Untimed } from '#features/games/play/stage-props.ts';
import { Button } from '#ui/button.tsx';
import { AnswerFeedback, BankFeedback, feedbackOf, useFeedbackText } from './feedback.tsx';
import styles from './fill-blanks.module.css';
import { GapSentence } from './sentence.tsx';
import { TypedAnswer } from './typed-answer.tsx';
import { WordBank } from './word-bank.tsx';

type Props = BoardProps<FillBlanksRound, Board, FillBlanksMove, FillBlanksDetail>;

/** One sentence after the other; a gap can be left for later. */
export function FillBlanksBoard({ round, board, onMove, drafts, onDone, announce }: Props) {
  const { t } = useTranslation('games-fill-blanks');
  const textOf = useFeedbackText();
  // A play left after its last answer comes back with nothing to do but to go on to the results.
  const [shownId, setShownId] = useState(() => (nextOpen(round, board, null) ?? round.items.at(-1))?.id);
  const [last, setLast] = useState<FillBlanksDetail | null>(null);
  const root = useRef<HTMLElement>(null);
  const item = round.items.find(({ id }) => id === shownId);
  const answer = (item && board.answers[item.id]) ?? noAnswer;
  const isOver = isDone(answer);
  const nextRef = useRef<HTMLButtonElement>(null);
  useFocusWhenDone(nextRef, isOver);
  if (!item) return null;
  const next = nextOpen(round, board, item);
  const place = round.items.indexOf(item) + 1;
  const typed = drafts.read(item.id);
  const draft = typeof typed === 'string' ? typed : null;
  const feedback = feedbackOf(answer, last);

  const handleAnswer = (given: { pick: string } | { text: string }): boolean => {
    const move: Untimed<FillBlanksMove> = { item: item.id, ...given };
    const judged = onMove(move);
    if (!judged) return false;
    if (judged.detail.isDone) drafts.write(item.id, null);
    setLast(judged.detail);
    announce(textOf(judged.detail, item));
    return true;
  };
  const handleNext = () => {
    announce('');
    setLast(null);
    if (!next) return onDone();
    setShownId(next.id);
    root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  };
  const nextButton = (
    <NextButton
      ref={nextRef}
      isRight={isOver && feedback?.tone === 'right'}
      isLast={!next}
      text={t(next ? 'next' : 'to-results')}
      onNext={handleNext}
    />
  );
  const laterButton = next && (
    <Button variant="plain" onClick={handleNext}>
      {t('later')}
    </Button>
  );
  const label = t('blank', { place, all: round.items.length });

  return (
    <section ref={root} className={stage.item} aria-labelledby="fill-blanks-number">
      <div className={stage.ask}>
        <GapSentence
          item={item}
          items={round.items}
          number={t('number', { place, all: round.items.length })}
          label={label}
          answer={answer}
        />
      </div>
      {round.mode === 'bank' ? (
        <div className={styles.below} data-bottom="true">
          <WordBank
            key={item.id}
            offered={offeredFor(round, board, item)}
            bank={round.bank}
            used={board.used}
            tried={answer.tries.map(({ text }) => text)}
            isOpen={!isOver}
            onPick={(pick) => handleAnswer({ pick })}
          />
          <BankFeedback item={item} items={round.items} feedback={feedback} next={isOver ? nextButton : laterButton} />
        </div>
      ) : (
        <div className={styles.below} data-bottom="true">
          <TypedAnswer
            key={item.id}
            label={label}
            letter={givenLetter(round, item)}
            hint={hintOf(round, item)}
            hasHints={round.items.some((each) => hintOf(round, each))}
            next={nextButton}
            isOver={isOver}
            draft={draft}
            onDraft={(text) => drafts.write(item.id, text)}
            onAnswer={(text) => handleAnswer({ text })}
          />
          <AnswerFeedback item={item} items={round.items} feedback={feedback} tries={last ? answer.tries.length : 0} />
          <div className={styles.actions}>{!isOver && laterButton}</div>
        </div>
      )}
    </section>
  );
}

/** The next unfinished gap after this one, wrapping around; never this one. */
function nextOpen(
  { items }: FillBlanksRound,
  { answers }: Board,
  item: FillBlanksItem | null,
): FillBlanksItem | undefined {
  const at = item ? items.indexOf(item) + 1 : 0;
  const inTurn = [...items.slice(at), ...items.slice(0, at)];
  return inTurn.find((each) => each !== item && !isDone(answers[each.id] ?? noAnswer));
}

export const FillBlanksStage = stageOf(fillBlanks, FillBlanksBoard);
