import type { CardOrigin } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import styles from './cards.module.css';

export type MetLineProps = { met: CardOrigin };

/** Where the word of a card was met; nothing for a card written by hand. */
export function MetLine({ met: { source, page, sentence } }: MetLineProps) {
  const { t } = useTranslation('flashcards');
  return (
    <>
      {sentence && (
        <blockquote className={styles.sentence} lang="en">
          {sentence}
        </blockquote>
      )}
      {source !== 'hand' && (
        <p className={styles.facts}>
          {source === 'pdf' && page !== undefined ? t('met.pdf-page', { page }) : t(`met.${source}`)}
        </p>
      )}
    </>
  );
}
