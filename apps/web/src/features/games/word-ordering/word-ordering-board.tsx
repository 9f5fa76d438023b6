import type {
  WordOrderingBoard as Board,
  WordOrderingDetail,
  WordOrderingMove,
  WordOrderingRound,
} from '@wordgrove/games/word-ordering';
import { askedIn, isDone, isExact, noAnswer, sentenceOf } from '@wordgrove/games/word-ordering';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardProps } from '#features/games/play/board-props.ts';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { useFocusAfter } from '#features/games/play/use-focus-after.ts';
import { CheckedSentence } from './checked-sentence.tsx';
import { OrderingActions } from './ordering-actions.tsx';
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
  const focusAfter = useFocusAfter(root, board);
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
      className={styles.item}
      aria-labelledby="word-ordering-task"
      onKeyDown={(event) => handleKey(event.key)}
    >
      <div className={styles.heading}>
        <ItemNumber>{t('number', { place: round.items.indexOf(item) + 1, all: round.items.length })}</ItemNumber>
        <h2 id="word-ordering-task" tabIndex={-1} className={styles.task}>
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
          nextText={t(asked ? 'next' : 'to-results')}
          onNext={handleNext}
        />
      </div>
    </section>
  );
}
