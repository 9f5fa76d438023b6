import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from './button.tsx';
import styles from './pager.module.css';

export type PagerTexts = {
  /** Names the pager for screen readers. */
  label: string;
  previous: string;
  next: string;
  /** Which rows are shown, out of how many. */
  shown: string;
};

export type PagerProps = {
  texts: PagerTexts;
  /** Counted from 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
};

/** Turns the pages of a long list; nothing when there is only one. At its ends the buttons keep the focus. */
export function Pager({ texts, page, pages, onTurn }: PagerProps) {
  if (pages < 2) return null;
  const turn = (to: number) => {
    if (to >= 0 && to < pages) onTurn(to);
  };
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <Button aria-label={texts.previous} aria-disabled={page === 0} onClick={() => turn(page - 1)}>
        <IconChevronLeft size="1.125rem" aria-hidden="true" />
      </Button>
      <span role="status">{texts.shown}</span>
      <Button aria-label={texts.next} aria-disabled={page === pages - 1} onClick={() => turn(page + 1)}>
        <IconChevronRight size="1.125rem" aria-hidden="true" />
      </Button>
    </nav>
  );
}
