import type { Card as Flashcard } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useDecks } from '#features/flashcards/api.ts';
import { EditCardDialog } from '#features/flashcards/cards/edit-card-dialog.tsx';
import { useCardActions } from '#features/flashcards/cards/use-card-actions.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { PartCard } from '#ui/part-card.tsx';
import { useLeeches } from './api.ts';
import { LeechRow } from './leech-row.tsx';
import { PartState } from './part-state.tsx';
import styles from './progress.module.css';

/** The cards that have been forgotten again and again, to be rewritten or left alone for a while. */
export function LeechesPart() {
  const { t } = useTranslation('flashcards');
  const leeches = useLeeches();
  const decks = useDecks();
  const editing = useDialogSubject<Flashcard>();
  const actions = useCardActions({ isOwn: true, isLearner: true, onEdit: editing.open, onRemoved: () => undefined });
  if (!leeches.data) return <PartState query={leeches} />;
  const own = new Set(decks.data?.flatMap(({ id, isOwn }) => (isOwn ? id : [])));
  return (
    <PartCard title={t('leeches.title')}>
      <p>{t(leeches.data.length > 0 ? 'leeches.text' : 'leeches.none')}</p>
      {leeches.data.length > 0 && (
        <ul className={styles.leeches}>
          {leeches.data.map((card) => (
            <LeechRow
              key={card.id}
              card={card}
              onEdit={own.has(card.deckId) ? () => actions.edit?.(card) : undefined}
              onSuspend={(isSuspended) => actions.suspend?.([card.id], isSuspended)}
            />
          ))}
        </ul>
      )}
      <EditCardDialog card={editing.subject} isOpen={editing.isOpen} onClose={editing.close} />
    </PartCard>
  );
}
