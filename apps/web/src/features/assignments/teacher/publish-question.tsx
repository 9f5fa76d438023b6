import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

export type PublishQuestionProps = { isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before homework is published that makes everybody late at once. */
export function PublishQuestion(question: PublishQuestionProps) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <ConfirmDialog
      {...question}
      title={t('overdue.title')}
      text={<p>{t('overdue.text')}</p>}
      confirmText={t('overdue.yes')}
      cancelText={t('overdue.no')}
    />
  );
}

/** Whether all work would be late if it was published now. Where nothing late is taken, the server refuses it. */
export function isOverdueAtOnce({ dueAt, isLateAllowed }: Pick<Assignment, 'dueAt' | 'isLateAllowed'>): boolean {
  return isLateAllowed && dueAt !== null && Date.parse(dueAt) < Date.now();
}
