import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecks } from '#features/flashcards/api.ts';
import { BackToDecks } from '#features/flashcards/back-to-decks.tsx';
import { LateImportDialog } from '#features/flashcards/import/late-import-dialog.tsx';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeckCards } from './deck-cards.tsx';
import { DeckFacts } from './deck-facts.tsx';
import { NewCardDialog } from './new-card-dialog.tsx';

export type DeckScreenProps = { deckId: string; onReview: (deckId: string) => void };

/** One deck in detail: its cards, and what its owner and its learners can do with them. */
export function DeckScreen({ deckId, onReview }: DeckScreenProps) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  const decks = useDecks();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const deck = decks.data?.find(({ id }) => id === deckId);
  const isLearner = role === 'student';

  if (!deck) {
    return (
      <>
        <BackToDecks />
        <PageHeader title={t('title')} />
        {decks.data && <EmptyState picture={<LostPath />} title={t('deck.gone')} text={t('deck.gone-text')} />}
        {!decks.data && decks.isError && <LoadFailed title={t('deck.failed')} query={decks} />}
        {decks.isPending && <Skeleton shape="row" count={5} label={t('deck.loading')} />}
      </>
    );
  }
  const canReview = isLearner && deck.due + deck.fresh > 0;
  return (
    <>
      <BackToDecks />
      <PageHeader
        title={deck.name}
        lead={<DeckFacts deck={deck} isLearner={isLearner} />}
        actions={
          <>
            {deck.isOwn && deck.cards > 0 && (
              <>
                <Button onClick={() => setImporting(true)}>{t('deck.import')}</Button>
                <Button onClick={() => setAdding(true)}>{t('card.new')}</Button>
              </>
            )}
            {canReview && (
              <Button variant="primary" onClick={() => onReview(deck.id)}>
                {t('decks.review')}
              </Button>
            )}
          </>
        }
      />
      <DeckCards deck={deck} isLearner={isLearner} onAdd={() => setAdding(true)} onImport={() => setImporting(true)} />
      {deck.isOwn && (
        <>
          <NewCardDialog deckId={deck.id} isOpen={isAdding} onClose={() => setAdding(false)} />
          <LateImportDialog deckId={deck.id} isOpen={isImporting} onClose={() => setImporting(false)} />
        </>
      )}
    </>
  );
}
