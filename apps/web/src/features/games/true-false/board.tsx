import type {
  TrueFalseBoard as Board,
  TrueFalseDetail,
  TrueFalseItem,
  TrueFalseMove,
  TrueFalseRound,
} from '@wordgrove/games/true-false';
import { askedIn, trueFalse } from '@wordgrove/games/true-false';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Meaning } from '#features/games/item-texts.tsx';
import { useFocusWhenDone } from '#features/games/play/focus.ts';
import { ItemCard, ItemNumber, ItemTask } from '#features/games/play/item-parts.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import { AnswerOutcome, OutcomeWords } from '#features/games/play/outcome.tsx';
import { stageOf } from '#features/games/play/stage.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { SameRoom } from '#ui/same-room.tsx';
import { PickWord } from './pick-word.tsx';
import { SayButtons } from './say-buttons.tsx';
import styles from './true-false.module.css';

type Props = BoardProps<TrueFalseRound, Board, TrueFalseMove, TrueFalseDetail>;

/** One statement after the other. After a right "False" the player finds the word that makes it true. */
export function TrueFalseBoard({ round, board, onMove, onDone, announce }: Props) {
  const { t } = useTranslation('games-true-false');
  // A play left after its last answer comes back with nothing to do but to go on to the results.
  const [shownId, setShownId] = useState(() => (askedIn(round, board) ?? round.items.at(-1))?.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const asked = askedIn(round, board);
  const item = round.items.find(({ id }) => id === shownId);
  const isDone = item !== undefined && item !== asked && board.answers[item.id] !== undefined;
  useFocusWhenDone(next, isDone);
  if (!item) return null;
  const answer = board.answers[item.id];
  const picks = answer !== undefined && !answer.says && !item.isTrue;
  const isRight = isDone && (picks ? item.options[answer.pick ?? -1] === item.right : answer?.says === item.isTrue);
  const truth = item.isTrue ? t('it-is-true') : t('it-is-false', { word: item.right });
  const verdict = isRight ? t(picks ? 'found' : 'right') : t('wrong', { truth });

  const handleSay = (says: boolean) => {
    const judged = onMove({ item: item.id, says });
    if (!judged) return;
    if (judged.detail.picksNext) announce(t('find'));
    else announce(judged.outcome === 'right' ? t('right') : t('wrong', { truth }), item.why);
  };
  const handlePick = (pick: number) => {
    const judged = onMove({ item: item.id, pick });
    if (judged) announce(judged.outcome === 'right' ? t('found') : t('wrong', { truth }), item.why);
  };
  const handleNext = () => {
    announce('');
    if (!asked) return onDone();
    setShownId(asked.id);
    heading.current?.focus();
  };

  return (
    <section className={stage.item} aria-labelledby="true-false-statement">
      <Statement
        item={item}
        items={round.items}
        number={t('number', { place: round.items.indexOf(item) + 1, all: round.items.length })}
        headingRef={heading}
      />
      <SameRoom items={round.items} copy={WordsToPick}>
        {picks ? (
          <PickWord key={item.id} item={item} pick={answer.pick} onPick={handlePick} />
        ) : (
          <SayButtons key={item.id} isTrue={item.isTrue} says={answer?.says ?? null} onSay={handleSay} />
        )}
      </SameRoom>
      <AnswerOutcome isPinned={isDone}>
        <SameRoom items={round.items} copy={LongestOutcome}>
          {isDone && <OutcomeWords isRight={isRight} verdict={verdict} why={item.why} />}
        </SameRoom>
        {isDone && (
          <NextButton
            ref={next}
            isRight={isRight}
            isLast={!asked}
            text={t(asked ? 'next' : 'to-results')}
            onNext={handleNext}
          />
        )}
      </AnswerOutcome>
    </section>
  );
}

function WordsToPick({ item }: { item: TrueFalseItem }) {
  return item.options.length > 0 && <PickWord item={item} pick={null} onPick={() => {}} />;
}

function LongestOutcome({ item }: { item: TrueFalseItem }) {
  const { t } = useTranslation('games-true-false');
  const truth = item.isTrue ? t('it-is-true') : t('it-is-false', { word: item.right });
  return <OutcomeWords isRight={false} verdict={t('wrong', { truth })} why={item.why} />;
}

type StatementProps = {
  item: TrueFalseItem;
  /** All items of the round. */
  items: readonly TrueFalseItem[];
  /** Which statement it is, as text. */
  number: string;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The statement, with its key word. */
function Statement({ item, items, number, headingRef }: StatementProps) {
  return (
    <div className={stage.ask}>
      <ItemNumber>{number}</ItemNumber>
      <ItemCard>
        <SameRoom items={items} copy={WholeStatement}>
          <h2
            id="true-false-statement"
            ref={headingRef}
            tabIndex={-1}
            className={clsx(stage.question, styles.heading, styles.statement)}
          >
            <Saying key={item.id} item={item} />
          </h2>
        </SameRoom>
      </ItemCard>
    </div>
  );
}

function WholeStatement({ item }: { item: TrueFalseItem }) {
  return (
    <h2 className={clsx(stage.question, styles.heading, styles.statement)}>
      <Saying item={item} />
    </h2>
  );
}

function Saying({ item: { kind, frame, shown } }: { item: TrueFalseItem }) {
  const { t } = useTranslation('games-true-false');
  const [before, after] = frame.split('___');
  const word = (
    <strong lang="en" className={styles.word}>
      {shown}
    </strong>
  );
  return (
    <>
      <ItemTask>{t('task')}</ItemTask>{' '}
      {kind === 'statement' ? (
        <span lang="en" className={styles.said}>
          {before}
          {word}
          {after}
        </span>
      ) : (
        <span className={styles.said}>
          <Meaning word={word} frame={frame} isEnglish={kind === 'meaning'} />
        </span>
      )}
    </>
  );
}

export const TrueFalseStage = stageOf(trueFalse, TrueFalseBoard);
