import { IconCheck, IconX } from '@tabler/icons-react';
import type { BankWord } from '@wordgrove/games/fill-blanks';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Tray } from '#features/games/play/item-parts.tsx';
import piece from '#features/games/play/piece.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './fill-blanks.module.css';

type WordBankProps = {
  /** The words to choose from. */
  offered: readonly BankWord[];
  /** All of the round. */
  bank: readonly BankWord[];
  /** Words already in their gaps, by id. */
  used: readonly string[];
  /** Words that were already wrong in this gap. */
  tried: readonly string[];
  isOpen: boolean;
  onPick: (id: string) => void;
};

/** So many are offered at most gaps. */
const usually = 6;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The words to choose from at this gap. The right one stays in its place once it is used, so that nothing moves. */
export function WordBank({ offered, bank, used, tried, isOpen, onPick }: WordBankProps) {
  const { t } = useTranslation('games-fill-blanks');
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    const words = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const next = step && words.at((words.indexOf(event.currentTarget) + step) % words.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // Towards the end fewer are left: used ones keep their room, so that nothing moves.
  const spare = bank.filter((word) => !offered.includes(word)).slice(0, Math.max(0, usually - offered.length));
  const shown = bank.filter((word) => offered.includes(word) || spare.includes(word));
  return (
    <Tray title={t('bank')}>
      <ul className={styles.words}>
        {shown.map(({ id, text }) => {
          const state = used.includes(id) ? 'used' : tried.includes(text) ? 'tried' : 'open';
          const isPossible = isOpen && state === 'open';
          return (
            <li key={id}>
              <button
                type="button"
                lang="en"
                className={`${piece.piece} ${styles.word}`}
                data-state={state}
                aria-disabled={!isPossible}
                onClick={() => isPossible && onPick(id)}
                onKeyDown={handleKey}
              >
                {state === 'used' && <IconCheck size="1rem" aria-hidden="true" />}
                {state === 'tried' && <IconX size="1rem" aria-hidden="true" />}
                <span>{text}</span>
                {state !== 'open' && <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ul>
    </Tray>
  );
}
