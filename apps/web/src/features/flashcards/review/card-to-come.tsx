import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './review.module.css';

/** A card whose words are still being fetched. */
export function CardToCome() {
  const { t } = useTranslation('flashcards');
  return (
    <div role="status" className={styles.toCome}>
      <VisuallyHidden>{t('review.loading')}</VisuallyHidden>
    </div>
  );
}
