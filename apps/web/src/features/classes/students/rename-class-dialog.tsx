import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameClass } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';
import { Notice } from '#ui/notice.tsx';

export type RenameClassDialogProps = {
  subject: SchoolClass | null;
  isOpen: boolean;
  opening: number;
  onClose: () => void;
};

export function RenameClassDialog({ subject, isOpen, opening, onClose }: RenameClassDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('switcher.rename-title')} closeText={t('cancel')} size="small">
      {subject && <RenameClass key={opening} opened={subject} onClose={onClose} />}
    </Dialog>
  );
}

/** `opened` is the class as it was then: the new name is meant for that version. */
function RenameClass({ opened, onClose }: { opened: SchoolClass; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const [changed, setChanged] = useState<SchoolClass | null>(null);
  const rename = useRenameClass(setChanged);
  const send = async (name: string) => {
    const { id, version } = changed ?? opened;
    await rename.mutateAsync({ id, name, version });
    done(t('saved'));
    onClose();
  };
  const notice = changed && <Notice tone="warning">{t('switcher.changed-elsewhere', { name: changed.name })}</Notice>;
  return (
    <NameForm
      label={t('class-name')}
      start={opened.name}
      submitText={t('save')}
      cancelText={t('cancel')}
      isPending={rename.isPending}
      onSend={send}
      onCancel={onClose}
      notice={notice}
      codesOfField={['class-name-taken']}
    />
  );
}
