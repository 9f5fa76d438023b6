import { IconDotsVertical, IconEdit, IconShare, IconTrash } from '@tabler/icons-react';
import type { Deck } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import type { DeckDialogStates } from './use-deck-dialogs.ts';

export type DeckMenuProps = { deck: Deck; dialogs: DeckDialogStates; onRemove: () => void };

/** The less frequent actions on the reader's own decks. */
export function DeckMenu({ deck, dialogs, onRemove }: DeckMenuProps) {
  const { t } = useTranslation('flashcards');
  const { role } = useSession();
  const share: MenuItem = {
    id: 'share',
    text: t('share.item'),
    icon: <IconShare size="1.125rem" aria-hidden="true" />,
    onSelect: () => dialogs.sharing.open(deck.id),
  };
  const rename: MenuItem = {
    id: 'rename',
    text: t('decks.rename'),
    icon: <IconEdit size="1.125rem" aria-hidden="true" />,
    onSelect: () => dialogs.renaming.open(deck.id),
  };
  const remove: MenuItem = {
    id: 'remove',
    text: t('decks.remove'),
    icon: <IconTrash size="1.125rem" aria-hidden="true" />,
    dangerous: true,
    onSelect: onRemove,
  };
  const trigger = (
    <Button variant="plain" aria-label={t('decks.more', { name: deck.name })}>
      <IconDotsVertical size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={[role === 'teacher' ? [share, rename] : [rename], [remove]]} />;
}
