import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateDeck, useRenameDeck } from '#features/flashcards/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { NameForm } from '#ui/name-form.tsx';
import { Notice } from '#ui/notice.tsx';

export function NewDeck({ onClose }: { onClose: () => void }) {
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
      isPending={create.isPending}
      onSend={send}
      onCancel={onClose}
      codesOfField={['too-many-decks']}
    />
  );
}

/** The new name is meant for the version that was current when the dialog opened. */
export function RenameDeck({ deck, onClose }: { deck: Deck; onClose: () => void }) {
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
      isPending={rename.isPending}
      onSend={send}
      onCancel={onClose}
      notice={notice}
    />
  );
}
