import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import styles from './cards.module.css';

export type EmptyDeckProps = { isOwn: boolean; onAdd: () => void; onImport: () => void };

/** A deck without cards, and how to add some. */
export function EmptyDeck({ isOwn, onAdd, onImport }: EmptyDeckProps) {
  const { t } = useTranslation('flashcards');
  const action = (
    <div className={styles.firstSteps}>
      <Button variant="primary" onClick={onAdd}>
        {t('card.new')}
      </Button>
      <Button onClick={onImport}>{t('deck.import')}</Button>
    </div>
  );
  return (
    <EmptyState
      picture={<Seed />}
      title={t('deck.empty')}
      text={t(isOwn ? 'deck.empty-text' : 'deck.empty-shared')}
      action={isOwn && action}
    />
  );
}
