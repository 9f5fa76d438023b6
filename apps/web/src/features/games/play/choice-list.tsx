import { IconCheck, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './choice-list.module.css';
import piece from './piece.module.css';

type ChoiceListProps = {
  options: readonly string[];
  right: number;
  /** The chosen answer; null while the question is open. */
  choice: number | null;
  onChoose: (choice: number) => void;
  /** Side by side where there is space: `words` on a phone too. */
  look?: 'wide' | 'words' | undefined;
};

/** A few answers, chosen by a click or by their numbers; afterwards the right one and the chosen one are marked. */
export function ChoiceList({ options, right, choice, onChoose, look }: ChoiceListProps) {
  const { t } = useTranslation('games');
  const isOpen = choice === null;
  usePageKeys(isOpen, (event) => {
    const isElsewhere =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]');
    const place = Number(event.key) - 1;
    if (isElsewhere || event.repeat) return;
    if (Number.isInteger(place) && place >= 0 && place < options.length) onChoose(place);
  });

  return (
    <ol className={clsx(styles.options, look && styles[look])}>
      {options.map((option, place) => {
        const state = isOpen ? 'open' : place === right ? 'right' : place === choice ? 'wrong' : 'other';
        return (
          <li key={option}>
            <button
              type="button"
              className={`${piece.piece} ${styles.option}`}
              data-state={state}
              aria-keyshortcuts={String(place + 1)}
              aria-disabled={!isOpen}
              onClick={() => isOpen && onChoose(place)}
            >
              <span className={styles.key} aria-hidden="true">
                {state === 'right' ? (
                  <IconCheck size="1.125rem" />
                ) : state === 'wrong' ? (
                  <IconX size="1.125rem" />
                ) : (
                  place + 1
                )}
              </span>
              <span lang="en">{option}</span>
              {state === 'right' && <VisuallyHidden>{t('choices.is-right')}</VisuallyHidden>}
              {state === 'wrong' && <VisuallyHidden>{t('choices.is-yours')}</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
