import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegenerate } from '#features/daily-tasks/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type RegenerateButtonProps = { board: TaskBoard; onFailed: (error: unknown) => void };

/** Gets new tasks, and asks first when open ones would be archived. */
export function RegenerateButton({ board, onFailed }: RegenerateButtonProps) {
  const { t } = useTranslation('daily-tasks');
  const regenerate = useRegenerate();
  const requestId = useRequestId();
  const [isAsking, setAsking] = useState(false);
  const open = board.total - board.completed;

  const renew = () => {
    // The same tasks on the screen mean the same request, so that sending it again makes no second set.
    const id = requestId(board.tasks.map((task) => task.id).join());
    const close = () => setAsking(false);
    regenerate.mutate({ id, language: currentLanguage() }, { onError: onFailed, onSettled: close });
  };
  return (
    <>
      <Button onClick={open > 0 ? () => setAsking(true) : renew} loading={regenerate.isPending && !isAsking}>
        {t('generate')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('replace.title')}
        text={<p>{t('replace.text', { count: open })}</p>}
        confirmText={t('replace.confirm')}
        cancelText={t('replace.cancel')}
        onConfirm={renew}
        onClose={() => setAsking(false)}
        busy={regenerate.isPending}
      />
    </>
  );
}
