import type { Deck } from '@wordgrove/contract/flashcards';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecks, useRemoveDeck, useRestoreDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Cards } from '#ui/pictures/cards.tsx';
import type { DeckDialogStates } from './deck-card.tsx';
import { DeckCard, useDeckDialogs } from './deck-card.tsx';
import styles from './decks.module.css';
import { RenameDeck } from './name-forms.tsx';
import { ShareSwitches } from './share-switches.tsx';

type DeckListProps = { onCreate: () => void; onReview: ((deckId: string) => void) | undefined };

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

  if (!rows) {
    return <NotLoaded query={decks} failed={t('decks.failed')} loading={t('decks.loading')} shape="card" count={3} />;
  }
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

/** The dialogs of the deck list. Each reads its deck from the list, so that it shows changes made meanwhile. */
function DeckDialogs({ dialogs: { renaming, sharing }, decks }: { dialogs: DeckDialogStates; decks: readonly Deck[] }) {
  const { t } = useTranslation(['flashcards', 'app']);
  const find = (id: string | null) => decks.find((deck) => deck.id === id);
  const [renamed, shared] = [find(renaming.subject), find(sharing.subject)];
  return (
    <>
      {renamed && (
        <SubjectDialog dialog={renaming} title={t('decks.rename-title')} size="small">
          {() => <RenameDeck deck={renamed} onClose={renaming.close} />}
        </SubjectDialog>
      )}
      {shared && (
        <SubjectDialog
          dialog={sharing}
          title={t('share.title', { name: shared.name })}
          closeText={t('app:close')}
          size="small"
        >
          {() => <ShareSwitches deck={shared} />}
        </SubjectDialog>
      )}
    </>
  );
}

/** Says that a deck was removed, with undo in easy reach. */
function RemovedDeck({ deck, onRestored }: { deck: Deck; onRestored: () => void }) {
  const { t } = useTranslation('flashcards');
  const { failed } = useOutcomeToast();
  const restore = useRestoreDeck();
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed it disappeared with it.
  useEffect(() => button.current?.focus(), []);
  const undo = (
    <Button
      ref={button}
      loading={restore.isPending}
      onClick={() => restore.mutate({ id: deck.id }, { onSuccess: onRestored, onError: failed })}
    >
      {t('undo')}
    </Button>
  );
  return <Notice action={undo}>{t('decks.removed', { name: deck.name })}</Notice>;
}
