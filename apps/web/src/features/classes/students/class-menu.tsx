import { IconArchive, IconArchiveOff, IconChevronDown, IconEdit, IconUserShare } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useArchiveClass, useReopenClass } from '#features/classes/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import { EditClassDialog } from './edit-class-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

/** What can be done with the chosen class. The dialogs outlive the choice, so that they can close properly. */
export function ClassMenu({ chosen, onChoose }: { chosen: SchoolClass | null; onChoose: (id: string | null) => void }) {
  const editing = useDialogSubject<SchoolClass>();
  const archiving = useDialogSubject<SchoolClass>();
  const handingOver = useDialogSubject<SchoolClass>();
  return (
    <>
      {chosen && (
        <ClassActions chosen={chosen} onEdit={editing.open} onArchive={archiving.open} onHandOver={handingOver.open} />
      )}
      <EditClassDialog dialog={editing} />
      <ArchiveClassDialog dialog={archiving} onArchived={() => onChoose(null)} />
      <HandOverDialog dialog={handingOver} />
    </>
  );
}

type ClassActionsProps = {
  chosen: SchoolClass;
  onEdit: (chosen: SchoolClass) => void;
  onArchive: (chosen: SchoolClass) => void;
  onHandOver: (chosen: SchoolClass) => void;
};

/** The menu of a class. */
function ClassActions({ chosen, onEdit, onArchive, onHandOver }: ClassActionsProps) {
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

type ArchiveClassDialogProps = { dialog: DialogSubject<SchoolClass>; onArchived: () => void };

function ArchiveClassDialog({ dialog, onArchived }: ArchiveClassDialogProps) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const archive = useArchiveClass();
  const { subject, isOpen, close } = dialog;
  if (!subject) return null;
  const { id, name } = subject;
  const handleConfirm = () =>
    archive.mutate(
      { id },
      {
        onSuccess: () => {
          done(t('switcher.was-archived', { name }));
          close();
          onArchived();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('switcher.archive-title', { name })}
      text={<p>{t('switcher.archive-text')}</p>}
      confirmText={t('switcher.archive')}
      cancelText={t('cancel')}
      onConfirm={handleConfirm}
      onClose={close}
      busy={archive.isPending}
    />
  );
}
