import type { MatchBoard as Board, MatchDetail, MatchMove, MatchRound } from '@wordgrove/games/word-match';
import { wordMatch } from '@wordgrove/games/word-match';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stageOf } from '#features/games/play/stage.tsx';
import type { BoardProps } from '#features/games/play/stage-props.ts';
import { Column } from './column.tsx';
import type { Side } from './entries.ts';
import { itemOf, meaningEntries, wordEntries } from './entries.ts';
import type { Said } from './feedback.tsx';
import { Feedback, saidOf, sentenceOf } from './feedback.tsx';
import styles from './word-match.module.css';

type Props = BoardProps<MatchRound, Board, MatchMove, MatchDetail>;
type Picks = { words: string | null; meanings: string | null };

const none: Picks = { words: null, meanings: null };
const otherSide = { words: 'meanings', meanings: 'words' } as const;

/** Two columns; the player picks something in one and its partner in the other, in either order. */
export function WordMatchBoard({ round, board, onMove, onDone, announce, canHear, say }: Props) {
  const { t } = useTranslation('games-word-match');
  const [picked, setPicked] = useState(none);
  const [missed, setMissed] = useState(none);
  const [said, setSaid] = useState<Said | null>(null);
  const lists = { words: useRef<HTMLDivElement>(null), meanings: useRef<HTMLDivElement>(null) };
  const toResults = useRef<HTMLButtonElement>(null);
  const [focusIn, setFocusIn] = useState<{ side: Side } | null>(null);
  const isFinished = Object.keys(board.found).length === round.items.length;
  const kind = round.items[0]?.kind ?? 'definition';
  const isHeard = kind === 'listening' && canHear;
  const hasPicked = picked.words !== null || picked.meanings !== null;

  const focusColumn = (side: Side) => lists[side].current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a move asks for it, after it has rendered
  useEffect(() => {
    if (focusIn) focusColumn(focusIn.side);
  }, [focusIn]);
  useEffect(() => {
    if (isFinished) toResults.current?.focus();
  }, [isFinished]);

  const judge = (word: string, meaning: string, side: Side, byKey: boolean) => {
    const verdict = onMove({ word, meaning });
    if (!verdict) return;
    const next = saidOf(round, verdict);
    setPicked(none);
    setMissed(next.outcome === 'right' ? none : { words: word, meanings: meaning });
    setSaid(next);
    announce(sentenceOf(next, t));
    if (byKey) setFocusIn({ side: isHeard ? 'meanings' : next.outcome === 'right' ? 'words' : side });
  };
  const handlePick = (side: Side, id: string, byKey: boolean) => {
    const found: readonly string[] = side === 'words' ? Object.keys(board.found) : Object.values(board.found);
    if (found.includes(id)) return;
    const hears = isHeard && side === 'meanings';
    // Nobody can choose among sounds before hearing them, so the sound has to come first.
    if (isHeard && side === 'words' && picked.meanings === null) return announce(t('hear-first'));
    if (hears) say(itemOf(round, id)?.meaning ?? '');
    const now = hears ? { words: null, meanings: id } : { ...picked, [side]: picked[side] === id ? null : id };
    setMissed(none);
    if (now.words !== null && now.meanings !== null) return judge(now.words, now.meanings, side, byKey);
    setPicked(now);
    setSaid(null);
    if (byKey && now[side] !== null) setFocusIn({ side: otherSide[side] });
  };
  const handleLetGo = () => {
    if (!hasPicked) return false;
    setPicked(none);
    announce(t('let-go'));
    return true;
  };

  const task = isHeard ? (hasPicked ? 'pick-heard' : 'hear-first') : hasPicked ? 'pick-other' : 'pick-first';
  const looked = (side: Side) => ({ picked: picked[side], missed: missed[side], canHear });
  const columnOf = (side: Side) => ({
    id: `match-${side}`,
    listRef: lists[side],
    onPick: (id: string, byKey: boolean) => handlePick(side, id, byKey),
    onLetGo: handleLetGo,
    onCross: () => focusColumn(otherSide[side]),
  });
  return (
    <section className={styles.match} aria-label={t(`tasks.${kind}`)}>
      <h2 className={styles.task}>{t(`tasks.${kind}`)}</h2>
      <div className={styles.columns}>
        <Column {...columnOf('words')} label={t('words')} entries={wordEntries(round, board, looked('words'))} />
        <Column
          {...columnOf('meanings')}
          label={t(`sides.${kind}`)}
          entries={meaningEntries(round, board, looked('meanings'))}
        />
      </div>
      <div className={styles.beside}>
        <Feedback said={said} isFinished={isFinished} task={t(task)} buttonRef={toResults} onDone={onDone} />
      </div>
    </section>
  );
}

export const WordMatchStage = stageOf(wordMatch, WordMatchBoard, { isWide: true });
