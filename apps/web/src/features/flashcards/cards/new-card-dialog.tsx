import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useAddCard } from '#features/flashcards/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { Dialog } from '#ui/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CardTexts } from './card-form.tsx';
import { CardForm, cardChecks, typedCard } from './card-form.tsx';

/** Stays open from card to card; an unfinished card is still there after closing by mistake. */
export function NewCardDialog({ deckId, isOpen, onClose }: { deckId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('flashcards');
  const add = useAddCard();
  const start = typedCard({ front: '', back: '', language: currentLanguage(), note: '' });
  const form = useFormState({ start, checks: cardChecks });
  const [added, setAdded] = useState<string | null>(null);
  // Sent again after a lost answer, it makes no second card.
  const id = useRef(v7());
  const fields = useRef<HTMLDivElement>(null);
  const send = async (texts: CardTexts) => {
    await add.mutateAsync({ id: id.current, deckId, ...texts });
    id.current = v7();
    setAdded(texts.front);
    form.fill({ front: '', back: '', note: '' });
    fields.current?.querySelector('textarea')?.focus();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('card.new')} closeText={t('card.done')} size="small">
      <div ref={fields}>
        <CardForm
          form={form}
          submitText={t('card.add')}
          cancelText={t('card.done')}
          isPending={add.isPending}
          onSend={send}
          onCancel={onClose}
        />
        <VisuallyHidden>
          <span role="status">{added !== null && t('card.added', { text: added })}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
