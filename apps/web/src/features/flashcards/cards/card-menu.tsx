import { IconBook, IconDotsVertical, IconEdit, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Card } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import type { CardActions } from './use-card-actions.ts';

export type CardMenuProps = { card: Card; actions: CardActions };

/** What can be done with one card. */
export function CardMenu({ card, actions: { edit, remove, suspend } }: CardMenuProps) {
  const { t } = useTranslation('flashcards');
  const { open } = useWordPanel();
  const { front, isSuspended } = card;
  const items: MenuItem[] = [];
  if (front.length <= limits.wordTextMax) {
    items.push({
      id: 'look-up',
      text: t('card.look-up'),
      icon: <IconBook size="1.125rem" aria-hidden="true" />,
      onSelect: () => open({ word: front }),
    });
  }
  if (edit) {
    items.push({
      id: 'edit',
      text: t('card.edit'),
      icon: <IconEdit size="1.125rem" aria-hidden="true" />,
      onSelect: () => edit(card),
    });
  }
  if (suspend) {
    const Icon = isSuspended ? IconPlayerPlay : IconPlayerPause;
    items.push({
      id: 'suspend',
      text: t(isSuspended ? 'card.resume' : 'card.pause'),
      icon: <Icon size="1.125rem" aria-hidden="true" />,
      onSelect: () => suspend([card.id], !isSuspended),
    });
  }
  const removing: MenuItem[] = remove
    ? [
        {
          id: 'remove',
          text: t('card.remove'),
          icon: <IconTrash size="1.125rem" aria-hidden="true" />,
          dangerous: true,
          onSelect: () => remove([card.id]),
        },
      ]
    : [];
  const groups = [items, removing].filter(({ length }) => length > 0);
  if (groups.length === 0) return null;
  const trigger = (
    <Button variant="plain" aria-label={t('card.more', { text: front })}>
      <IconDotsVertical size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={groups} />;
}
