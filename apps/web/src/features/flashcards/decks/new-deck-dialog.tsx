import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';

export type NewDeckDialogProps = { isOpen: boolean; opening: number; onClose: () => void };

export function NewDeckDialog({ isOpen, opening, onClose }: NewDeckDialogProps) {
  const { t } = useTranslation('flashcards');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('decks.new')} closeText={t('cancel')} size="small">
      <NewDeck key={opening} onClose={onClose} />
    </Dialog>
  );
}

function NewDeck({ onClose }: Pick<NewDeckDialogProps, 'onClose'>) {
  const { t } = useTranslation('flashcards');
  const { done } = useOutcomeToast();
  const create = useCreateDeck();
  // Made with the form, so that sending it again after a lost answer makes no second deck.
  const [id] = useState(() => v7());
  const send = async (name: string) => {
    const made = await create.mutateAsync({ id, name });
    done(t('decks.created', { name: made.name }));
    onClose();
  };
  return (
    <NameForm
      label={t('decks.name')}
      start=""
      submitText={t('create')}
      cancelText={t('cancel')}
      isPending={create.isPending}
      onSend={send}
      onCancel={onClose}
      codesOfField={['too-many-decks']}
    />
  );
}
