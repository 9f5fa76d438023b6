import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './hand-in.module.css';
import { refusedDrafts } from './refused-drafts.ts';
import { useRefused } from './use-refused.ts';

/** What was written too late or, meanwhile, elsewhere: it isn't saved any more, but can still be copied from here. */
export function LostText({ studentId, assignmentId }: { studentId: string; assignmentId: string }) {
  const { t } = useTranslation('assignments-hand-in');
  const of = { studentId, assignmentId };
  const lost = useRefused(studentId, assignmentId);
  if (!lost) return null;
  const discard = <Button onClick={() => refusedDrafts.forget(of)}>{t('lost.discard')}</Button>;
  return (
    <Notice tone="warning" title={t(lost.why === 'assignment-over' ? 'lost.title' : 'lost.elsewhere')} action={discard}>
      <p className={styles.written}>{lost.text}</p>
    </Notice>
  );
}
