import type { AnagramDetail, AnagramMove, AnagramRound, AnagramBoard as Board } from '@wordgrove/games/anagram';
import { anagram, currentItem, stateOf } from '@wordgrove/games/anagram';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stageOf } from '#features/games/play/stage.tsx';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { Word } from './word.tsx';

type Props = BoardProps<AnagramRound, Board, AnagramMove, AnagramDetail>;

/** One word after the other; a solved one stays until 'Next'. */
export function AnagramBoard({ round, board, onMove, drafts, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-anagram');
  const next = currentItem(round, board);
  const [shown, setShown] = useState(next?.id);
  const [hasMoved, setMoved] = useState(false);
  const item = round.items.find(({ id }) => id === shown) ?? round.items.at(-1);
  if (!item) return null;

  const handleNext = () => {
    announce('');
    setShown(next?.id);
    setMoved(true);
    if (!next) onDone();
  };
  return (
    <Word
      key={item.id}
      item={item}
      items={round.items}
      state={stateOf(board, item.id)}
      drafts={drafts}
      number={t('number', { place: round.items.indexOf(item) + 1, all: round.items.length })}
      isLast={!next}
      takesFocus={hasMoved}
      onOrder={(order) => onMove({ item: item.id, order })}
      onHint={() => onMove({ item: item.id, hint: true })}
      onNext={handleNext}
      announce={announce}
      canHear={canHear}
      say={say}
    />
  );
}

export const AnagramStage = stageOf(anagram, AnagramBoard);
