import { IconEdit, IconTrash } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useRemoveSession, useRestoreSession, useSessions } from './api.ts';
import { AddSession, EditSession } from './session-forms.tsx';
import styles from './study.module.css';

/** What was studied, latest first, and a form to add what the clock missed. */
export function SessionsPart({ today }: { today: string }) {
  const { t } = useTranslation('study-tracker');
  const [page, setPage] = useState(1);
  const sessions = useSessions(page);
  const dialog = useDialogSubject<StudySession | 'new'>();
  const [removed, setRemoved] = useState<StudySession | null>(null);
  const pages = Math.max(1, Math.ceil((sessions.data?.total ?? 0) / limits.studySessionsPage));
  const rows = sessions.data?.sessions.filter(({ id }) => id !== removed?.id);
  return (
    <PartCard
      title={t('sessions.title')}
      actions={<Button onClick={() => dialog.open('new')}>{t('sessions.add')}</Button>}
    >
      {!rows && sessions.isError && <FailedNotice title={t('sessions.failed')} query={sessions} />}
      {!rows && !sessions.isError && <Skeleton shape="row" count={3} label={t('loading')} />}
      {rows?.length === 0 && !removed && <p className={typography.note}>{t('sessions.empty')}</p>}
      {rows && rows.length > 0 && (
        <ul className={layout.lined}>
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
      <SubjectDialog
        dialog={dialog}
        title={(session) => t(session === 'new' ? 'sessions.add-title' : 'sessions.edit-title')}
        size="small"
      >
        {(session) =>
          session === 'new' ? (
            <AddSession today={today} onClose={dialog.close} />
          ) : (
            <EditSession session={session} onClose={dialog.close} />
          )
        }
      </SubjectDialog>
    </PartCard>
  );
}

type SessionRowProps = { session: StudySession; onEdit: () => void; onRemoved: () => void };

/** One session: what, when and how long. */
function SessionRow({ session, onEdit, onRemoved }: SessionRowProps) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const { failed } = useOutcomeToast();
  const removing = useRemoveSession();
  const ownZone = useOwnZone();
  const { id, activity, note, source, seconds, day, time, timeZone } = session;
  const where = timeZone === ownZone ? '' : ` (${format.city(timeZone)})`;
  const name = `${t(`kinds.${activity}`)}, ${format.day(day)} ${time}`;
  const remove = () => removing.mutate({ id }, { onSuccess: onRemoved, onError: failed });
  const groups = [
    [{ id: 'edit', text: t('sessions.edit'), icon: IconEdit, onSelect: onEdit }],
    [{ id: 'remove', text: t('sessions.remove'), icon: IconTrash, dangerous: true, onSelect: remove }],
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <strong>{t(`kinds.${activity}`)}</strong> {note}
        </p>
        <p className={typography.note}>
          {format.day(day)}, {time}
          {where} {source === 'manual' && `· ${t('sessions.by-hand')}`}
        </p>
      </div>
      <p className={styles.length}>{duration(seconds)}</p>
      <MoreMenu label={t('sessions.more', { name })} groups={groups} />
    </li>
  );
}

/** Undoes the deletion of a session. */
function RemovedSession({ session, onClose }: { session: StudySession; onClose: () => void }) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { failed } = useOutcomeToast();
  const restore = useRestoreSession();
  return (
    <UndoBar
      text={t('sessions.removed', { kind: t(`kinds.${session.activity}`), time: duration(session.seconds) })}
      isPending={restore.isPending}
      takesFocus
      onUndo={() => restore.mutate({ id: session.id }, { onSuccess: onClose, onError: failed })}
      onClose={onClose}
    />
  );
}
