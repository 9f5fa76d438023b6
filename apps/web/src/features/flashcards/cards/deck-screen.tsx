import { IconShare } from '@tabler/icons-react';
import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecks } from '#features/flashcards/api.ts';
import { ShareSwitches } from '#features/flashcards/decks/share-switches.tsx';
import type { ImportDialogProps } from '#features/flashcards/import/import-dialog.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { latePart, useLatePart } from '#ui/late-part.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { DeckCards } from './deck-cards.tsx';
import { NewCardDialog } from './new-card-dialog.tsx';

/** One deck in detail: its cards, and what its owner and its learners can do with them. */
export function DeckScreen({ deckId, onReview }: { deckId: string; onReview: (deckId: string) => void }) {
  const { t } = useTranslation(['flashcards', 'app']);
  const { role } = useSession();
  const decks = useDecks();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const deck = decks.data?.find(({ id }) => id === deckId);
  const sharing = useDialogSubject<string>();
  const isLearner = role === 'student';

  if (!deck) {
    return (
      <>
        <PageHeader title={t('title')} />
        {decks.data ? (
          <EmptyState picture={<LostPath />} title={t('deck.gone')} text={t('deck.gone-text')} />
        ) : (
          <NotLoaded query={decks} failed={t('deck.failed')} loading={t('deck.loading')} shape="row" count={5} />
        )}
      </>
    );
  }
  const canReview = isLearner && deck.due + deck.fresh > 0;
  return (
    <>
      <PageHeader
        title={deck.name}
        lead={<DeckFacts deck={deck} isLearner={isLearner} />}
        actions={
          <>
            {deck.isOwn && role === 'teacher' && (
              <Button icon={IconShare} aria-haspopup="dialog" onClick={() => sharing.open(deck.id)}>
                {t('share.button')}
              </Button>
            )}
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
          <SubjectDialog
            dialog={sharing}
            title={t('share.title', { name: deck.name })}
            closeText={t('app:close')}
            size="small"
          >
            {() => <ShareSwitches deck={deck} />}
          </SubjectDialog>
          <LateImportDialog deckId={deck.id} isOpen={isImporting} onClose={() => setImporting(false)} />
        </>
      )}
    </>
  );
}

/** Whose deck it is, how much is in it, and how much of it is due. */
function DeckFacts({ deck, isLearner }: { deck: Deck; isLearner: boolean }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { isOwn, ownerName, classes, cards, due, fresh } = deck;
  return (
    <>
      {t('cards', { count: cards })}
      {isLearner && due > 0 && ` · ${t('due', { count: due })}`}
      {isLearner && fresh > 0 && ` · ${t('fresh', { count: fresh })}`}
      {!isOwn && ` · ${t('decks.from', { name: ownerName })}`}
      {isOwn && classes.length > 0 && (
        <>
          <br />
          {t('decks.shared-with', { classes: format.list(classes.map(({ name }) => name)) })}
        </>
      )}
    </>
  );
}

const importDialog = latePart(
  'import-dialog',
  () => import('#features/flashcards/import/import-dialog.tsx'),
  (module) => module.ImportDialog,
);

/** The import dialog, whose code is loaded when it is first wanted. */
function LateImportDialog(props: ImportDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  const ImportDialog = useLatePart(importDialog, props.isOpen, props.onClose);
  return wasOpened && ImportDialog ? <ImportDialog {...props} /> : null;
}
