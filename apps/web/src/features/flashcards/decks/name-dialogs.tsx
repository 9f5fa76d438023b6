import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateDeck, useRenameDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';
import { Notice } from '#ui/notice.tsx';

type NewDeckDialogProps = { isOpen: boolean; opening: number; onClose: () => void };

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

type RenameDeckDialogProps = { deck: Deck; isOpen: boolean; opening: number; onClose: () => void };

export function RenameDeckDialog({ deck, isOpen, opening, onClose }: RenameDeckDialogProps) {
  const { t } = useTranslation('flashcards');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('decks.rename-title')} closeText={t('cancel')} size="small">
      <RenameDeck key={opening} deck={deck} onClose={onClose} />
    </Dialog>
  );
}

/** The new name is meant for the version that was current when the dialog opened. */
function RenameDeck({ deck, onClose }: Pick<RenameDeckDialogProps, 'deck' | 'onClose'>) {
  const { t } = useTranslation('flashcards');
  const { done } = useOutcomeToast();
  const [opened] = useState(deck);
  const [changed, setChanged] = useState<Deck | null>(null);
  const rename = useRenameDeck(setChanged);
  const send = async (name: string) => {
    const { id, version } = changed ?? opened;
    await rename.mutateAsync({ id, name, version });
    done(t('saved'));
    onClose();
  };
  const notice = changed && <Notice tone="warning">{t('decks.changed-elsewhere', { name: changed.name })}</Notice>;
  return (
    <NameForm
      label={t('decks.name')}
      start={opened.name}
      submitText={t('save')}
      cancelText={t('cancel')}
      isPending={rename.isPending}
      onSend={send}
      onCancel={onClose}
      notice={notice}
    />
  );
}
