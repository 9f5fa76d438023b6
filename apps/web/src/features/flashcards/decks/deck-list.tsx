import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecks, useRemoveDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Cards } from '#ui/pictures/cards.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeckCard } from './deck-card.tsx';
import { DeckDialogs } from './deck-dialogs.tsx';
import styles from './decks.module.css';
import { RemovedDeck } from './removed-deck.tsx';
import { useDeckDialogs } from './use-deck-dialogs.ts';

export type DeckListProps = { onCreate: () => void; onReview: ((deckId: string) => void) | undefined };

/** Every deck that the reader can learn or change, with undo for the last one removed. */
export function DeckList({ onCreate, onReview }: DeckListProps) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  const { failed } = useOutcomeToast();
  const decks = useDecks();
  const dialogs = useDeckDialogs();
  const removing = useRemoveDeck();
  const [removed, setRemoved] = useState<Deck | null>(null);
  const rows: readonly Deck[] | undefined = decks.data?.filter(({ id }) => id !== removed?.id);

  const handleRemove = (deck: Deck) =>
    removing.mutate({ id: deck.id }, { onSuccess: () => setRemoved(deck), onError: failed });

  if (!rows && decks.isError) {
    return <LoadFailed title={t('decks.failed')} query={decks} />;
  }
  if (!rows) return <Skeleton shape="card" count={3} label={t('decks.loading')} />;
  return (
    <section aria-label={t('decks.title')}>
      {rows.length > 0 && <h2>{t('decks.title')}</h2>}
      {removed && <RemovedDeck key={removed.id} deck={removed} onRestored={() => setRemoved(null)} />}
      {rows.length === 0 && !removed && (
        <EmptyState
          picture={<Cards />}
          title={t('decks.empty')}
          text={t(role === 'teacher' ? 'decks.empty-text-teacher' : 'decks.empty-text')}
          action={<Button onClick={onCreate}>{t('decks.first')}</Button>}
        />
      )}
      <ul className={styles.list} hidden={rows.length === 0}>
        {rows.map((deck) => (
          <DeckCard
            key={deck.id}
            deck={deck}
            dialogs={dialogs}
            onReview={onReview}
            onRemove={() => handleRemove(deck)}
          />
        ))}
      </ul>
      <DeckDialogs dialogs={dialogs} decks={rows} />
    </section>
  );
}
