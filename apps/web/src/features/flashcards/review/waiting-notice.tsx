import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';
import { outboxOf } from './answer-outbox.ts';

export type WaitingNoticeProps = { studentId: string };

/** A quiet note that answers are kept here until the server can be reached; nothing while sending works. */
export function WaitingNotice({ studentId }: WaitingNoticeProps) {
  const { t } = useTranslation('flashcards');
  const { heldUp, onChange } = outboxOf(studentId);
  const count = useSyncExternalStore(onChange, heldUp);
  return count > 0 ? <Notice>{t('review.waiting', { count })}</Notice> : null;
}
