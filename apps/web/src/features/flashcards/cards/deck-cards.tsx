import { IconDownload } from '@tabler/icons-react';
import type { Card, Deck } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { useCards, useRestoreCards } from '#features/flashcards/api.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CardList, useChosenCards } from './card-list.tsx';
import styles from './cards.module.css';
import { EditCardDialog } from './edit-card-dialog.tsx';
import { PageTurner } from './page-turner.tsx';
import { inBatches, useCardActions } from './use-card-actions.ts';

const pauseMs = 250;

type DeckCardsProps = { deck: Deck; isLearner: boolean; onAdd: () => void; onImport: () => void };

/** The cards of a deck, page by page, with a search and the actions on them. */
export function DeckCards({ deck, isLearner, onAdd, onImport }: DeckCardsProps) {
  const { t } = useTranslation('flashcards');
  const list = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebounce(typed.trim(), pauseMs);
  const [turned, setTurned] = useState({ search: '', page: 1 });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const editing = useDialogSubject<Card>();
  const chosen = useChosenCards();
  const page = turned.search === search ? turned.page : 1;
  const cards = useCards({ deckId: deck.id, search, page });
  const turn = (to: number) => setTurned({ search, page: to });
  const handleTurn = (to: number) => {
    turn(to);
    list.current?.focus();
  };
  const handleRemoved = (ids: readonly string[]) => {
    setRemoved(ids);
    chosen.choose(ids, false);
  };
  const actions = useCardActions({ isOwn: deck.isOwn, isLearner, onEdit: editing.open, onRemoved: handleRemoved });

  if (!cards.data) {
    return <NotLoaded query={cards} failed={t('deck.failed')} loading={t('deck.loading')} shape="row" count={5} />;
  }
  const { total } = cards.data;
  const isEmpty = total === 0 && search === '' && typed === '';
  // Removing the last card of the last page leaves an empty one.
  if (total > 0 && cards.data.cards.length === 0 && page > 1 && !cards.isPlaceholderData) turn(page - 1);
  return (
    <section ref={list} tabIndex={-1} className={styles.cards} aria-label={t('deck.title')}>
      {removed.length > 0 && (
        <RemovedCards
          key={removed[0]}
          ids={removed}
          onRestored={() => {
            setRemoved([]);
            list.current?.focus();
          }}
        />
      )}
      {isEmpty && removed.length === 0 && <EmptyDeck isOwn={deck.isOwn} onAdd={onAdd} onImport={onImport} />}
      {!isEmpty && (
        <>
          <div className={styles.search}>
            <TextField
              label={t('deck.search')}
              type="search"
              autoComplete="off"
              maxLength={limits.nameMax}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <p role="status" className={styles.facts}>
              {search !== '' && t(total > 0 ? 'deck.found' : 'deck.none-found', { count: total, search })}
            </p>
          </div>
          <CardList cards={cards.data.cards} actions={actions} chosen={chosen} isLearner={isLearner} />
          <PageTurner total={total} page={page} isLoading={cards.isPlaceholderData} onTurn={handleTurn} />
          <ExportLinks deckId={deck.id} />
        </>
      )}
      <EditCardDialog card={editing.subject} isOpen={editing.isOpen} onClose={editing.close} />
    </section>
  );
}

/** A deck without cards, and how to add some. */
function EmptyDeck({ isOwn, onAdd, onImport }: { isOwn: boolean; onAdd: () => void; onImport: () => void }) {
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

/** Says that cards were removed, with undo in easy reach. */
function RemovedCards({ ids, onRestored }: { ids: readonly string[]; onRestored: () => void }) {
  const { t } = useTranslation('flashcards');
  const { attempt } = useOutcomeToast();
  const restore = useRestoreCards();
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed them disappeared with them.
  useEffect(() => button.current?.focus(), []);
  const handleUndo = () =>
    attempt(async () => {
      await inBatches(ids, (cardIds) => restore.mutateAsync({ cardIds }));
      onRestored();
    });
  const undo = (
    <Button ref={button} loading={restore.isPending} onClick={handleUndo}>
      {t('undo')}
    </Button>
  );
  return <Notice action={undo}>{t('deck.removed', { count: ids.length })}</Notice>;
}

/** The deck as a file: for spreadsheets, and for Anki. */
function ExportLinks({ deckId }: { deckId: string }) {
  const { t } = useTranslation('flashcards');
  const href = (format: 'csv' | 'anki') => `${streamPaths.exportCards}?${new URLSearchParams({ deckId, format })}`;
  return (
    <div className={styles.exports}>
      {(['csv', 'anki'] as const).map((format) => (
        <ButtonAnchor key={format} variant="plain" href={href(format)} download>
          <IconDownload size="1.125rem" aria-hidden="true" />
          {t(`deck.export-${format}`)}
        </ButtonAnchor>
      ))}
    </div>
  );
}
