import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateClass } from '#features/classes/api.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';

export type NewClassDialogProps = {
  isOpen: boolean;
  opening: number;
  onClose: () => void;
  onCreated: (id: string) => void;
};

export function NewClassDialog({ isOpen, opening, onClose, onCreated }: NewClassDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('switcher.new')} closeText={t('cancel')} size="small">
      <NewClass key={opening} onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function NewClass({ onClose, onCreated }: Pick<NewClassDialogProps, 'onClose' | 'onCreated'>) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const create = useCreateClass();
  // Made with the form, so that sending it again after a lost answer makes no second class.
  const [id] = useState(() => v7());
  const send = async (name: string) => {
    const made = await create.mutateAsync({ id, name, timeZone: deviceTimeZone() });
    done(t('switcher.created', { name: made.name }));
    onClose();
    onCreated(made.id);
  };
  return (
    <NameForm
      label={t('class-name')}
      start=""
      submitText={t('create')}
      cancelText={t('cancel')}
      isPending={create.isPending}
      onSend={send}
      onCancel={onClose}
      codesOfField={['class-name-taken', 'too-many-classes']}
    />
  );
}
