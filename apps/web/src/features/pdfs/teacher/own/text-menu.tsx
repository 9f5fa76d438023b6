import { IconArchive, IconArchiveOff, IconDotsVertical, IconEdit, IconTrash } from '@tabler/icons-react';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useArchiveText } from '#features/pdfs/teacher/api.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { EditTextDialog } from './edit-text-dialog.tsx';
import { RemoveTextDialog } from './remove-text-dialog.tsx';

type TextMenuProps = {
  text: Pdf;
  /** Put away, or taken out again. */
  onArchived?: (text: Pdf) => void;
  onRemoved?: () => void;
};

/** What can be done with one text. */
export function TextMenu({ text, onArchived, onRemoved }: TextMenuProps) {
  const { t } = useTranslation('pdfs-teacher');
  const { done, failed } = useOutcomeToast();
  const archive = useArchiveText();
  const editing = useDialogSubject<Pdf>();
  const removing = useDialogSubject<Pdf>();
  const { id, title, status } = text;
  const isArchived = status === 'archived';
  const handleArchive = () =>
    archive.mutate(
      { id, isArchived: !isArchived },
      {
        onSuccess: (changed) => {
          if (isArchived) done(t('archive.restored', { title }));
          onArchived?.(changed);
        },
        onError: failed,
      },
    );
  const trigger = (
    <Button variant="plain" aria-label={t('more', { title })}>
      <IconDotsVertical size="1.125rem" aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <Menu
        trigger={trigger}
        groups={[
          [
            { id: 'edit', text: t('edit.open'), icon: IconEdit, onSelect: () => editing.open(text) },
            {
              id: 'archive',
              text: t(isArchived ? 'archive.restore' : 'archive.open'),
              icon: isArchived ? IconArchiveOff : IconArchive,
              onSelect: handleArchive,
            },
          ],
          [
            {
              id: 'remove',
              text: t('remove.open'),
              icon: IconTrash,
              dangerous: true,
              onSelect: () => removing.open(text),
            },
          ],
        ]}
      />
      <EditTextDialog dialog={editing} />
      <RemoveTextDialog dialog={removing} onRemoved={onRemoved} />
    </>
  );
}
