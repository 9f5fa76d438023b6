import { IconBackspace, IconBulb } from '@tabler/icons-react';
import type { Verdict } from '@wordgrove/games';
import type { AnagramDetail, AnagramItem, AnagramState } from '@wordgrove/games/anagram';
import { mostHints } from '@wordgrove/games/anagram';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafts } from '#features/games/play/drafts.ts';
import stage from '#features/games/play/stage-parts.module.css';
import { Button } from '#ui/button.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import styles from './anagram.module.css';
import { Clue } from './clue.tsx';
import { Feedback } from './feedback.tsx';
import { LetterSlots, LetterTiles } from './letters.tsx';
import { useArrangement } from './use-arrangement.ts';

type WordProps = {
  item: AnagramItem;
  /** All items of the round. */
  items: readonly AnagramItem[];
  state: AnagramState;
  drafts: Drafts;
  number: string;
  isLast: boolean;
  /** Whether its clue is read out first: not for the first word, which comes with the page. */
  takesFocus: boolean;
  onOrder: (order: readonly number[]) => Verdict<AnagramDetail> | null;
  onHint: () => Verdict<AnagramDetail> | null;
  onNext: () => void;
  announce: (...sentences: readonly string[]) => void;
  canHear: boolean;
  say: (text: string) => void;
};

/** One word: its clue, its slots and its letters, solved by tapping or typing. */
export function Word(props: WordProps) {
  const { item, items, state, number, isLast, takesFocus, onNext, canHear, say } = props;
  const { t } = useTranslation('games-anagram');
  const board = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const checkButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  // The focus moves after the next render, when the button is visible.
  const [focusOn, setFocusOn] = useState<{ on: 'check' | 'next' } | null>(null);
  const { isDone, hints } = state;
  const word = useArrangement({
    ...props,
    onFull: () => setFocusOn({ on: 'check' }),
    onRight: () => {
      setFocusOn({ on: 'next' });
      if (canHear) say(item.written);
    },
  });
  useLetterKeys(
    board,
    !isDone,
    word.slots.some((tile, at) => tile !== null && at >= hints),
    {
      onLetter: word.putLetter,
      onBack: word.takeLast,
      onClear: word.clear,
      onCheck: word.check,
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (focusOn) (focusOn.on === 'next' ? nextButton : checkButton).current?.focus();
  }, [focusOn]);

  const left = mostHints(item) - hints;
  return (
    <section className={stage.item} aria-labelledby="anagram-clue" ref={board}>
      <div className={stage.ask}>
        <Clue
          item={item}
          items={items}
          number={number}
          isDone={isDone}
          headingRef={heading}
          canHear={canHear}
          say={say}
        />
        <LetterSlots
          item={item}
          items={items}
          slots={word.slots}
          hints={hints}
          kept={word.kept}
          isDone={isDone}
          onTake={word.take}
        />
      </div>
      <div className={styles.below} data-bottom="true">
        <LetterTiles item={item} items={items} slots={word.slots} isDone={isDone} onPut={word.putTile} />
        <div className={styles.actions} data-done={isDone}>
          <Button ref={checkButton} variant="primary" onClick={word.check}>
            {t('check')}
          </Button>
          <Button onClick={word.takeLast} aria-label={t('take-last')}>
            <IconBackspace size="1.375rem" aria-hidden="true" />
          </Button>
          <Button onClick={word.hint} aria-disabled={left === 0}>
            <IconBulb size="1.25rem" aria-hidden="true" />
            {t('hint')}
          </Button>
        </div>
        <Feedback
          item={item}
          items={items}
          said={word.said}
          isDone={isDone}
          isLast={isLast}
          buttonRef={nextButton}
          onNext={onNext}
        />
      </div>
    </section>
  );
}

type LetterKeys = {
  onLetter: (letter: string) => void;
  onBack: () => void;
  onClear: () => void;
  onCheck: () => void;
};

/**
 * Typing works wherever the focus is, except in a field, in a dialog, or while a pause hides the board. Escape is left to
 * the pause while there is nothing to clear.
 */
function useLetterKeys(board: RefObject<HTMLElement | null>, isOn: boolean, hasPut: boolean, keys: LetterKeys): void {
  usePageKeys(isOn, (event) => {
    const { key, target } = event;
    const on = target instanceof HTMLElement ? target : null;
    if (event.defaultPrevented || on?.closest('input, textarea, select, [role=dialog], [role=menu]')) return;
    if (!board.current?.checkVisibility()) return;
    if (/^\p{L}$/u.test(key)) keys.onLetter(key);
    else if (key === 'Backspace') keys.onBack();
    else if (key === 'Escape' && hasPut) keys.onClear();
    else if (key === 'Enter' && !on?.closest('button, a')) keys.onCheck();
    else return;
    event.preventDefault();
  });
}
