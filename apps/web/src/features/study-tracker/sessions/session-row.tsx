import { IconDotsVertical, IconEdit, IconTrash } from '@tabler/icons-react';
import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { useRemoveSession } from '#features/study-tracker/api.ts';
import styles from '#features/study-tracker/study.module.css';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useOwnZone } from '#features/study-tracker/use-own-zone.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

export type SessionRowProps = { session: StudySession; onEdit: () => void; onRemoved: () => void };

/** One session: what, when and how long. */
export function SessionRow({ session, onEdit, onRemoved }: SessionRowProps) {
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
