import { limits } from '@wordgrove/contract/limits';
import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessions } from '#features/study-tracker/api.ts';
import styles from '#features/study-tracker/study.module.css';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RemovedSession } from './removed-session.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionRow } from './session-row.tsx';

export type SessionsPartProps = { today: string };

/** What was studied, latest first, and a form to add what the clock missed. */
export function SessionsPart({ today }: SessionsPartProps) {
  const { t } = useTranslation(['study-tracker', 'app']);
  const { errorText } = useErrorText();
  const [page, setPage] = useState(1);
  const sessions = useSessions(page);
  const dialog = useDialogSubject<StudySession | null>();
  const [removed, setRemoved] = useState<StudySession | null>(null);
  const pages = Math.max(1, Math.ceil((sessions.data?.total ?? 0) / limits.studySessionsPage));
  const rows = sessions.data?.sessions.filter(({ id }) => id !== removed?.id);
  return (
    <PartCard
      title={t('sessions.title')}
      actions={<Button onClick={() => dialog.open(null)}>{t('sessions.add')}</Button>}
    >
      {!rows && sessions.isError && (
        <Notice
          tone="error"
          title={t('sessions.failed')}
          action={<Button onClick={() => void sessions.refetch()}>{t('app:retry')}</Button>}
        >
          {errorText(sessions.error)}
        </Notice>
      )}
      {!rows && !sessions.isError && <Skeleton shape="row" count={3} label={t('loading')} />}
      {rows?.length === 0 && !removed && <p className={styles.note}>{t('sessions.empty')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEdit={() => dialog.open(session)}
              onRemoved={() => setRemoved(session)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t('sessions.pages')} className={styles.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('sessions.newer')}
          </Button>
          <span>{t('sessions.page', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('sessions.older')}
          </Button>
        </nav>
      )}
      {removed && <RemovedSession key={removed.id} session={removed} onClose={() => setRemoved(null)} />}
      <SessionDialog
        session={dialog.subject}
        today={today}
        isOpen={dialog.isOpen}
        opening={dialog.opening}
        onClose={dialog.close}
      />
    </PartCard>
  );
}
