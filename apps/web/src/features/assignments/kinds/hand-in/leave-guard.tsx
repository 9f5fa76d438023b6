import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

/** Asks before a page is left whose files are still on their way. */
export function LeaveGuard({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation('assignments-hand-in');
  const { status, proceed, reset } = useBlocker({
    // Only signing out, by this page or another, replaces the address: that is not asked about.
    shouldBlockFn: ({ action }) => isRunning && action !== 'REPLACE',
    enableBeforeUnload: isRunning,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={t('leave.title')}
      text={<p>{t('leave.text')}</p>}
      confirmText={t('leave.stop')}
      cancelText={t('leave.stay')}
      dangerous
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
