import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { outboxOf } from './answer-outbox.ts';

/** A quiet note that answers are kept here until the server can be reached; nothing while sending works. */
export function WaitingNotice({ studentId }: { studentId: string }) {
  const { t } = useTranslation('flashcards');
  const { heldUp, onChange } = outboxOf(studentId);
  const count = useSyncExternalStore(onChange, heldUp);
  return count > 0 ? <Notice>{t('review.waiting', { count })}</Notice> : null;
}

/** Says that waiting answers don't count, instead of letting them disappear. */
export function RefusedNotice({ studentId }: { studentId: string }) {
  const { t } = useTranslation('flashcards');
  const { refused, forgetRefused, onChange } = outboxOf(studentId);
  const count = useSyncExternalStore(onChange, refused);
  if (count === 0) return null;
  const close = <Button onClick={forgetRefused}>{t('review.refused-read')}</Button>;
  return <Notice action={close}>{t('review.refused', { count })}</Notice>;
}
