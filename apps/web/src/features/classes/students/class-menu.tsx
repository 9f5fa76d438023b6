import { IconArchive, IconArchiveOff, IconChevronDown, IconEdit, IconUserShare, IconUsers } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useArchiveClass, useReopenClass } from '#features/classes/api.ts';
import { TeachersDialog } from '#features/classes/teachers/teachers-dialog.tsx';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, SubjectDialog } from '#ui/dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { EditClassForm } from './edit-class-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';

/** What can be done with the chosen class. The dialogs outlive the choice, so that they can close properly. */
export function ClassMenu({ chosen, onChoose }: { chosen: SchoolClass | null; onChoose: (id: string | null) => void }) {
  const { t } = useTranslation('classes');
  const editing = useDialogSubject<SchoolClass>();
  const archiving = useDialogSubject<SchoolClass>();
  const teaching = useDialogSubject<SchoolClass>();
  const handingOver = useDialogSubject<SchoolClass>();
  return (
    <>
      {chosen && (
        <ClassActions
          chosen={chosen}
          onEdit={editing.open}
          onArchive={archiving.open}
          onTeachers={teaching.open}
          onHandOver={handingOver.open}
        />
      )}
      <SubjectDialog dialog={editing} title={t('switcher.edit')} size="small">
        {(opened) => <EditClassForm opened={opened} onClose={editing.close} />}
      </SubjectDialog>
      <TeachersDialog dialog={teaching} onLeft={() => onChoose(null)} />
      <ArchiveClassDialog dialog={archiving} onArchived={() => onChoose(null)} />
      <SubjectDialog dialog={handingOver} title={({ name }) => t('switcher.hand-over-title', { name })}>
        {(given) => <HandOverForm given={given} onClose={handingOver.close} />}
      </SubjectDialog>
    </>
  );
}

type ClassActionsProps = {
  chosen: SchoolClass;
  onEdit: (chosen: SchoolClass) => void;
  onArchive: (chosen: SchoolClass) => void;
  onTeachers: (chosen: SchoolClass) => void;
  onHandOver: (chosen: SchoolClass) => void;
};

/** The menu of a class. */
function ClassActions({ chosen, onEdit, onArchive, onTeachers, onHandOver }: ClassActionsProps) {
  const { t } = useTranslation('classes');
  const { report } = useOutcomeToast();
  const reopen = useReopenClass();
  const { id, name, archivedAt, isOwner } = chosen;
  const handleReopen = () => reopen.mutate({ id }, report(t('switcher.reopened', { name })));

  const edit = { id: 'edit', text: t('switcher.edit'), icon: IconEdit, onSelect: () => onEdit(chosen) };
  const teachers = {
    id: 'teachers',
    text: t('switcher.teachers'),
    icon: IconUsers,
    onSelect: () => onTeachers(chosen),
  };
  const handOver = {
    id: 'hand-over',
    text: t('switcher.hand-over'),
    icon: IconUserShare,
    onSelect: () => onHandOver(chosen),
  };
  const move = archivedAt
    ? { id: 'reopen', text: t('switcher.reopen'), icon: IconArchiveOff, onSelect: handleReopen }
    : { id: 'archive', text: t('switcher.archive'), icon: IconArchive, onSelect: () => onArchive(chosen) };
  const trigger = (
    <Button loading={reopen.isPending}>
      {t('switcher.manage')}
      <IconChevronDown size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return <Menu trigger={trigger} groups={[[edit, move], isOwner ? [teachers, handOver] : [teachers]]} />;
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
      onConfirm={handleConfirm}
      onClose={close}
      busy={archive.isPending}
    />
  );
}
