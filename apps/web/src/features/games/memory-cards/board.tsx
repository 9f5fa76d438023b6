import type { MemoryBoard as Board, MemoryDetail, MemoryMove, MemoryRound } from '@wordgrove/games/memory-cards';
import { memoryCards } from '@wordgrove/games/memory-cards';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stageOf } from '#features/games/play/stage.tsx';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import typography from '#ui/typography.module.css';
import { preloadPictures } from '#ui/word-picture.tsx';
import { facesOf } from './card-face.ts';
import { Grid } from './grid.tsx';
import styles from './memory-cards.module.css';
import { Panel } from './panel.tsx';

type Props = BoardProps<MemoryRound, Board, MemoryMove, MemoryDetail>;

/** Cards turned two at a time; turned cards stay open until the next turn. */
export function MemoryCardsBoard({ round, board, onMove, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-memory-cards');
  const [lastFound, setLastFound] = useState<string | null>(null);
  const toResults = useRef<HTMLButtonElement>(null);
  const faces = facesOf(round, board, canHear);
  const pairs = round.items.length;
  const pairsFound = board.found.length / 2;
  const isFinished = pairsFound === pairs;

  useEffect(() => preloadPictures(round.items.map(({ picture }) => picture)), [round]);
  useEffect(() => {
    if (isFinished) toResults.current?.focus();
  }, [isFinished]);

  const handleTurn = (id: string, where: { row: number; column: number }) => {
    const verdict = onMove({ card: id });
    const face = faces.find((each) => each.id === id);
    if (!verdict || !face) return;
    if (face.isSound) say(face.text);
    const { is } = verdict.detail;
    setLastFound(is === 'pair' ? verdict.item : null);
    const turned = t('names.open', { ...where, text: face.isSound ? t('sound') : face.text });
    const outcome =
      is === 'pair'
        ? t('pair-of', { done: pairsFound + 1, all: pairs })
        : is === 'miss'
          ? t(verdict.outcome === 'noted' ? 'miss-uncounted' : 'miss')
          : '';
    announce(turned, outcome);
  };

  return (
    <section className={styles.board} aria-label={t('task')}>
      <div className={styles.head}>
        <h2 className={styles.task}>{t('task')}</h2>
        <p className={typography.figures}>
          {t('found', { done: pairsFound, all: pairs })} · {t('turns', { count: board.turns })}
        </p>
      </div>
      <Grid faces={faces} onTurn={handleTurn} />
      <Panel
        open={faces.filter(({ state }) => state !== 'down' && state !== 'found')}
        isUncounted={board.isUncounted}
        found={round.items.find((item) => item.id === lastFound) ?? null}
        turns={board.turns}
        isFinished={isFinished}
        buttonRef={toResults}
        say={say}
        onDone={onDone}
      />
    </section>
  );
}

export const MemoryCardsStage = stageOf(memoryCards, MemoryCardsBoard);
