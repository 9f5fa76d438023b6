import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';
import { Notice } from '#ui/notice.tsx';

export type RenameDeckDialogProps = { deck: Deck; isOpen: boolean; opening: number; onClose: () => void };

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
