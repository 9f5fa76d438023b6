import { IconEdit, IconShare, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Deck } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { deckSearch } from '#features/flashcards/use-view.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import typography from '#ui/typography.module.css';
import styles from './decks.module.css';

type DeckCardProps = {
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
      {!isOwn && <p className={typography.figures}>{t('decks.from', { name: ownerName })}</p>}
      {isOwn && classes.length > 0 && (
        <p className={typography.figures}>{t('decks.shared-with', { classes: classNames })}</p>
      )}
      <p className={typography.figures}>
        {t('cards', { count: cards })}
        {onReview && due > 0 && ` · ${t('due', { count: due })}`}
        {onReview && fresh > 0 && ` · ${t('fresh', { count: fresh })}`}
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

/** The less frequent actions on the reader's own decks. */
function DeckMenu({ deck, dialogs, onRemove }: { deck: Deck; dialogs: DeckDialogStates; onRemove: () => void }) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  const { id, name } = deck;
  const share = { id: 'share', text: t('share.item'), icon: IconShare, onSelect: () => dialogs.sharing.open(id) };
  const rename = { id: 'rename', text: t('decks.rename'), icon: IconEdit, onSelect: () => dialogs.renaming.open(id) };
  const remove = { id: 'remove', text: t('decks.remove'), icon: IconTrash, dangerous: true, onSelect: onRemove };
  const groups = [role === 'teacher' ? [share, rename] : [rename], [remove]];
  return <MoreMenu label={t('decks.more', { name })} groups={groups} />;
}

/** The dialogs about one deck, each holding its id. */
export type DeckDialogStates = Record<'renaming' | 'sharing', DialogSubject<string>>;

export function useDeckDialogs(): DeckDialogStates {
  return { renaming: useDialogSubject<string>(), sharing: useDialogSubject<string>() };
}
