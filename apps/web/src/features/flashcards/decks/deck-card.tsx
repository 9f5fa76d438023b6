import { Link } from '@tanstack/react-router';
import type { Deck } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { deckSearch } from '#features/flashcards/use-view.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeckMenu } from './deck-menu.tsx';
import styles from './decks.module.css';
import type { DeckDialogStates } from './use-deck-dialogs.ts';

export type DeckCardProps = {
  deck: Deck;
  dialogs: DeckDialogStates;
  /** Undefined for people who don't review. */
  onReview: ((deckId: string) => void) | undefined;
  onRemove: () => void;
};

export function DeckCard({ deck, dialogs, onReview, onRemove }: DeckCardProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { id, name, isOwn, ownerName, classes, cards, due, fresh } = deck;
  const classNames = format.list(classes.map((each) => each.name));
  return (
    <Card as="li" className={styles.deck}>
      <div className={styles.head}>
        <h3>
          <Link to={paths.flashcards} search={deckSearch(id)} className={styles.open}>
            {name}
          </Link>
        </h3>
        {isOwn && <DeckMenu deck={deck} dialogs={dialogs} onRemove={onRemove} />}
      </div>
      {!isOwn && <p className={styles.facts}>{t('decks.from', { name: ownerName })}</p>}
      {isOwn && classes.length > 0 && <p className={styles.facts}>{t('decks.shared-with', { classes: classNames })}</p>}
      <p className={styles.facts}>
        {t('cards', { count: cards })}
        {onReview && ` · ${t('due', { count: due })} · ${t('fresh', { count: fresh })}`}
      </p>
      {onReview && due + fresh > 0 && (
        <div className={styles.foot}>
          <Button aria-label={t('decks.review-label', { name })} onClick={() => onReview(id)}>
            {t('decks.review')}
          </Button>
        </div>
      )}
    </Card>
  );
}
