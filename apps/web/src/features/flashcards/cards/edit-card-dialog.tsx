import type { Card } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useEditCard } from '#features/flashcards/api.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CardTexts } from './card-form.tsx';
import { CardForm, cardChecks, typedCard } from './card-form.tsx';

type EditCardDialogProps = { card: Card | null; isOpen: boolean; onClose: () => void };

/** Edits one version of a card: what was typed is still there when the same version is opened again. */
export function EditCardDialog({ card, ...rest }: EditCardDialogProps) {
  return card && <EditCard key={`${card.id}/${card.version}`} card={card} {...rest} />;
}

function EditCard({ card, isOpen, onClose }: EditCardDialogProps & { card: Card }) {
  const { t } = useTranslation('flashcards');
  const { done } = useOutcomeToast();
  const form = useEditForm({ row: card, typed: typedCard, checks: cardChecks });
  const edit = useEditCard(form.follow);
  const send = async (texts: CardTexts) => {
    const { id, version } = form.edited;
    await edit.mutateAsync({ id, version, ...texts });
    done(t('saved'));
    onClose();
  };
  const { changed } = form;
  const notice = changed && (
    <Notice tone="warning">{t('card.changed-elsewhere', { front: changed.front, back: changed.back })}</Notice>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('card.edit-title')} size="small">
      <CardForm
        form={form}
        submitText={t('save')}
        isPending={edit.isPending}
        onSend={send}
        onCancel={onClose}
        notice={notice}
      />
    </Dialog>
  );
}
