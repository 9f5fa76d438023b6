import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

type LeaveGuardProps = {
  /** What would be lost: files on their way, or photos that aren't added yet. */
  of: 'files' | 'photos';
  /** Whether there are any. */
  isLosing: boolean;
};

/** Asks before a page is left that holds what nobody else has yet. */
export function LeaveGuard({ of, isLosing }: LeaveGuardProps) {
  const { t } = useTranslation('assignments-hand-in');
  const { status, proceed, reset } = useBlocker({
    // Only signing out, by this page or another, replaces the address: that is not asked about.
    shouldBlockFn: ({ action }) => isLosing && action !== 'REPLACE',
    enableBeforeUnload: isLosing,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={t(`leave.${of}.title`)}
      text={<p>{t(`leave.${of}.text`)}</p>}
      confirmText={t(`leave.${of}.go`)}
      cancelText={t(`leave.${of}.stay`)}
      dangerous
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
