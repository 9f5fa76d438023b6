import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordSearch } from '#features/dictionary/word-search.ts';
import { Button } from '#ui/button.tsx';
import styles from './word-lists.module.css';

export type ListedWordProps = {
  word: string;
  /** Content below and beside the word. */
  children?: ReactNode;
  isTaken: boolean;
  onTake: () => void;
  onUndo: () => void;
  onLetGo: () => void;
};

/** Keeps the keyboard focus where the row was. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

/** A word in a list that links to its entry, and can be removed and put back. */
export function ListedWord({ word, children, isTaken, onTake, onUndo, onLetGo }: ListedWordProps) {
  const { t } = useTranslation('dictionary');
  if (isTaken) {
    return (
      <li className={styles.row}>
        <span className={styles.gone}>{t('removed', { word })}</span>
        <Button variant="plain" ref={takeFocus} onClick={onUndo} onBlur={onLetGo}>
          {t('undo')}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={paths.dictionary} search={wordSearch(word)} resetScroll={false} className={styles.word} lang="en">
          {word}
        </Link>
        {children}
      </div>
      <Button variant="plain" aria-label={t('remove', { word })} onClick={onTake} className={styles.remove}>
        <IconX size="1.125rem" aria-hidden="true" />
      </Button>
    </li>
  );
}
