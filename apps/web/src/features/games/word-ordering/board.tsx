import { IconBulb } from '@tabler/icons-react';
import type {
  WordOrderingBoard as Board,
  WordOrderingAnswer,
  WordOrderingDetail,
  WordOrderingItem,
  WordOrderingMove,
  WordOrderingRound,
} from '@wordgrove/games/word-ordering';
import { askedIn, isDone, isExact, joinsIn, noAnswer, sentenceOf, wordOrdering } from '@wordgrove/games/word-ordering';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPart } from '#features/games/play/focus.ts';
import { ItemNumber, KeysHint } from '#features/games/play/item-parts.tsx';
import { stageOf } from '#features/games/play/stage.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import typography from '#ui/typography.module.css';
import { CheckedSentence } from './checked-sentence.tsx';
import { SentenceLine } from './sentence-line.tsx';
import { TileTray } from './tile-tray.tsx';
import { useTileMoves } from './use-tile-moves.ts';
import styles from './word-ordering.module.css';

type Props = BoardProps<WordOrderingRound, Board, WordOrderingMove, WordOrderingDetail>;

/** One sentence after the other: tiles are placed in a line, moved around, and checked at most twice. */
export function WordOrderingBoard({ round, board, onMove, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-word-ordering');
  // A play left after its last check comes back with nothing to do but to go on to the results.
  const [shownId, setShownId] = useState(() => (askedIn(round, board) ?? round.items.at(-1))?.id);
  const root = useRef<HTMLElement>(null);
  const focusAfter = useFocusPart(root, board);
  const asked = askedIn(round, board);
  const item = round.items.find(({ id }) => id === shownId);
  const answer = (item && board.answers[item.id]) ?? noAnswer;
  const tiles = useTileMoves(item, answer, { onMove, announce, canHear, say }, focusAfter);
  if (!item) return null;
  const { laid, fixed } = answer;
  const isOver = isDone(item, answer);
  const last = answer.tries.at(-1);
  const isUnchanged = last?.every((id, place) => laid[place] === id) ?? false;

  const handleNext = () => {
    announce('');
    if (!asked) return onDone();
    setShownId(asked.id);
    root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  };
  const handleKey = (key: string) => {
    const back = laid.at(-1);
    if (key === 'Backspace' && !isOver && back && laid.length > fixed.length) tiles.takeBack(back);
  };

  return (
    <section
      ref={root}
      className={stage.item}
      aria-labelledby="word-ordering-task"
      onKeyDown={(event) => handleKey(event.key)}
    >
      <div className={stage.ask}>
        <div className={layout.stackSmall}>
          <ItemNumber>{t('number', { place: round.items.indexOf(item) + 1, all: round.items.length })}</ItemNumber>
          <h2 id="word-ordering-task" tabIndex={-1} className={clsx(stage.question, styles.task)}>
            {t('task')}
          </h2>
        </div>
        <SentenceLine
          key={item.id}
          item={item}
          items={round.items}
          answer={answer}
          isOver={isOver}
          isUnchanged={isUnchanged}
          onTake={tiles.takeBack}
          onOrder={tiles.order}
          announce={announce}
        />
      </div>
      {/* On top of each other: the page keeps its length when the sentence is checked. On a phone one or the other. */}
      <div key={`${item.id} ${isOver}`} className={styles.below} data-bottom="true">
        <div className={styles.laying} data-over={isOver}>
          <TileTray item={item} items={round.items} laid={laid} onAdd={tiles.add} />
          <OrderingActions
            item={item}
            answer={answer}
            isUnchanged={isUnchanged}
            onHint={tiles.hint}
            onCheck={tiles.check}
          />
        </div>
        <CheckedSentence
          item={item}
          items={round.items}
          isOver={isOver}
          made={last && isExact(item, last) ? sentenceOf(item, last) : null}
          canHear={canHear}
          say={say}
          isLast={!asked}
          onNext={handleNext}
        />
      </div>
    </section>
  );
}

type OrderingActionsProps = {
  item: WordOrderingItem;
  answer: WordOrderingAnswer;
  isUnchanged: boolean;
  onHint: () => void;
  onCheck: () => void;
};

/** 'Check' and 'Hint', and what the first check found. */
function OrderingActions({ item, answer, isUnchanged, onHint, onCheck }: OrderingActionsProps) {
  const { t } = useTranslation('games-word-ordering');
  const { laid, tries, fixed } = answer;
  const joins = tries[0] ? joinsIn(item, tries[0]) : [];
  const isWhole = laid.length === item.tiles.length;
  return (
    <div className={styles.bar}>
      <SameRoom items={[item]} copy={LongestFinding}>
        <p className={styles.feedback}>{tries.length > 0 && t(joins.some(Boolean) ? 'some-joined' : 'none-joined')}</p>
      </SameRoom>
      <div className={styles.actions}>
        <Button data-check variant="primary" disabled={!isWhole || isUnchanged} onClick={onCheck}>
          {t('check')}
        </Button>
        <Button onClick={onHint} disabled={fixed.length === item.tiles.length}>
          <IconBulb size="1.25rem" aria-hidden="true" />
          {t('hint')}
        </Button>
        <p className={typography.figures}>{t('hint-costs')}</p>
      </div>
      <KeysHint>{t('keys')}</KeysHint>
    </div>
  );
}

function LongestFinding() {
  const { t } = useTranslation('games-word-ordering');
  return <p className={styles.feedback}>{t('some-joined')}</p>;
}

export const WordOrderingStage = stageOf(wordOrdering, WordOrderingBoard);
