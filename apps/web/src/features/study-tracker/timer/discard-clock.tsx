import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDiscard } from '#features/study-tracker/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Discards a clock that was started by mistake; asks first, since its time is lost. */
export function DiscardClock({ id }: { id: string }) {
  const { t } = useTranslation('study-tracker');
  const { failed } = useOutcomeToast();
  const discard = useDiscard();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('clock.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('clock.discard-title')}
        text={t('clock.discard-text')}
        confirmText={t('clock.discard')}
        cancelText={t('cancel')}
        dangerous
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ id }, { onSettled: () => setAsking(false), onError: failed })}
      />
    </>
  );
}
