import { IconArchive, IconArchiveOff, IconChevronDown, IconEdit, IconUserShare } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useReopenClass } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';

export type ClassActionsProps = {
  chosen: SchoolClass;
  onEdit: (chosen: SchoolClass) => void;
  onArchive: (chosen: SchoolClass) => void;
  onHandOver: (chosen: SchoolClass) => void;
};

/** The menu of a class. */
export function ClassActions({ chosen, onEdit, onArchive, onHandOver }: ClassActionsProps) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const reopen = useReopenClass();
  const { id, name, archivedAt } = chosen;
  const handleReopen = () =>
    reopen.mutate({ id }, { onSuccess: () => done(t('switcher.reopened', { name })), onError: failed });

  const edit: MenuItem = {
    id: 'edit',
    text: t('switcher.edit'),
    icon: <IconEdit size="1.125rem" aria-hidden="true" />,
    onSelect: () => onEdit(chosen),
  };
  const putAway: MenuItem = {
    id: 'archive',
    text: t('switcher.archive'),
    icon: <IconArchive size="1.125rem" aria-hidden="true" />,
    onSelect: () => onArchive(chosen),
  };
  const takeOut: MenuItem = {
    id: 'reopen',
    text: t('switcher.reopen'),
    icon: <IconArchiveOff size="1.125rem" aria-hidden="true" />,
    onSelect: handleReopen,
  };
  const handOver: MenuItem = {
    id: 'hand-over',
    text: t('switcher.hand-over'),
    icon: <IconUserShare size="1.125rem" aria-hidden="true" />,
    onSelect: () => onHandOver(chosen),
  };
  const trigger = (
    <Button loading={reopen.isPending}>
      {t('switcher.manage')}
      <IconChevronDown size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={[[edit, archivedAt ? takeOut : putAway], [handOver]]} />;
}
