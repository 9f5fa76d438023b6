import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import styles from './cards.module.css';

type PageTurnerProps = {
  total: number;
  /** Counted from 1. */
  page: number;
  isLoading: boolean;
  onTurn: (page: number) => void;
};

/** Which cards of how many are shown, and the previous and next page; nothing for a single page. */
export function PageTurner({ total, page, isLoading, onTurn }: PageTurnerProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const last = Math.ceil(total / limits.cardsPage);
  if (last <= 1) return null;
  const from = (page - 1) * limits.cardsPage + 1;
  const to = Math.min(page * limits.cardsPage, total);
  return (
    <nav className={styles.pages} aria-label={t('deck.pages')}>
      <Button
        icon={IconChevronLeft}
        disabled={page <= 1}
        loading={isLoading && page > 1}
        onClick={() => onTurn(page - 1)}
      >
        {t('deck.page-before')}
      </Button>
      <p role="status">
        {t('deck.page-of', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </p>
      <Button disabled={page >= last} loading={isLoading && page < last} onClick={() => onTurn(page + 1)}>
        {t('deck.page-after')}
        <IconChevronRight size="1.125rem" aria-hidden="true" />
      </Button>
    </nav>
  );
}
