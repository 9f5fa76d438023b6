import { IconDotsVertical, IconEdit, IconLock, IconLockOpen, IconSend, IconTrash } from '@tabler/icons-react';
import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { Removed } from '#platform/last-removed.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import { useAssignmentActions } from './use-assignment-actions.ts';

export type AssignmentMenuProps = {
  assignment: Pick<ListedAssignment, 'id' | 'title' | 'task' | 'publishedAt' | 'closedAt'>;
  onEdit: () => void;
  onRemoved: (removed: Removed) => void;
};

/** What can be done with one assignment. */
export function AssignmentMenu({ assignment, onEdit, onRemoved }: AssignmentMenuProps) {
  const { t } = useTranslation('assignments-teacher');
  const actions = useAssignmentActions(assignment);
  const { title, publishedAt, closedAt } = assignment;
  const icon = (Icon: typeof IconEdit) => <Icon size="1.125rem" aria-hidden="true" />;
  const next: MenuItem =
    publishedAt === null
      ? { id: 'publish', text: t('publish'), icon: icon(IconSend), onSelect: actions.publish }
      : {
          id: 'close',
          text: t(closedAt === null ? 'close-it' : 'open-again'),
          icon: icon(closedAt === null ? IconLock : IconLockOpen),
          onSelect: () => actions.close(closedAt === null),
        };
  const trigger = (
    <Button variant="plain" aria-label={t('more', { title })}>
      <IconDotsVertical size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return (
    <Menu
      trigger={trigger}
      groups={[
        [{ id: 'edit', text: t('edit'), icon: icon(IconEdit), onSelect: onEdit }, next],
        [
          {
            id: 'remove',
            text: t('remove'),
            icon: icon(IconTrash),
            dangerous: true,
            onSelect: () => actions.remove(onRemoved),
          },
        ],
      ]}
    />
  );
}
