import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordSearch } from '#features/dictionary/entry/word-links.tsx';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import type { NotLoadedProps } from '#ui/load-failed.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import type { Removal } from './use-removal.ts';
import styles from './word-lists.module.css';

type ListedWordProps = {
  word: string;
  removal: Removal;
  /** Content below and beside the word. */
  children?: ReactNode;
};

/** Keeps the keyboard focus where the row was. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

/** A word in a list that links to its entry, and can be removed and put back. */
export function ListedWord({ word, removal, children }: ListedWordProps) {
  const { t } = useTranslation('dictionary');
  if (removal.isTaken) {
    return (
      <li className={styles.row}>
        <span className={styles.gone}>{t('removed', { word })}</span>
        <Button variant="plain" ref={takeFocus} onClick={removal.undo} onBlur={removal.letGo}>
          {t('undo')}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link
          to={paths.dictionary}
          search={wordSearch(word)}
          resetScroll={false}
          className={`${layout.cover} ${styles.word}`}
          lang="en"
        >
          {word}
        </Link>
        {children}
      </div>
      <Button
        icon={IconX}
        variant="plain"
        aria-label={t('remove', { word })}
        onClick={removal.take}
        className={styles.remove}
      />
    </li>
  );
}

/** Shown where a list will be; says so when it can't be loaded. */
export function ListState({ query }: Pick<NotLoadedProps, 'query'>) {
  const { t } = useTranslation('dictionary');
  return <NotLoaded query={query} failed={t('list-failed')} loading={t('list-loading')} shape="row" count={4} />;
}
