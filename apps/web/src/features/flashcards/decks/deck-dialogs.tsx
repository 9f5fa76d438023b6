import type { Deck } from '@wordgrove/contract/flashcards';
import { RenameDeckDialog } from './rename-deck-dialog.tsx';
import { ShareDeckDialog } from './share-deck-dialog.tsx';
import type { DeckDialogStates } from './use-deck-dialogs.ts';

export type DeckDialogsProps = { dialogs: DeckDialogStates; decks: readonly Deck[] };

/** The dialogs of the deck list. Each reads its deck from the list, so that it shows changes made meanwhile. */
export function DeckDialogs({ dialogs: { renaming, sharing }, decks }: DeckDialogsProps) {
  const find = (id: string | null) => decks.find((deck) => deck.id === id);
  const [renamed, shared] = [find(renaming.subject), find(sharing.subject)];
  return (
    <>
      {renamed && (
        <RenameDeckDialog deck={renamed} isOpen={renaming.isOpen} opening={renaming.opening} onClose={renaming.close} />
      )}
      {shared && <ShareDeckDialog deck={shared} isOpen={sharing.isOpen} onClose={sharing.close} />}
    </>
  );
}
