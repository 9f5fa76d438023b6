import { IconDotsVertical, IconEdit, IconTrash } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useRemoveSession, useRestoreSession, useSessions } from './api.ts';
import { SessionDialog } from './session-dialog.tsx';
import styles from './study.module.css';

/** What was studied, latest first, and a form to add what the clock missed. */
export function SessionsPart({ today }: { today: string }) {
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
    [
      {
        id: 'edit',
        text: t('sessions.edit'),
        icon: <IconEdit size="1.125rem" aria-hidden="true" />,
        onSelect: onEdit,
      },
    ],
    [
      {
        id: 'remove',
        text: t('sessions.remove'),
        icon: <IconTrash size="1.125rem" aria-hidden="true" />,
        dangerous: true,
        onSelect: remove,
      },
    ],
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <strong>{t(`kinds.${activity}`)}</strong> {note}
        </p>
        <p className={styles.note}>
          {format.day(day)}, {time}
          {where} {source === 'manual' && `· ${t('sessions.by-hand')}`}
        </p>
      </div>
      <p className={styles.length}>{duration(seconds)}</p>
      <Menu
        groups={groups}
        trigger={
          <Button variant="plain" aria-label={t('sessions.more', { name })}>
            <IconDotsVertical size="1.125rem" aria-hidden="true" />
          </Button>
        }
      />
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
      undoText={t('undo')}
      closeText={t('close')}
      isPending={restore.isPending}
      takesFocus
      onUndo={() => restore.mutate({ id: session.id }, { onSuccess: onClose, onError: failed })}
      onClose={onClose}
    />
  );
}
