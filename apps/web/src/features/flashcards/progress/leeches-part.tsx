import { useQuery } from '@tanstack/react-query';
import type { Card, Card as Flashcard } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useDecks } from '#features/flashcards/api.ts';
import { EditCardDialog } from '#features/flashcards/cards/edit-card-dialog.tsx';
import { useCardActions } from '#features/flashcards/cards/use-card-actions.ts';
import { orpc } from '#platform/api.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import { PartState } from './part-state.tsx';
import styles from './progress.module.css';

/** The cards that have been forgotten again and again, to be rewritten or left alone for a while. */
export function LeechesPart() {
  const { t } = useTranslation('flashcards');
  const leeches = useQuery(orpc.flashcards.leeches.queryOptions());
  const decks = useDecks();
  const editing = useDialogSubject<Flashcard>();
  const actions = useCardActions({ isOwn: true, isLearner: true, onEdit: editing.open, onRemoved: () => undefined });
  if (!leeches.data) return <PartState query={leeches} />;
  const own = new Set(decks.data?.flatMap(({ id, isOwn }) => (isOwn ? id : [])));
  return (
    <PartCard title={t('leeches.title')}>
      <p>{t(leeches.data.length > 0 ? 'leeches.text' : 'leeches.none')}</p>
      {leeches.data.length > 0 && (
        <ul className={layout.lined}>
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

type LeechRowProps = {
  card: Card;
  /** Undefined for a card of somebody else's deck. */
  onEdit: (() => void) | undefined;
  onSuspend: (isSuspended: boolean) => void;
};

function LeechRow({ card, onEdit, onSuspend }: LeechRowProps) {
  const { t } = useTranslation('flashcards');
  const { front, back, language, lapses, isSuspended } = card;
  const toggle = t(isSuspended ? 'card.resume' : 'card.pause');
  return (
    <li className={styles.leech}>
      <div className={styles.sides}>
        <p className={typography.strong} lang="en">
          {front}
        </p>
        <p lang={language ?? undefined}>{back}</p>
        <p className={typography.note}>
          {t('leeches.lapses', { count: lapses })} {isSuspended && <Badge>{t('card.is-paused')}</Badge>}
        </p>
      </div>
      <div className={layout.row}>
        {onEdit && (
          <Button aria-label={`${t('card.edit')}: ${front}`} onClick={onEdit}>
            {t('card.edit')}
          </Button>
        )}
        <Button aria-label={`${toggle}: ${front}`} onClick={() => onSuspend(!isSuspended)}>
          {toggle}
        </Button>
      </div>
    </li>
  );
}
