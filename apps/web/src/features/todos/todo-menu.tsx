import { IconArrowDown, IconArrowUp, IconDotsVertical, IconEdit, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';

export type TodoMenuProps = {
  title: string;
  place: { at: number; of: number } | undefined;
  onMove: ((to: number) => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** What can be done with one to-do. */
export function TodoMenu({ title, place, onMove, onEdit, onRemove }: TodoMenuProps) {
  const { t } = useTranslation('todos');
  const moves: MenuItem[] = [];
  const icon = (Icon: typeof IconEdit) => <Icon size="1.125rem" aria-hidden="true" />;
  if (place && onMove && place.at > 0) {
    moves.push({ id: 'up', text: t('up'), icon: icon(IconArrowUp), onSelect: () => onMove(place.at - 1) });
  }
  if (place && onMove && place.at < place.of - 1) {
    moves.push({ id: 'down', text: t('down'), icon: icon(IconArrowDown), onSelect: () => onMove(place.at + 1) });
  }
  const groups = [
    [{ id: 'edit', text: t('edit'), icon: icon(IconEdit), onSelect: onEdit }],
    moves,
    [{ id: 'remove', text: t('remove'), icon: icon(IconTrash), dangerous: true, onSelect: onRemove }],
  ].filter(({ length }) => length > 0);
  const trigger = (
    <Button variant="plain" aria-label={t('more', { title })}>
      <IconDotsVertical size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={groups} />;
}
