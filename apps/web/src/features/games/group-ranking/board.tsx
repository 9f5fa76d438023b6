import type {
  GroupRankingBoard as Board,
  Checked,
  GroupRankingItem,
  GroupRankingMove,
  GroupRankingRound,
} from '@wordgrove/games/group-ranking';
import { boardOf, currentItem, groupRanking, isDone } from '@wordgrove/games/group-ranking';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-parts.tsx';
import { stageOf } from '#features/games/play/stage.tsx';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import layout from '#ui/layout.module.css';
import styles from './group-ranking.module.css';
import { RankItem } from './rank.tsx';
import { SortItem } from './sort.tsx';

type Props = BoardProps<GroupRankingRound, Board, GroupRankingMove, Checked>;

/** One set or scale after the other. What was checked last stays until 'Next'. */
export function GroupRankingBoard({ round, board, onMove, onDone, announce }: Props) {
  const { t } = useTranslation('games-group-ranking');
  const [kept, setKept] = useState<GroupRankingItem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = currentItem(round, board);
  // The play may have moved on elsewhere: the shown item is kept in front of the current one only once it is done.
  const shown = kept && isDone(kept, boardOf(kept, board)) ? kept : (current ?? round.items.at(-1));
  if (!shown) return null;

  const { id, kind, title } = shown;
  const itemBoard = boardOf(shown, board);
  const place = round.items.findIndex((item) => item.id === id) + 1;

  const handleNext = () => {
    announce('');
    if (!current) return onDone();
    setKept(null);
    heading.current?.focus();
  };
  const shared = {
    board: itemBoard,
    isDone: isDone(shown, itemBoard),
    isLast: !current,
    onPut: (thing: string, to: number | null) => onMove({ item: id, thing, to }) !== null,
    onCheck: () => {
      setKept(shown);
      return onMove({ item: id, check: true })?.detail ?? null;
    },
    onNext: handleNext,
    announce,
  };

  return (
    <section className={layout.stackLarge} aria-labelledby="group-ranking-title">
      <div className={styles.heading}>
        <ItemNumber>{t(kind === 'sort' ? 'set' : 'scale', { place, all: round.items.length })}</ItemNumber>
        <h2 id="group-ranking-title" ref={heading} tabIndex={-1} lang="en">
          {title}
        </h2>
        <p className={styles.task}>{t(taskOf(shown))}</p>
      </div>
      {shown.kind === 'sort' ? (
        <SortItem key={id} item={shown} {...shared} />
      ) : (
        <RankItem key={id} item={shown} {...shared} />
      )}
    </section>
  );
}

function taskOf({ kind, things }: GroupRankingItem) {
  if (kind === 'rank') return 'rank-task';
  return things.some(({ right }) => right.length > 1) ? 'sort-task-several' : 'sort-task';
}

export const GroupRankingStage = stageOf(groupRanking, GroupRankingBoard);
